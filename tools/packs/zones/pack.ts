// Zone history: every clock of the tz database until the end of 2037; what follows repeats (zone-history.ts in core).
import type { Pack } from '../pack'
import { encodeZones } from './encode'
import { readRow } from './moment-text'
import { MOMENT_FILE } from './source-file'
import { withSummer, type Period, type SummerFact } from './summer'
import type { ZoneRow } from './zone-row'

interface MomentFile {
  readonly version: string
  readonly zones: readonly string[]
  readonly links: readonly string[]
}

/** 2038-01-01: the table ends here; no zone changes its clock between this and March. */
const END = 2_145_916_800
const WHOLE_ROW_LIMIT = 16 * 3600

export const zonesPack: Pack<ZoneRow> = {
  name: 'zones',
  sources: { moment: MOMENT_FILE },
  tables: ['tools/packs/zones/summer.tsv'],
  target: 'src/platform/packs/builtin/zones.json',
  budget: { bytes: 160_000, gzip: 27 * 1024 },
  parse(sources) {
    const file = sources.json('moment') as MomentFile
    const facts = readFacts(sources.rows('tools/packs/zones/summer.tsv'))
    const links = file.links.map((link) => link.split('|'))
    return file.zones.map(readRow).map((zone) => ({
      name: zone.name,
      periods: untilEnd(withSummer(zone, facts)),
      links: links.flatMap(([target, name]) => (target === zone.name && name !== undefined ? [name] : [])).sort(),
    }))
  },
  faults(rows) {
    const names = rows.flatMap((row) => [row.name, ...row.links])
    return [
      ...(rows.length === 344 ? [] : [`expected 344 zones, read ${rows.length}`]),
      ...(names.length === 597 ? [] : [`expected 597 names of zones, read ${names.length}`]),
      ...(new Set(names).size === names.length ? [] : ['a name stands for two zones']),
      ...rows.flatMap(rowFaults),
    ]
  },
  encode: encodeZones,
}

function readFacts(rows: readonly (readonly string[])[]): SummerFact[] {
  return rows.flatMap(([zones = '', from = '', until = '', minutes = '']) =>
    zones.split(' ').map((zone) => ({
      zone,
      from: Date.parse(from) / 1000,
      until: Date.parse(until) / 1000,
      summer: Number(minutes) * 60,
    })),
  )
}

function untilEnd(periods: readonly Period[]): Period[] {
  const kept = periods.filter((_, i) => i === 0 || (periods[i - 1]?.until ?? 0) < END)
  return kept.map((period, i) => (i === kept.length - 1 ? { ...period, until: Infinity } : period))
}

function rowFaults({ name, periods }: ZoneRow): string[] {
  return periods.flatMap((period, i) => {
    const before = periods[i - 1]
    const faults: string[] = []
    if (Math.abs(period.offset) > WHOLE_ROW_LIMIT) faults.push(`${name}: an offset of ${period.offset} s`)
    if (!Number.isInteger(period.offset)) faults.push(`${name}: an offset of ${period.offset} s`)
    if (before && !(period.until > before.until)) faults.push(`${name}: period ${i} ends before it begins`)
    if (before && before.offset === period.offset && before.summer === period.summer)
      if (before.abbreviation === period.abbreviation) faults.push(`${name}: period ${i} changes nothing`)
    return faults
  })
}
