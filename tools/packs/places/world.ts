// Places outside mainland China: our table of named cities, the cities zones are called after, the largest of GeoNames.
import type { Names } from '../../../src/core/places/place'
import type { Sources } from '../sources'
import { coordinates, given, listed, namesOf } from './cells'
import type { Draft } from './draft'
import type { City } from './geonames'
import { cityKey, openZoneCities, type ZoneCities } from './zone-cities'
import { readZoneNames } from './zone-names'
import { openZoneOf, type ZoneOf } from './zone-of'

/** With our own, which are nearly all among the largest. */
const LARGEST = 10_000
const PEOPLE_PER_UNIT = 10_000
/** A section of a town, a destroyed or an abandoned one. */
const NOT_TOWNS = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH'])
/** Placed by hand, all of them, from our tables. */
const OURS = new Set(['CN', 'HK', 'MO', 'TW'])

export interface World {
  readonly world: readonly Draft[]
  /** Rows of world.tsv that GeoNames contradicts. */
  readonly faults: readonly string[]
}

interface Tools {
  readonly zoneOf: ZoneOf
  readonly zoneCities: ZoneCities
}

export function readWorld(sources: Sources, cities: readonly City[]): World {
  const zones = readZoneNames(sources)
  const tools = { zoneOf: openZoneOf(zones.of), zoneCities: openZoneCities(sources, zones) }
  const byId = new Map(cities.map((city) => [`gn${city.id}`, city]))
  const rows = sources.rows('tools/packs/places/world.tsv')
  const ours = rows.map((row) => namedCity(tools, row, byId)).filter((draft) => draft !== null)
  const known = new Set(ours.map(({ id }) => id))
  const others = cities.filter((city) => !known.has(`gn${city.id}`))
  return {
    world: [...ours, ...largeCities(tools, others, ours)],
    faults: rows
      .filter(([id]) => !known.has(id ?? ''))
      .map(([id, where, en]) => `world.tsv: no ${id} ${en} in ${where}`),
  }
}

/** A row of world.tsv; null when GeoNames has no such city in that country and the row gives no coordinates. */
function namedCity(tools: Tools, row: readonly string[], byId: ReadonlyMap<string, City>): Draft | null {
  const [id = '', where = '', en = '', hans = '', hant = '', ja = '', ko = '', people, always, spot, also] = row
  const [country = '', ownAdmin1] = where.split('.')
  const city = byId.get(id)
  const at = coordinates(spot) ?? city
  if (!at || (city && city.country !== country)) return null
  const names = namesOf([hans, hant, en, ja, ko])
  const draft = draftAt(tools, { ...at, id, country, admin1: ownAdmin1 ?? city?.admin1 ?? '' }, names)
  const others = [...listed(also), ...(city ? [city.name] : []), ...Object.values(tools.zoneCities.find(draft) ?? {})]
  return {
    ...draft,
    population: Number(people) * PEOPLE_PER_UNIT,
    always: given(always) === '+',
    also: otherThan(names, others),
  }
}

/** The most populous, and whatever city a zone is called after; named in all languages where CLDR does. */
function largeCities(tools: Tools, cities: readonly City[], ours: readonly Draft[]): Draft[] {
  const { zoneCities } = tools
  const largest = cities
    .filter((city) => !OURS.has(city.country) && !NOT_TOWNS.has(city.feature))
    .sort((a, b) => b.population - a.population || a.id - b.id)
  const room = LARGEST - ours.length
  const taken = new Set(ours.map(zoneCityKey))
  const drafts: Draft[] = []
  largest.forEach((city, rank) => {
    if (rank >= room && !zoneCities.names(city.name)) return
    const english = namesOf([city.name, city.name, city.name, city.name, city.name])
    const draft = { ...draftAt(tools, { ...city, id: `gn${city.id}` }, english), population: city.population }
    const names = taken.has(zoneCityKey(draft)) ? null : zoneCities.find(draft)
    if (names) taken.add(zoneCityKey(draft))
    if (names || rank < room) drafts.push({ ...draft, names: names ? { ...names, en: city.name } : english })
  })
  return drafts
}

/** A smaller town of the same name in the same zone is not the city the zone is called after. */
const zoneCityKey = (draft: Pick<Draft, 'zone' | 'names'>): string => `${draft.zone} ${cityKey(draft.names.en)}`

type Where = Pick<City, 'country' | 'admin1' | 'longitude' | 'latitude'> & { readonly id: string }

function draftAt({ zoneOf }: Tools, { id, country, admin1, longitude, latitude }: Where, names: Names): Draft {
  return {
    id,
    names,
    pinyin: '',
    also: [],
    regions: admin1 === '' ? [] : [`${country}.${admin1}`],
    country,
    longitude,
    latitude,
    zone: zoneOf(country, longitude, latitude),
    population: 0,
    always: false,
  }
}

function otherThan(names: Names, others: readonly string[]): string[] {
  const known = new Set<string>(Object.values(names))
  return [...new Set(others)].filter((name) => !known.has(name))
}
