// How much of each offset is summer time. The tz database knows; moment's packed text dropped it, so it is derived here:
// by the clock's letters, for numeric clocks by their neighbours, and by summer.tsv where neither tells.
// Checked zone by zone, 1900–2037, against the isdst flags of a compiled tz database (2025b).
import type { RawPeriod, RawZone } from './moment-text'

export interface Period extends RawPeriod {
  /** Seconds of summer (or war, or double summer) time contained in `offset`; 0 when standard. */
  readonly summer: number
}

/** What summer.tsv says of one stretch: it may begin or end where the clock's law changed but its hands did not. */
export interface SummerFact {
  readonly zone: string
  readonly from: number
  readonly until: number
  readonly summer: number
}

const LETTERS = new Set(
  (
    'EDT CDT MDT PDT ADT NDT YDT HDT AHDT AKDT BDT ADDT NDDT YDDT ' +
    'EWT CWT MWT PWT AWT NWT YWT HWT EPT CPT MPT PPT APT NPT YPT HPT ' +
    'CEST CEMT EEST WEST WEMT BDST MSD MDST IDT IDDT JDT KDT HKST HKWT PKST GDT NZDT AEDT ACDT AWDT CAST WAST'
  ).split(' '),
)
/** Letters that mean summer here and a standard clock elsewhere (BST is also Bering Standard Time, IST India's). */
const LETTERS_OF: Readonly<Record<string, string>> = {
  'Europe/London': 'BST',
  'Europe/Gibraltar': 'BST',
  'Europe/Dublin': 'BST IST',
  'Europe/Moscow': 'MST',
  'Europe/Riga': 'LST',
  'America/La_Paz': 'BST',
}
const DAY = 86_400
const LONGEST_SUMMER = 330 * DAY
/** Lord Howe saves 30 minutes, Malaya and Uruguay once saved 20 and 30, double summer time saves 120. */
const LEAST_SAVING = 20 * 60
const GREATEST_SAVING = 120 * 60

export function withSummer(zone: RawZone, facts: readonly SummerFact[]): Period[] {
  const own = facts.filter((fact) => fact.zone === zone.name)
  const cut = cutAt(
    zone.periods,
    own.flatMap((fact) => [fact.from, fact.until]),
  )
  const known = cut.map((period, i) => {
    const from = startOf(cut, i)
    return own.find((fact) => from >= fact.from && period.until <= fact.until)?.summer ?? null
  })
  const summery = cut.map((_, i) => ((known[i] ?? null) === null ? isSummer(zone.name, cut, i) : known[i] !== 0))
  return cut.map((period, i) => ({
    ...period,
    summer: known[i] ?? (summery[i] ? saving(zone.name, cut, summery, i) : 0),
  }))
}

function cutAt(periods: readonly RawPeriod[], edges: readonly number[]): RawPeriod[] {
  return periods.flatMap((period, i) => {
    const inside = edges.filter((edge) => edge > startOf(periods, i) && edge < period.until)
    return [...new Set([...inside, period.until])].sort((a, b) => a - b).map((until) => ({ ...period, until }))
  })
}

function isSummer(zone: string, periods: readonly RawPeriod[], i: number): boolean {
  const period = periods[i]
  if (!period) return false
  if (!/^[+-]/.test(period.abbreviation))
    return LETTERS.has(period.abbreviation) || (LETTERS_OF[zone] ?? '').split(' ').includes(period.abbreviation)
  return period.until - startOf(periods, i) < LONGEST_SUMMER && standsAboveBothSides(periods, i)
}

function standsAboveBothSides(periods: readonly RawPeriod[], i: number): boolean {
  const before = periods[i - 1]
  const after = periods[i + 1]
  const period = periods[i]
  if (!before || !after || !period) return false
  return [before, after].every(({ offset }) => isSaving(period.offset - offset))
}

/** Over the nearest standard clock, before rather than after, whose distance can be a saving at all. */
function saving(zone: string, periods: readonly RawPeriod[], summery: readonly boolean[], i: number): number {
  const offset = periods[i]?.offset ?? 0
  for (let step = 1; step < periods.length; step++) {
    for (const k of [i - step, i + step]) {
      const other = periods[k]
      if (other && !summery[k] && isSaving(offset - other.offset)) return offset - other.offset
    }
  }
  throw new Error(`zones: ${zone}: no standard clock for ${periods[i]?.abbreviation}`)
}

const isSaving = (seconds: number): boolean => seconds >= LEAST_SAVING && seconds <= GREATEST_SAVING

const startOf = (periods: readonly RawPeriod[], i: number): number => periods[i - 1]?.until ?? -Infinity
