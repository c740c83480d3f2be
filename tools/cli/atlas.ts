import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Atlas } from '../../src/core/bazi/birth-request'
import { openZones } from '../../src/core/calendar/zone-history'
import { openPlaces } from '../../src/core/places/search'
import type { PackTables } from '../../src/platform/packs/contract'

const PACKS = join(__dirname, '../../src/platform/packs/builtin')

/** Zones and all places from the built packs. */
export const openAtlas = (): Atlas => ({
  zones: openZones(readPack('zones')),
  places: openPlaces(readPack('places')),
})

const readPack = <Name extends keyof PackTables>(name: Name): PackTables[Name] =>
  JSON.parse(readFileSync(join(PACKS, `${name}.json`), 'utf8')) as PackTables[Name]
