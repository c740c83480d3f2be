import type { Sources } from '../sources'

export interface ZoneNames {
  /** Every name of a zone the zone table knows. */
  readonly known: ReadonlySet<string>
  /** Whether two names mean one zone. */
  readonly same: (a: string, b: string) => boolean
}

export function readZoneNames(sources: Sources): ZoneNames {
  const file = sources.json('moment') as { readonly zones: readonly string[]; readonly links: readonly string[] }
  const targets = new Map(file.links.map((link) => link.split('|').reverse() as [string, string]))
  const own = file.zones.map((row) => row.slice(0, row.indexOf('|')))
  const target = (name: string): string => targets.get(name) ?? name
  return { known: new Set([...own, ...targets.keys()]), same: (a, b) => target(a) === target(b) }
}
