// Births so near an edge that another chart may be the right one.
import type { BirthClock } from '../calendar/birth-clock'
import { SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import type { Instant } from '../calendar/instant'
import {
  isJie,
  solarTerm,
  termAtOrBefore,
  termInstant,
  termUncertainty,
  type TermOrdinal,
} from '../calendar/solar-terms'
import { fourPillars, POSITIONS, type FourPillars, type Position } from './four-pillars'
import type { School } from './school'

export interface Alarm {
  /** The widest pillar that turns at the edge; where schools differ, the day. */
  readonly kind: Position
  readonly cause: 'solar-term' | 'hour-edge' | 'day-rollover'
  /** Seconds from the edge to the birth, negative before it; null where schools differ and no clock is in doubt. */
  readonly distance: number | null
  /** Seconds either way in which the birth may have crossed the edge; 0 where schools differ. */
  readonly uncertainty: number
  /** What the alternative is cast by: the birth's own convention unless schools differ. */
  readonly dayRollover: School['dayRollover']
  readonly alternative: FourPillars
}

const ROLLOVERS: readonly School['dayRollover'][] = ['23:00', '00:00', '00:00-own-stem']
const HOUR = 3600
const LATE_ZI = 23 * HOUR
/** Seconds: a birth is written down to the minute at best. */
const CLOCK_UNCERTAINTY = 60
/** Seconds: that minute, for the Sun with a tenth of a degree of longitude (24 s) and some to spare. */
const HOUR_UNCERTAINTY = { civil: CLOCK_UNCERTAINTY, trueSolar: 180 } as const

/** A moment as the pillars see it. */
interface Moment {
  readonly at: Instant
  readonly reading: WallSeconds
}

interface Edge {
  readonly kind: Position
  readonly cause: Alarm['cause']
  readonly distance: number
  readonly uncertainty: number
}

/**
 * The other charts a birth may have, none of them its own and each once: across a 节 within `termUncertainty` and a
 * minute; across an edge of the double hour (or midnight, where the day turns then) within three minutes on the true
 * solar clock, one on the civil; and from 23:00 to 24:00 by the other conventions of `dayRollover`, which agree with
 * each other from 00:00 on. A distance equal to the uncertainty still counts; a birth at the edge itself is after it.
 *
 * On the civil clock one error carries the birth over a term and over an hour alike. The true solar clock also errs by
 * itself, so near both, all three other charts are given.
 *
 * @throws TypeError when the school reads the true solar clock and the birth has no longitude
 * @source bazi-4
 */
export function boundaryAlarms(birth: BirthClock, school: School): readonly Alarm[] {
  const reading = school.clock === 'civil' ? birth.wall : birth.trueSolar?.reading
  if (reading === undefined) throw new TypeError('boundaryAlarms: true solar time needs a longitude')
  const moment: Moment = { at: birth.instant, reading }
  return withoutRepeats([...edgeAlarms(moment, school), ...schoolAlarms(moment, school)], cast(moment, school))
}

const cast = ({ at, reading }: Moment, school: School): FourPillars => fourPillars(at, reading, school)

function edgeAlarms(moment: Moment, school: School): readonly Alarm[] {
  const term = nearTerm(moment.at)
  const hour = nearHour(moment, school)
  const alarm = (edge: Edge, beyond: Moment): Alarm => {
    return { ...edge, dayRollover: school.dayRollover, alternative: cast(beyond, school) }
  }
  const alarms: Alarm[] = []
  const civil = school.clock === 'civil'
  const at = term ? across(moment.at, term.distance) : moment.at
  const reading = hour ? across(moment.reading, hour.distance) : moment.reading
  if (term) alarms.push(alarm(term, { at, reading: civil ? moved(moment.reading, at - moment.at) : moment.reading }))
  if (hour) alarms.push(alarm(hour, { at: civil ? moved(moment.at, reading - moment.reading) : moment.at, reading }))
  if (term && hour && !civil) alarms.push(alarm(term, { at, reading }))
  return alarms
}

/** The 节 within reach; none before the first of the table, where no month is known. */
function nearTerm(at: Instant): Edge | null {
  const uncertainty = termUncertainty(at) + CLOCK_UNCERTAINTY
  const last = termAtOrBefore(at)
  const term = [last, (last + 1) as TermOrdinal].find(
    (ordinal) => ordinal > 0 && isJie(ordinal) && Math.abs(at - termInstant(ordinal)) <= uncertainty,
  )
  if (term === undefined) return null
  const { name, at: turns } = solarTerm(term)
  return { kind: name === '立春' ? 'year' : 'month', cause: 'solar-term', distance: at - turns, uncertainty }
}

/** The edge of a double hour, or the turn of the day, within reach of the school's clock. */
function nearHour({ reading }: Moment, { clock, dayRollover }: School): Edge | null {
  const uncertainty = HOUR_UNCERTAINTY[clock]
  const edge = Math.round(reading / HOUR) * HOUR
  const distance = reading - edge
  const clockHour = (((edge / HOUR) % 24) + 24) % 24
  const dayTurns = clockHour === (dayRollover === '23:00' ? 23 : 0)
  if (Math.abs(distance) > uncertainty || !(dayTurns || clockHour % 2 === 1)) return null
  return dayTurns
    ? { kind: 'day', cause: 'day-rollover', distance, uncertainty }
    : { kind: 'hour', cause: 'hour-edge', distance, uncertainty }
}

/** What the other conventions make of the late 子 hour. */
function schoolAlarms(moment: Moment, school: School): readonly Alarm[] {
  const clock = moment.reading - Math.floor(moment.reading / SECONDS_PER_DAY) * SECONDS_PER_DAY
  if (clock < LATE_ZI) return []
  return ROLLOVERS.filter((dayRollover) => dayRollover !== school.dayRollover).map((dayRollover) => ({
    kind: 'day',
    cause: 'day-rollover',
    distance: null,
    uncertainty: 0,
    dayRollover,
    alternative: cast(moment, { ...school, dayRollover }),
  }))
}

/** The nearest whole second on the other side of the edge that lies `distance` back. */
const across = <Seconds extends number>(seconds: Seconds, distance: number): Seconds =>
  moved(seconds, distance < 0 ? -distance : -distance - 1)

const moved = <Seconds extends number>(seconds: Seconds, by: number): Seconds => (seconds + by) as Seconds

const textOf = (pillars: FourPillars): string => POSITIONS.map((position) => pillars[position].text).join('')

/** The first of equal alternatives stays. */
function withoutRepeats(alarms: readonly Alarm[], own: FourPillars): readonly Alarm[] {
  const seen = new Set([textOf(own)])
  return alarms.filter(({ alternative }) => {
    const text = textOf(alternative)
    return !seen.has(text) && seen.add(text)
  })
}
