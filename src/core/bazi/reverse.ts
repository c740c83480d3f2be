// 四柱 → the times they stand for.
import { dayNumber, SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import type { Instant } from '../calendar/instant'
import {
  FIRST_TERM_YEAR,
  LAST_TERM_INSTANT,
  LAST_TERM_YEAR,
  termInstant,
  termOrdinal,
  type TermOrdinal,
} from '../calendar/solar-terms'
import { fail, ok, type Failure, type Result } from '../shared/result'
import {
  dayPillar,
  hourPillar,
  monthPillar,
  POSITIONS,
  yearPillar,
  type FourPillars,
  type Position,
} from './four-pillars'
import { parsePillar, type Pillar } from './pillar'
import {
  clockRuns,
  FARTHEST_READING,
  firstAt,
  joinSpans,
  lacksLongitude,
  spanWithin,
  type PlaceClock,
  type Span,
} from './place-clock'
import type { School } from './school'
import { mod } from './stems-branches'

/** As written (`'甲子'`) or as cast. */
export type WantedPillars = Readonly<Record<Position, Pillar | string>>

/** Gregorian years of the wall clock, both inclusive. */
export interface YearRange {
  readonly from: number
  readonly to: number
}

/** A time in which all four pillars hold: they do at `from` and a second before `until`, and not outside. */
export type Match = Span

export type ReverseFailure = Failure<
  | 'pillars/unknown'
  /** 五虎遁 gives the month of that year another stem, or 五鼠遁 the hour of that day. */
  | 'pillars/impossible'
  | 'pillars/years-out-of-range'
  | 'place/longitude-missing'
>

/** Of one civil date, seconds from its midnight. */
type Piece = readonly [from: number, until: number]
/** From 节 to 节. */
type Month = readonly [from: Instant, until: Instant]

const MONTH_TERMS = 2
const TERMS_PER_YEAR = 24

/**
 * Every time that has the four pillars and touches the years asked for, in order of time, each exact to the second:
 * cut by the solar terms, by the turn of the day, by the edges of the double hour and by any setting of the clock,
 * and not by the ends of the years. Where midnight splits the 子 hour (`dayRollover`), both pieces are found. Complete
 * wherever `fourPillars` is defined, which ends at the first and the last term of the table.
 *
 * `pillars/unknown` and `pillars/impossible` name the `part`; `pillars/years-out-of-range` is for years beyond the
 * table (1850–2250) or not whole.
 *
 * @source bazi-4
 */
export function findBirths(
  wanted: WantedPillars,
  range: YearRange,
  place: PlaceClock,
  school: School,
): Result<readonly Match[], ReverseFailure> {
  const read = readWanted(wanted)
  if (!read.ok) return read
  const { year, month, day, hour } = read.value
  const monthIndex = mod(month.index - monthPillar(year, 0).index, 60)
  if (monthIndex > 11) return fail('pillars/impossible', { part: 'month' })
  const pieces = piecesOf(day, hour, school.dayRollover)
  if (pieces.length === 0) return fail('pillars/impossible', { part: 'hour' })
  if (!isInTable(range.from) || !isInTable(range.to))
    return fail('pillars/years-out-of-range', { ...range, first: FIRST_TERM_YEAR, last: LAST_TERM_YEAR })
  if (lacksLongitude(place, school.clock)) return fail('place/longitude-missing')

  const found: Span[][] = []
  for (const [from, until] of monthsOf(year, monthIndex, range))
    for (const date of datesOf(day, from, until)) addSpans(found, date, pieces, [from, until], place, school)
  const begin = dayNumber(range.from, 1, 1) * SECONDS_PER_DAY
  const end = dayNumber(range.to + 1, 1, 1) * SECONDS_PER_DAY
  const touches = ({ wall }: Span): boolean => wall.from < end && wall.until > begin
  return ok(found.filter((spans) => spans.some(touches)).map(joined))
}

const joined = (spans: readonly Span[]): Match => joinSpans(spans[0] as Span, spans[spans.length - 1] as Span)

function readWanted(wanted: WantedPillars): Result<FourPillars, Failure<'pillars/unknown'>> {
  const read: Partial<Record<Position, Pillar>> = {}
  for (const part of POSITIONS) {
    const given = wanted[part]
    const text = typeof given === 'string' ? given : given.text
    const pillar = parsePillar(text)
    if (!pillar) return fail('pillars/unknown', { part, text })
    read[part] = pillar
  }
  return ok(read as FourPillars)
}

const isInTable = (year: number): boolean => Number.isInteger(year) && year >= FIRST_TERM_YEAR && year <= LAST_TERM_YEAR

/** Where in a date of this day pillar the hour pillar is found; nowhere when 五鼠遁 never gives it. */
function piecesOf(day: Pillar, hour: Pillar, rollover: School['dayRollover']): readonly Piece[] {
  const index = mod(hour.index - hourPillar(day, 0).index, 60)
  const late: Piece = [SECONDS_PER_DAY - 3600, SECONDS_PER_DAY]
  if (index > 0 && index < 12) return [[(2 * index - 1) * 3600, (2 * index + 1) * 3600]]
  if (index === 0 && rollover === '23:00') return [[-3600, 3600]]
  if (index === 0) return rollover === '00:00' ? [[0, 3600]] : [[0, 3600], late]
  return index === 12 && rollover === '00:00' ? [late] : []
}

/** The months of that pillar that may touch the years. */
function monthsOf(year: Pillar, monthIndex: number, range: YearRange): readonly Month[] {
  const months: Month[] = []
  const last = termOrdinal(LAST_TERM_YEAR, TERMS_PER_YEAR - 1)
  const first = range.from - 1
  for (let y = first + mod(year.index - yearPillar(first).index, 60); y <= range.to; y += 60) {
    const term = (y - FIRST_TERM_YEAR) * TERMS_PER_YEAR + MONTH_TERMS * (monthIndex + 1)
    if (term < 0 || term > last) continue
    const next = term + MONTH_TERMS
    const until = next > last ? LAST_TERM_INSTANT : termInstant(next as TermOrdinal)
    months.push([termInstant(term as TermOrdinal), until])
  }
  return months
}

/** The dates of a day pillar, in days since 1970-01-01, that a clock anywhere may show between two instants. */
function datesOf(day: Pillar, from: Instant, until: Instant): readonly number[] {
  const dates: number[] = []
  const first = Math.floor((from - FARTHEST_READING) / SECONDS_PER_DAY)
  const last = Math.ceil((until + FARTHEST_READING) / SECONDS_PER_DAY)
  for (let date = first + mod(day.index - dayPillar(first).index, 60); date <= last; date += 60) dates.push(date)
  return dates
}

/**
 * Adds when the clock shows the pieces of a date within a month: a list of spans for every match, of more than one where
 * the clock was set in it.
 */
function addSpans(
  found: Span[][],
  date: number,
  pieces: readonly Piece[],
  [from, until]: Month,
  place: PlaceClock,
  school: School,
): void {
  const midnight = date * SECONDS_PER_DAY
  const earliest = midnight - 3600 - FARTHEST_READING
  for (const run of clockRuns(place, school.clock, earliest, midnight + SECONDS_PER_DAY + FARTHEST_READING))
    for (const [start, end] of pieces) {
      const begin = Math.max(from, firstAt(run, (midnight + start) as WallSeconds))
      const span = spanWithin(run, begin, Math.min(until, firstAt(run, (midnight + end) as WallSeconds)))
      const match = found[found.length - 1]
      if (span && match?.[match.length - 1]?.until === span.from) match.push(span)
      else if (span) found.push([span])
    }
}
