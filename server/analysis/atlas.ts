import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Atlas } from '../../src/core/bazi/birth-request'
import { openZones, type ZoneTable } from '../../src/core/calendar/zone-history'
import { openPlaces } from '../../src/core/places/search'
import type { PlaceTable } from '../../src/core/places/place-table'

/** Zones and all places from the packs that `npm run packs` built. @throws when the folder lacks them */
export function openAtlas(packsDir: string): Atlas {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(packsDir, `${name}.json`), 'utf8'))
  return { zones: openZones(read('zones') as ZoneTable), places: openPlaces(read('places') as PlaceTable) }
}
