import { fail, ok, type Failure, type Result } from '../shared/result'
import {
  civilTime,
  formatCivilTime,
  SECONDS_PER_DAY,
  wallSeconds,
  type CivilTime,
  type WallSeconds,
} from './civil-time'
import { clockNotices, type ClockNotice } from './clock-notices'
import { equationOfTime } from './equation-of-time'
import { instant, type Instant } from './instant'
import { FIRST_TERM_INSTANT, LAST_TERM_INSTANT } from './solar-terms'
import { periodsAround, type Zone, type ZonePeriod } from './zone-history'

/** How the clock on the birth certificate was set. */
export type ClockZone =
  /** A place's zone; `name` is what it was asked for by, which may be another than the zone's own. */
  | { readonly kind: 'history'; readonly zone: Zone; readonly name: string }
  /** Always the same, in seconds east of UTC. */
  | { readonly kind: 'fixed'; readonly offset: number }
  /** Local mean time of the birth longitude. */
  | { readonly kind: 'lmt' }

export interface BirthMoment {
  readonly wall: CivilTime
  readonly zone: ClockZone
  /** Degrees, east positive, −180 … 180; null when only the civil clock matters. */
  readonly longitude: number | null
  /** Degrees, north positive; only some notices ask for it. */
  readonly latitude?: number | null
  /** Which of two equal readings, where the clock was set back: the first or the second. */
  readonly fold: 0 | 1
}

/** Whole seconds, each with its sign; wall − summerTime + longitude + equationOfTime gives the true solar clock. */
export interface Corrections {
  /** Standard time of the zone, east of UTC positive. */
  readonly zoneOffset: number
  /** What summer time has to be taken off: −3600 or 0 in most cases. */
  readonly summerTime: number
  /** Longitude × 240 s less the zone offset; a whole day is added or taken off where the date line bends. */
  readonly longitude: number
  readonly equationOfTime: number
}

export interface BirthClock {
  readonly instant: Instant
  readonly wall: WallSeconds
  /** Local apparent time, never more than 12 h from the wall clock; null without a longitude. */
  readonly trueSolar: { readonly reading: WallSeconds; readonly corrections: Corrections } | null
  readonly offset: number
  readonly summer: number
  readonly zoneName: string
  readonly notices: readonly ClockNotice[]
}

export type ClockFailure = Failure<'time/gap' | 'time/out-of-range' | 'place/longitude-missing'>

const SECONDS_PER_DEGREE = 240
const HALF_DAY = SECONDS_PER_DAY / 2

interface Candidate {
  readonly instant: number
  readonly period: ZonePeriod
  readonly offset: number
}

/**
 * The moment a clock reading stands for, with the true solar time at the birth longitude.
 *
 * A reading that occurs twice takes the first unless `fold` is 1; one that never occurred is `time/gap` with the
 * readings at both its edges. Before a zone's first standard time the mean time of the birth longitude counts instead
 * of the zone city's own. `time/out-of-range` outside the years of the solar-term table.
 *
 * @source cal-2 (tz history), cal-1 (equation of time)
 */
export function readBirthClock(birth: BirthMoment): Result<BirthClock, ClockFailure> {
  const wall = wallSeconds(birth.wall)
  const found = resolve(wall, birth)
  if (!found.ok) return found
  const { candidate, ambiguous, name } = found.value
  if (candidate.instant < FIRST_TERM_INSTANT || candidate.instant >= LAST_TERM_INSTANT)
    return fail('time/out-of-range', { text: formatCivilTime(birth.wall) })

  const at = instant(candidate.instant)
  const { summer } = candidate.period
  const { longitude, latitude = null, fold } = birth
  return ok({
    instant: at,
    wall,
    trueSolar: longitude === null ? null : trueSolarClock(at, wall, longitude, candidate.offset, summer),
    offset: candidate.offset,
    summer,
    zoneName: name,
    notices: clockNotices({
      wall,
      instant: at,
      zoneName: name,
      period: candidate.period,
      ambiguous,
      fold,
      longitude,
      latitude,
    }),
  })
}

type Found = { readonly candidate: Candidate; readonly ambiguous: boolean; readonly name: string }

function resolve(wall: WallSeconds, { zone, longitude, fold }: BirthMoment): Result<Found, ClockFailure> {
  const localMean = longitude === null ? null : localMeanOffset(longitude)
  if (zone.kind === 'lmt') {
    if (localMean === null) return fail('place/longitude-missing')
    return ok({ candidate: at(wall, constantPeriod(localMean, 'LMT')), ambiguous: false, name: 'LMT' })
  }
  if (zone.kind === 'fixed')
    return ok({ candidate: at(wall, constantPeriod(zone.offset, '')), ambiguous: false, name: offsetName(zone.offset) })

  const around = periodsAround(zone.zone, wall)
  const [only] = around
  if (around.length === 1 && only && only.abbreviation !== 'LMT')
    return ok({ candidate: at(wall, only), ambiguous: false, name: zone.name })
  const periods = around.map((period) =>
    period.abbreviation === 'LMT' && localMean !== null ? { ...period, offset: localMean } : period,
  )
  const fitting = periods
    .map((period) => at(wall, period))
    .filter(({ instant: moment, period }) => moment >= period.from && moment < period.until)
  const candidate = fitting[Math.min(fold, fitting.length - 1)] ?? lastLocalMean(wall, periods)
  if (candidate) return ok({ candidate, ambiguous: fitting.length > 1, name: zone.name })
  return fail('time/gap', { ...gapAround(wall, periods), zone: zone.name })
}

const at = (wall: WallSeconds, period: ZonePeriod): Candidate => ({
  instant: wall - period.offset,
  period,
  offset: period.offset,
})

const constantPeriod = (offset: number, abbreviation: string): ZonePeriod => ({
  from: -Infinity,
  until: Infinity,
  offset,
  summer: 0,
  abbreviation,
})

/**
 * Where standard time replaced local mean time, the step at the zone's own city is not the step at the birth place:
 * a reading lost in it is read by the sun, not refused.
 */
function lastLocalMean(wall: WallSeconds, periods: readonly ZonePeriod[]): Candidate | undefined {
  const local = periods.find(({ abbreviation }) => abbreviation === 'LMT')
  const next = local && periods.find(({ from }) => from === local.until)
  return local && next && wall < next.from + next.offset ? at(wall, local) : undefined
}

/** The first reading skipped and the first one after it. */
function gapAround(wall: WallSeconds, periods: readonly ZonePeriod[]): { from: string; to: string } {
  const text = (seconds: number): string => formatCivilTime(civilTime(seconds as WallSeconds))
  for (const before of periods) {
    const after = periods.find(({ from }) => from === before.until)
    if (after && wall >= before.until + before.offset && wall < after.from + after.offset)
      return { from: text(before.until + before.offset), to: text(after.from + after.offset) }
  }
  throw new RangeError(`gapAround: ${wall} lies in no gap of these periods`)
}

function trueSolarClock(
  moment: Instant,
  wall: WallSeconds,
  longitude: number,
  offset: number,
  summer: number,
): NonNullable<BirthClock['trueSolar']> {
  const equation = Math.round(equationOfTime(moment))
  const local = localMeanOffset(longitude)
  let reading = moment + local + equation
  let dateLine = 0
  if (reading - wall > HALF_DAY) dateLine = -SECONDS_PER_DAY
  if (reading - wall < -HALF_DAY) dateLine = SECONDS_PER_DAY
  reading += dateLine
  const zoneOffset = offset - summer
  return {
    reading: reading as WallSeconds,
    corrections: {
      zoneOffset,
      summerTime: summer === 0 ? 0 : -summer,
      longitude: local - zoneOffset + dateLine,
      equationOfTime: equation,
    },
  }
}

/** Local mean time of a longitude, whole seconds east of UTC. */
export const localMeanOffset = (longitude: number): number => Math.round(longitude * SECONDS_PER_DEGREE)

/** `+08:00` */
export function offsetName(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
