// 流年, 流月, 流日, 流时: the years of a cycle, the months of a year, the days of a month, the hours of a day.
import type { BirthClock } from '../calendar/birth-clock'
import { SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import type { Instant } from '../calendar/instant'
import { FIRST_TERM_YEAR, LAST_TERM_YEAR, termInstant, termOrdinal, type TermOrdinal } from '../calendar/solar-terms'
import { dayPillar, hourPillar, monthPillar, yearPillar, type FourPillars } from './four-pillars'
import { readingAt, whenReads, type LuckClock } from './luck-clock'
import { columnsOf, type Column } from './column'
import { luckCycles, type LuckCycle } from './luck-cycles'
import type { LuckStart } from './luck-start'
import { minorLuck } from './minor-luck'
import type { School } from './school'
import type { Stem } from './stems-branches'

/** One step of luck, as it stands to the day master, and the time it rules: `from` included, `until` not. */
export interface LuckNode {
  readonly column: Column
  readonly from: Instant
  readonly until: Instant
}

/** 立春 to 立春. */
export interface YearNode extends LuckNode {
  /** Gregorian, of the 立春 it begins with. */
  readonly year: number
  /** Nominal. */
  readonly age: number
  /** 小运 of that age. */
  readonly minor: Column
}

/** 节 to 节. */
export interface MonthNode extends LuckNode {
  /** The 节 it begins with. */
  readonly jie: TermOrdinal
}

/** A whole day of the clock, from rollover to rollover. */
export interface DayNode extends LuckNode {
  /** The date that holds its noon, in days since 1970-01-01. */
  readonly date: number
}

/** Nothing is worked out before it is asked for, and nothing is kept: asking again makes equal nodes anew. */
export interface LuckTree {
  readonly clock: LuckClock
  /** Cycle 0 and the ten after it. */
  cycles(): readonly LuckCycle[]
  /**
   * The calendar years of a cycle (fromYear–toYear), each whole, so that the first begins before the cycle does. Those
   * whose end the solar-term table does not know are left off.
   */
  years(cycle: LuckCycle): readonly YearNode[]
  /** Twelve, 寅 first. */
  months(year: YearNode): readonly MonthNode[]
  /** Every day that the month touches, whole: one in which a 节 falls is the last of a month and the first of the next. */
  days(month: MonthNode): readonly DayNode[]
  /** Twelve, 子 first; thirteen where the day turns at 00:00, 子 first and last. One that the clock skipped is left out. */
  hours(day: DayNode): readonly LuckNode[]
}

export interface LuckChart {
  readonly clock: Pick<BirthClock, 'wall' | 'instant' | 'offset' | 'summer'>
  readonly school: Pick<School, 'dayRollover'>
  readonly pillars: FourPillars
  readonly dayMaster: Stem
}

const LICHUN = 2
const TERMS_PER_YEAR = 24
const HOUR = 3600
/** Readings, seconds from midnight, at which the hours of a day begin; the last is the next day's first. */
const FROM_23 = Array.from({ length: 13 }, (_, i) => (2 * i - 1) * HOUR)
const FROM_00 = [0, ...FROM_23.slice(1), 24 * HOUR]

/**
 * The tree of one person's luck.
 *
 * @param clock for days and hours: the birth place's zone, or the viewer's; by default the birth place's standard time
 * as it stood at birth, since a BirthClock no longer knows its zone. Years and months are instants and need none.
 * Schools: `dayRollover` as in the chart. Days and hours read the civil clock even where the chart reads the true sun.
 * @source luck-5, luck-6
 */
export function luckTree(
  chart: LuckChart,
  start: LuckStart,
  clock: LuckClock = chart.clock.offset - chart.clock.summer,
): LuckTree {
  const columns = columnsOf(chart.dayMaster)
  const rollover = chart.school.dayRollover
  const minor = (age: number): Column => at(columns, minorLuck(chart.pillars.hour, start.forward, age).index)
  return {
    clock,
    cycles: () => luckCycles(chart, start),
    years: (cycle) => yearsOf(cycle, columns, minor),
    months: (year) => monthsOf(year, columns),
    days: (month) => daysOf(month, columns, clock, rollover),
    hours: (day) => hoursOf(day, columns, clock, rollover),
  }
}

type Columns = readonly Column[]

/** @param index of a pillar, from 0, counted on past 59 */
const at = (columns: Columns, index: number): Column => columns[index % 60] as Column

function yearsOf(cycle: LuckCycle, columns: Columns, minor: (age: number) => Column): readonly YearNode[] {
  const years: YearNode[] = []
  const first = Math.max(cycle.fromYear, FIRST_TERM_YEAR)
  const last = Math.min(cycle.toYear, LAST_TERM_YEAR - 1)
  if (first > last) return years
  const offset = yearPillar(first).index - first
  let lichun = termOrdinal(first, LICHUN)
  let from = termInstant(lichun)
  for (let year = first; year <= last; year++) {
    lichun = (lichun + TERMS_PER_YEAR) as TermOrdinal
    const until = termInstant(lichun)
    const age = cycle.fromAge + year - cycle.fromYear
    years.push({ column: at(columns, offset + year), from, until, year, age, minor: minor(age) })
    from = until
  }
  return years
}

function monthsOf({ year, column }: YearNode, columns: Columns): readonly MonthNode[] {
  const months: MonthNode[] = []
  const tiger = monthPillar(column.pillar, 0).index
  const first = termOrdinal(year, LICHUN)
  let from = termInstant(first)
  for (let month = 0; month < 12; month++) {
    const jie = (first + 2 * month) as TermOrdinal
    const until = termInstant((jie + 2) as TermOrdinal)
    months.push({ column: at(columns, tiger + month), from, until, jie })
    from = until
  }
  return months
}

function daysOf(
  month: MonthNode,
  columns: Columns,
  clock: LuckClock,
  rollover: School['dayRollover'],
): readonly DayNode[] {
  const opening = hourEdges(rollover)[0] as number
  const beginning = (date: number): Instant => whenReads(clock, (date * SECONDS_PER_DAY + opening) as WallSeconds)
  let date = Math.floor((readingAt(clock, month.from) - opening) / SECONDS_PER_DAY)
  // A clock just set back shows the old date again, though its new day has begun.
  while (beginning(date + 1) <= month.from) date++
  const days: DayNode[] = []
  for (let from = beginning(date); from < month.until; date++) {
    const until = beginning(date + 1)
    // A date the clock left out altogether (Samoa, 30 December 2011) has no time of its own.
    if (from < until) days.push({ column: at(columns, dayPillar(date).index), from, until, date })
    from = until
  }
  return days
}

function hoursOf(
  { date, column }: DayNode,
  columns: Columns,
  clock: LuckClock,
  rollover: School['dayRollover'],
): readonly LuckNode[] {
  const edges = hourEdges(rollover)
  const begins = edges.map((edge) => whenReads(clock, (date * SECONDS_PER_DAY + edge) as WallSeconds))
  const late = rollover === '00:00' ? dayPillar(date + 1) : column.pillar
  const hours: LuckNode[] = []
  for (let hour = 0; hour < edges.length - 1; hour++) {
    const pillar = hour < 12 ? hourPillar(column.pillar, hour) : hourPillar(late, 0)
    const [from, until] = [begins[hour] as Instant, begins[hour + 1] as Instant]
    if (from < until) hours.push({ column: at(columns, pillar.index), from, until })
  }
  return hours
}

const hourEdges = (rollover: School['dayRollover']): readonly number[] => (rollover === '23:00' ? FROM_23 : FROM_00)
