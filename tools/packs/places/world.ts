// Places outside mainland China: our table of named cities, the cities zones are called after, the largest of GeoNames.
import type { Names } from '../../../src/core/places/place'
import type { Sources } from '../sources'
import { coordinates, given, listed } from './cells'
import type { Draft } from './draft'
import type { City } from './geonames'
import { cityKey, readZoneCities, type ZoneCity } from './zone-cities'
import { readZoneNames } from './zone-names'
import { zoneOf } from './zone-of'

const LARGEST = 10_000
const PEOPLE_PER_UNIT = 10_000
/** A section of a town, a destroyed or an abandoned one. */
const NOT_TOWNS = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH'])
/** Placed by hand, all of them, from our tables. */
const OURS = new Set(['CN', 'HK', 'MO', 'TW'])

export interface World {
  readonly world: readonly Draft[]
  readonly faults: readonly string[]
}

export function readWorld(sources: Sources, cities: readonly City[]): World {
  const zones = readZoneNames(sources)
  const byId = new Map(cities.map((city) => [`gn${city.id}`, city]))
  const zoneCities = byKey(readZoneCities(sources))
  const faults: string[] = []
  const drafts = new Map<string, Draft>()
  const zoneNamesOf = (draft: Draft): Names | null =>
    zoneCities.get(cityKey(draft.names.en))?.find(({ zone }) => zones.same(zone, draft.zone))?.names ?? null

  for (const row of sources.rows('tools/packs/places/world.tsv')) {
    const [id = '', where = '', en = '', hans = '', hant = '', ja = '', ko = '', people, always, spot, also] = row
    const [country = '', ownAdmin1] = where.split('.')
    const city = byId.get(id)
    const at = coordinates(spot) ?? city
    if (!at || (city && city.country !== country)) {
      faults.push(`world.tsv: ${id} ${en} is not in GeoNames, or not in ${country}`)
      continue
    }
    const draft = draftAt(id, country, ownAdmin1 ?? city?.admin1 ?? '', at, {
      names: { 'zh-Hans': hans, 'zh-Hant': hant, en, ja, ko },
      population: Number(people) * PEOPLE_PER_UNIT,
    })
    const zoneNames = zoneNamesOf(draft)
    const others = [city?.name, ...(zoneNames ? Object.values(zoneNames) : [])].filter((name) => name !== undefined)
    drafts.set(id, {
      ...draft,
      always: given(always) === '+',
      also: otherThan(draft.names, [...listed(also), ...others]),
    })
  }

  const large = [...cities]
    .filter((city) => !OURS.has(city.country) && !NOT_TOWNS.has(city.feature))
    .sort((a, b) => b.population - a.population || a.id - b.id)
  const named = new Set([...drafts.values()].map((draft) => `${draft.zone} ${cityKey(draft.names.en)}`))
  large.forEach((city, rank) => {
    const id = `gn${city.id}`
    if (drafts.has(id)) return
    const { name, country, admin1, population } = city
    const english: Names = { 'zh-Hans': name, 'zh-Hant': name, en: name, ja: name, ko: name }
    const draft = draftAt(id, country, admin1, city, { names: english, population })
    const key = `${draft.zone} ${cityKey(name)}`
    const zoneNames = named.has(key) ? null : zoneNamesOf(draft)
    if (zoneNames) named.add(key)
    if (zoneNames || rank < LARGEST)
      drafts.set(id, { ...draft, names: zoneNames ? { ...zoneNames, en: name } : english })
  })
  return { world: [...drafts.values()], faults }
}

type Known = Pick<Draft, 'names' | 'population'>

function draftAt(
  id: string,
  country: string,
  admin1: string,
  at: Pick<City, 'longitude' | 'latitude'>,
  known: Known,
): Draft {
  return {
    id,
    pinyin: '',
    also: [],
    regions: admin1 === '' ? [] : [`${country}.${admin1}`],
    country,
    longitude: at.longitude,
    latitude: at.latitude,
    zone: zoneOf(country, admin1, at.longitude, at.latitude),
    always: false,
    ...known,
  }
}

function byKey(cities: readonly ZoneCity[]): ReadonlyMap<string, readonly ZoneCity[]> {
  const keys = new Map<string, ZoneCity[]>()
  for (const city of cities) {
    const key = cityKey(city.names.en)
    keys.set(key, [...(keys.get(key) ?? []), city])
  }
  return keys
}

function otherThan(names: Names, others: readonly string[]): string[] {
  const known = new Set<string>(Object.values(names))
  return [...new Set(others)].filter((name) => !known.has(name))
}
