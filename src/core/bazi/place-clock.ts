// What the clocks of a place show at an instant, with the way back: when a clock comes to show a reading.
import { localMeanOffset, type ClockZone } from '../calendar/birth-clock'
import { SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import { equationOfTime } from '../calendar/equation-of-time'
import type { Instant } from '../calendar/instant'
import { periodAt } from '../calendar/zone-history'
import type { School } from './school'

export interface PlaceClock {
  readonly zone: ClockZone
  /** Degrees, east positive, −180 … 180; null when only the civil clock matters. */
  readonly longitude: number | null
}

/** A stretch of time between two whole seconds, the second exclusive. */
export interface Span {
  readonly from: Instant
  readonly until: Instant
  /** What the wall clock shows at both ends; at the end by its setting of the last second. */
  readonly wall: { readonly from: WallSeconds; readonly until: WallSeconds }
}

/** A stretch in which neither the wall clock is touched nor the solar date moved over the date line. */
export interface ClockRun {
  readonly from: Instant
  readonly until: Instant
  /** Of the wall clock, seconds east of UTC. */
  readonly offset: number
  readonly clock: School['clock']
  /** From UTC to the school's clock, seconds, before the equation of time. */
  readonly shift: number
}

/** Seconds between a reading and the same reading of UTC, at most: 26 h for the wall clock, 12 more for the Sun. */
export const FARTHEST_READING = 38 * 3600

const HALF_DAY = SECONDS_PER_DAY / 2
/** Seconds; the equation of time stays within it. */
const LARGEST_EQUATION = 1000
/** Seconds; the equation of time does not come and go by a second in it. */
const SCAN_STEP = 3 * 3600

/** Whether what the school or the zone reads from the longitude cannot be read. */
export const lacksLongitude = ({ zone, longitude }: PlaceClock, clock: School['clock']): boolean =>
  longitude === null && (clock === 'trueSolar' || zone.kind === 'lmt')

/**
 * The runs of the clock a school reads between two instants, in order and without holes. They read what
 * `readBirthClock` reads: the mean time of the longitude before standard time, the true solar clock never more than
 * 12 h from the wall clock.
 *
 * @param from, until whole seconds
 * @throws TypeError when the longitude is needed and missing
 * @source cal-1, cal-2
 */
export function clockRuns(place: PlaceClock, clock: School['clock'], from: number, until: number): readonly ClockRun[] {
  if (lacksLongitude(place, clock)) throw new TypeError('clockRuns: the longitude is missing')
  const local = place.longitude === null ? null : localMeanOffset(place.longitude)
  const runs: ClockRun[] = []
  for (let at = from; at < until; ) {
    const [end, offset] = settingAt(place.zone, local, at as Instant)
    const run = { from: at as Instant, until: Math.min(end, until) as Instant, offset, clock, shift: offset }
    if (clock === 'civil') runs.push(run)
    else runs.push(...solarRuns(run, local ?? 0))
    at = end
  }
  return runs
}

/** On whole seconds it never goes back within a run: the equation of time moves by 30 s a day at most. */
export const readingAt = ({ clock, shift }: ClockRun, at: Instant): WallSeconds =>
  (at + shift + (clock === 'trueSolar' ? Math.round(equationOfTime(at)) : 0)) as WallSeconds

/** The first whole second at which the clock shows a reading or is past it, were the run endless. */
export function firstAt(run: ClockRun, reading: WallSeconds): Instant {
  if (run.clock === 'civil') return (reading - run.shift) as Instant
  let at = reading - run.shift
  at -= Math.round(equationOfTime(at as Instant))
  while (readingAt(run, (at - 1) as Instant) >= reading) at--
  while (readingAt(run, at as Instant) < reading) at++
  return at as Instant
}

/** The part of a run from one instant to another, null when there is none. */
export function spanWithin(run: ClockRun, from: number, until: number): Span | null {
  const begin = Math.max(run.from, from)
  const end = Math.min(run.until, until)
  if (!(begin < end)) return null
  const wall = { from: (begin + run.offset) as WallSeconds, until: (end + run.offset) as WallSeconds }
  return { from: begin as Instant, until: end as Instant, wall }
}

/** One span from the beginning of the first to the end of the last. */
export const joinSpans = (first: Span, last: Span): Span => ({
  from: first.from,
  until: last.until,
  wall: { from: first.wall.from, until: last.wall.until },
})

/** When the setting of the wall clock ends, and what it is: seconds east of UTC. */
function settingAt(zone: ClockZone, local: number | null, at: Instant): readonly [end: number, offset: number] {
  if (zone.kind === 'fixed') return [Infinity, zone.offset]
  if (zone.kind === 'lmt') return [Infinity, local ?? 0]
  const { until, offset, abbreviation } = periodAt(zone.zone, at)
  return [until, abbreviation === 'LMT' && local !== null ? local : offset]
}

/** Cuts a run where the true solar date leaps a day, for clocks set twelve hours from their Sun; others stay whole. */
function solarRuns(run: ClockRun, local: number): readonly ClockRun[] {
  const leap = (equation: number): number => leapOf(local + equation - run.offset)
  const whole = { ...run, shift: local + leap(0) }
  if (leap(LARGEST_EQUATION) === leap(-LARGEST_EQUATION)) return [whole]
  const leapAt = (at: number): number => leap(Math.round(equationOfTime(at as Instant)))
  const cuts = [run.from as number]
  let before = leapAt(run.from)
  for (let at: number = run.from; at < run.until - 1; at += SCAN_STEP) {
    const next = Math.min(at + SCAN_STEP, run.until - 1)
    const after = leapAt(next)
    if (after !== before) cuts.push(firstUnlike(leapAt, at, next))
    before = after
  }
  return cuts.map((from, i) => ({
    ...run,
    from: from as Instant,
    until: (cuts[i + 1] ?? run.until) as Instant,
    shift: local + leapAt(from),
  }))
}

/** @param difference true solar less wall, seconds */
function leapOf(difference: number): number {
  if (difference > HALF_DAY) return -SECONDS_PER_DAY
  return difference < -HALF_DAY ? SECONDS_PER_DAY : 0
}

/** The first whole number after `low` whose value is no longer that of `low`; at `high` it is another. */
function firstUnlike(value: (n: number) => number, low: number, high: number): number {
  const before = value(low)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (value(middle) === before) low = middle
    else high = middle
  }
  return high
}
