import type { Sources } from '../sources'

export interface ZoneNames {
  /** Every name of a zone the zone table knows. */
  readonly known: ReadonlySet<string>
  /** Whether two names mean one zone. */
  readonly same: (a: string, b: string) => boolean
  /** The zones in use in a country, by ISO 3166-1; null for a country the tz database does not list. */
  readonly of: (country: string) => ReadonlySet<string> | null
}

export function readZoneNames(sources: Sources): ZoneNames {
  const file = sources.json('moment') as { readonly [list in 'zones' | 'links' | 'countries']: readonly string[] }
  const targets = new Map(file.links.map((link) => link.split('|').reverse() as [string, string]))
  const own = file.zones.map((row) => row.slice(0, row.indexOf('|')))
  const target = (name: string): string => targets.get(name) ?? name
  const countries = new Map(
    file.countries.map((row) => [row.slice(0, 2), new Set(row.slice(3).split(' '))] as [string, Set<string>]),
  )
  return {
    known: new Set([...own, ...targets.keys()]),
    same: (a, b) => target(a) === target(b),
    of: (country) => countries.get(country) ?? null,
  }
}
