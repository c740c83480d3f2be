import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Atlas } from '../../src/core/bazi/birth-request'
import { openZones, type ZoneTable } from '../../src/core/calendar/zone-history'
import { openPlaces } from '../../src/core/places/search'
import type { PlaceTable } from '../../src/core/places/place-table'

const PACKS = join(__dirname, '../../src/platform/packs/builtin')

/** Zones and all places from the built packs. */
export const openAtlas = (): Atlas => ({
  zones: openZones(readPack('zones') as ZoneTable),
  places: openPlaces(readPack('places') as PlaceTable),
})

const readPack = (name: string): unknown => JSON.parse(readFileSync(join(PACKS, `${name}.json`), 'utf8'))
