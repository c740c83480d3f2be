// A birth whose hour nobody remembers: every chart the day can have, beside what they share.
import {
  dayNumber,
  daysInMonth,
  formatCivilTime,
  SECONDS_PER_DAY,
  type CivilTime,
  type WallSeconds,
} from '../calendar/civil-time'
import type { Instant } from '../calendar/instant'
import {
  FIRST_TERM_INSTANT,
  LAST_TERM_INSTANT,
  termAtOrBefore,
  termInstant,
  type TermOrdinal,
} from '../calendar/solar-terms'
import { fail, ok, type Failure, type Result } from '../shared/result'
import { countElements } from './chart'
import { ELEMENTS, type Element } from './elements'
import { fourPillars, POSITIONS, type FourPillars, type Position } from './four-pillars'
import type { Pillar } from './pillar'
import {
  clockRuns,
  FARTHEST_READING,
  firstAt,
  joinSpans,
  lacksLongitude,
  readingAt,
  spanWithin,
  type ClockRun,
  type PlaceClock,
  type Span,
} from './place-clock'
import type { School } from './school'
import type { Branch, Stem } from './stems-branches'

/** As the calendar on the wall shows it. */
export type CivilDate = Pick<CivilTime, 'year' | 'month' | 'day'>

/** One of the charts of the day with the time in which it holds. */
export interface HourCandidate extends Span {
  /** The middle of the span, a whole second: a moment to cast the chart at. */
  readonly at: Instant
  readonly pillars: FourPillars
}

export interface KnownPillar {
  /** What holds longest in the day. */
  readonly pillar: Pillar
  /** What else holds for some of it, where a 节 or the turn of the day falls within; the longest first. */
  readonly alternatives: readonly Pillar[]
}

/** What all charts of the day have alike; null where they differ. */
export interface Common {
  readonly pillars: Readonly<Record<Position, Pillar | null>>
  readonly stems: Readonly<Record<Position, Stem | null>>
  readonly branches: Readonly<Record<Position, Branch | null>>
  /** Of the eight characters, counted as in a chart. */
  readonly elements: Readonly<Record<Element, { readonly least: number; readonly most: number }>>
}

export interface UnknownHour {
  readonly known: Readonly<Record<'year' | 'month' | 'day', KnownPillar>>
  readonly hours: readonly HourCandidate[]
  readonly common: Common
}

export type UnknownHourFailure = Failure<
  'time/no-such-date' | 'time/gap' | 'time/out-of-range' | 'place/longitude-missing'
>

/**
 * The charts of a civil day, 00:00 to 24:00 of the wall clock, in order of time: one for every stretch in which the four
 * pillars stay the same. Mostly thirteen, the 子 hour being met at both ends of the day; under `00:00-own-stem` those two
 * may be the same chart. On the true solar clock the first or the last may belong to the solar date before or after, and
 * where midnight splits the 子 hour, either end may show both its halves. A 节 cuts its hour in two.
 *
 * `time/gap` for a day a place skipped (Samoa, 2011/12/30); `time/out-of-range` unless the whole day lies in the
 * solar-term table.
 *
 * @source bazi-4
 */
export function unknownHour(
  date: CivilDate,
  place: PlaceClock,
  school: School,
): Result<UnknownHour, UnknownHourFailure> {
  const { year, month, day } = date
  const text = formatCivilTime({ year, month, day, hour: 0, minute: 0, second: 0 })
  if (!(day >= 1 && day <= daysInMonth(year, month))) return fail('time/no-such-date', { text })
  if (lacksLongitude(place, school.clock)) return fail('place/longitude-missing')
  const midnight = dayNumber(year, month, day) * SECONDS_PER_DAY
  const outside = midnight - FARTHEST_READING < FIRST_TERM_INSTANT
  if (outside || midnight + SECONDS_PER_DAY + FARTHEST_READING > LAST_TERM_INSTANT)
    return fail('time/out-of-range', { text })

  const hours = candidates(midnight, place, school)
  if (hours.length === 0) return fail('time/gap', { text })
  const known = { year: knownPillar(hours, 'year'), month: knownPillar(hours, 'month'), day: knownPillar(hours, 'day') }
  return ok({ known, hours, common: commonOf(hours.map(({ pillars }) => pillars)) })
}

function candidates(midnight: number, place: PlaceClock, school: School): readonly HourCandidate[] {
  const end = midnight + SECONDS_PER_DAY
  const found: Omit<HourCandidate, 'at'>[] = []
  for (const run of clockRuns(place, school.clock, midnight - FARTHEST_READING, end + FARTHEST_READING)) {
    const day = spanWithin(run, midnight - run.offset, end - run.offset)
    for (const span of day ? piecesOf(run, day) : []) {
      const pillars = fourPillars(span.from, readingAt(run, span.from), school)
      const last = found[found.length - 1]
      if (last?.until === span.from && POSITIONS.every((position) => last.pillars[position] === pillars[position]))
        found[found.length - 1] = { ...joinSpans(last, span), pillars }
      else found.push({ ...span, pillars })
    }
  }
  return found.map((span) => ({ ...span, at: Math.floor((span.from + span.until) / 2) as Instant }))
}

/** Cut wherever a pillar might turn: at every full hour of the school's clock and at a term. */
function piecesOf(run: ClockRun, { from, until }: Span): readonly Span[] {
  const term = termInstant((termAtOrBefore(from) + 1) as TermOrdinal)
  const cuts: number[] = term < until ? [from, term, until] : [from, until]
  let hour = (Math.floor(readingAt(run, from) / 3600) + 1) * 3600
  for (let at = firstAt(run, hour as WallSeconds); at < until; at = firstAt(run, hour as WallSeconds)) {
    cuts.push(at)
    hour += 3600
  }
  cuts.sort((a, b) => a - b)
  return cuts.slice(1).flatMap((cut, i) => spanWithin(run, cuts[i] ?? cut, cut) ?? [])
}

function knownPillar(hours: readonly HourCandidate[], position: Position): KnownPillar {
  const seconds = new Map<Pillar, number>()
  for (const { pillars, from, until } of hours)
    seconds.set(pillars[position], (seconds.get(pillars[position]) ?? 0) + until - from)
  const [pillar, ...alternatives] = [...seconds].sort((a, b) => b[1] - a[1]).map(([found]) => found)
  return { pillar: pillar as Pillar, alternatives }
}

function commonOf(charts: readonly FourPillars[]): Common {
  const shared = <T>(value: (pillar: Pillar) => T): Record<Position, T | null> => {
    const same = (position: Position): T | null => {
      const [first, ...rest] = [...new Set(charts.map((pillars) => value(pillars[position])))]
      return first === undefined || rest.length > 0 ? null : first
    }
    return { year: same('year'), month: same('month'), day: same('day'), hour: same('hour') }
  }
  const counted = charts.map(countElements)
  const range = (element: Element): [Element, Common['elements'][Element]] => {
    const counts = counted.map((ofChart) => ofChart[element])
    return [element, { least: Math.min(...counts), most: Math.max(...counts) }]
  }
  return {
    pillars: shared((pillar) => pillar),
    stems: shared(({ stem }) => stem),
    branches: shared(({ branch }) => branch),
    elements: Object.fromEntries(ELEMENTS.map(range)) as Common['elements'],
  }
}
