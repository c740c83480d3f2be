import { SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import type { Instant } from '../calendar/instant'
import { FIRST_TERM_YEAR, termAtOrBefore } from '../calendar/solar-terms'
import { pillarAt, type Pillar } from './pillar'
import type { School } from './school'

export const POSITIONS = ['year', 'month', 'day', 'hour'] as const
export type Position = (typeof POSITIONS)[number]
export type FourPillars = Readonly<Record<Position, Pillar>>

/** 立春 is the third term of a Gregorian year. */
const LICHUN = 2
const TERMS_PER_YEAR = 24
/** 1970-01-01 was 辛巳: (JDN 2440588 + 49) mod 60. */
const DAY_INDEX_1970 = 17
const LATE_ZI = 23

/**
 * 四柱. Year and month compare the instant with the instants of the solar terms, a tie belonging to the new term;
 * day and hour read a clock, by default the true solar one.
 *
 * @param reading of the clock that the school reads
 * @throws RangeError outside the years of the solar-term table
 * @source bazi-4
 */
export function fourPillars(at: Instant, reading: WallSeconds, school: School): FourPillars {
  const sinceLichun = termAtOrBefore(at) - LICHUN
  const year = yearPillar(FIRST_TERM_YEAR + Math.floor(sinceLichun / TERMS_PER_YEAR))
  const month = monthPillar(year, ((sinceLichun % TERMS_PER_YEAR) + TERMS_PER_YEAR) % TERMS_PER_YEAR >> 1)
  return { year, month, ...dayAndHour(reading, school.dayRollover) }
}

/** The pillar of the year that begins at 立春 of a Gregorian year; 1984 is 甲子. */
export const yearPillar = (year: number): Pillar => pillarAt(year - 4)

/** 五虎遁. @param month 0 for 寅 … 11 for 丑 */
export const monthPillar = (year: Pillar, month: number): Pillar => pillarAt((year.index % 5) * 12 + 2 + month)

/** The pillar of a civil date, in days since 1970-01-01. */
export const dayPillar = (days: number): Pillar => pillarAt(DAY_INDEX_1970 + days)

/** 五鼠遁. @param hour 0 for 子 … 11 for 亥 */
export const hourPillar = (day: Pillar, hour: number): Pillar => pillarAt((day.index % 5) * 12 + hour)

function dayAndHour(reading: WallSeconds, rollover: School['dayRollover']): Pick<FourPillars, 'day' | 'hour'> {
  const days = Math.floor(reading / SECONDS_PER_DAY)
  const clockHour = Math.floor((reading - days * SECONDS_PER_DAY) / 3600)
  const late = clockHour === LATE_ZI ? 1 : 0
  const day = dayPillar(rollover === '23:00' ? days + late : days)
  const stemDay = rollover === '00:00-own-stem' ? day : dayPillar(days + late)
  return { day, hour: hourPillar(stemDay, ((clockHour + 1) >> 1) % 12) }
}
