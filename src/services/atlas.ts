import type { Atlas } from '../core/bazi/birth-request'
import { openZones } from '../core/calendar/zone-history'
import { openPlaces } from '../core/places/search'
import { packs } from '../platform/packs'
import type { PackTables } from '../platform/packs/contract'

let atlas: Atlas | null = null

/** Zones and cities, opened once a visit; null while their packs have still to be loaded. */
export function presentAtlas(): Atlas | null {
  const zones = packs.present('zones')
  const cities = packs.present('cities')
  return atlas ?? (zones && cities ? open(zones, cities) : null)
}

export async function loadAtlas(): Promise<Atlas> {
  const [zones, cities] = await Promise.all([packs.load('zones'), packs.load('cities')])
  return atlas ?? open(zones, cities)
}

function open(zones: PackTables['zones'], cities: PackTables['cities']): Atlas {
  atlas = { zones: openZones(zones), places: openPlaces(cities) }
  return atlas
}
