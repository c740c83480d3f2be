// Names of the cities that zones are called after, from CLDR.
import { fold } from '../../../src/core/places/fold'
import type { Names } from '../../../src/core/places/place'
import { LOCALES } from '../../../src/core/shared/locale'
import type { Sources } from '../sources'
import type { Draft } from './draft'
import type { ZoneNames } from './zone-names'

export interface ZoneCities {
  /** The names of the city its zone is called after, when that is this place. */
  find(place: Pick<Draft, 'zone' | 'names'>): Names | null
  /** Whether any zone is called after a city of that English name. */
  names(english: string): boolean
}

interface ZoneCity {
  readonly zone: string
  readonly names: Names
}

export function openZoneCities(sources: Sources, zones: Pick<ZoneNames, 'same'>): ZoneCities {
  const cities = readZoneCities(sources)
  const own = new Set(cities.map(({ zone }) => zone))
  const byKey = new Map<string, ZoneCity[]>()
  for (const city of cities) {
    const key = cityKey(city.names.en)
    byKey.set(key, [...(byKey.get(key) ?? []), city])
  }
  // CLDR keeps old names of zones (Asia/Calcutta), so names are compared by what they mean; but not where the place's
  // zone has a city of its own: Marigot in Dominica is not the Marigot of America/Marigot, though the clocks are one.
  const isFor = (city: ZoneCity, zone: string): boolean =>
    own.has(zone) ? city.zone === zone : zones.same(city.zone, zone)
  return {
    find: ({ zone, names }) => byKey.get(cityKey(names.en))?.find((city) => isFor(city, zone))?.names ?? null,
    names: (english) => byKey.has(cityKey(english)),
  }
}

/** CLDR nests zones by the parts of their names; a zone is an object with an `exemplarCity`, or an empty one in English. */
type Tree = { readonly [part: string]: Tree | string }

/** Only zones whose city has a name in all five languages; English falls back on the zone's last part. */
function readZoneCities(sources: Sources): ZoneCity[] {
  const [hans, ...rest] = LOCALES.map((locale) => citiesOf(sources.json(locale), locale))
  const cities: ZoneCity[] = []
  for (const zone of hans?.keys() ?? []) {
    const [hant, en, ja, ko] = rest.map((names) => names.get(zone))
    const simplified = hans?.get(zone)
    if (!simplified || !hant || !ja || !ko) continue
    const english = en ?? (zone.split('/').pop() ?? zone).replace(/_/g, ' ')
    cities.push({ zone, names: { 'zh-Hans': simplified, 'zh-Hant': hant, en: english, ja, ko } })
  }
  return cities
}

function citiesOf(file: unknown, locale: string): Map<string, string> {
  const { main } = file as { main: { [locale: string]: { dates: { timeZoneNames: { zone: Tree } } } } }
  const cities = new Map<string, string>()
  const walk = (tree: Tree, path: string): void => {
    for (const [part, inner] of Object.entries(tree)) {
      if (part === 'exemplarCity' && typeof inner === 'string') cities.set(path, inner)
      else if (typeof inner !== 'string') walk(inner, path === '' ? part : `${path}/${part}`)
    }
  }
  walk(main[locale]?.dates.timeZoneNames.zone ?? {}, '')
  return cities
}

/** CLDR keeps the older English name of some cities GeoNames has under the newer. */
const NEWER: Readonly<Record<string, string>> = {
  calcutta: 'kolkata',
  katmandu: 'kathmandu',
  kiev: 'kyiv',
  rangoon: 'yangon',
  saigon: 'hochiminhcity',
  ulaanbaatar: 'ulanbator',
}

export function cityKey(name: string): string {
  const folded = fold(name)
  return NEWER[folded] ?? folded
}
