// How the way between a birth and a 节 becomes a stretch of life, by either rule.
import { dateOfDayNumber, dayNumber, daysInMonth, SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import type { School } from './school'

/** Calendar units, to be added in this order. */
export interface LuckSpan {
  readonly years: number
  readonly months: number
  readonly days: number
  readonly hours: number
}

const SECONDS_PER_MINUTE = 60
const SECONDS_PER_HOUR = 3600
const MONTHS_PER_YEAR = 12
const DAYS_PER_MONTH = 30
/** Minutes of the way to a year, a month and a day of life: three days make a year. */
const MINUTES = { year: 4320, month: 360, day: 12 } as const
/** Hours of life to a minute of the way. */
const HOURS_PER_MINUTE = 2
/** A day of the way is four months of life, a 时辰 ten days. */
const MONTHS_PER_DAY = 4
const DAYS_PER_DOUBLE_HOUR = 10
const DOUBLE_HOURS = 12
const LATE_ZI = 23

/**
 * Schools: `minute` counts whole minutes, what is left of one not counted; `day-hour` counts the dates and the 时辰
 * the clock goes through, a month of life having 30 days, and takes 23:00–24:00 for 亥 of the day that ends, as sect 1
 * of lunar-typescript does.
 *
 * @param from, to seconds on one civil clock, never set between them
 * @throws TypeError for a rule that is none
 * @source luck-2
 */
export function luckSpan(rule: School['luckRule'], from: number, to: number): LuckSpan {
  if (rule === 'minute') return spanOfMinutes(Math.floor((to - from) / SECONDS_PER_MINUTE))
  if (rule === 'day-hour') return spanOfDoubleHours(from, to)
  throw new TypeError(`luckSpan: expected a rule of luck, got ${String(rule)}`)
}

/** The years come first, so that 29 February has become the 28th before the months are added. */
export function addSpan(wall: WallSeconds, { years, months, days, hours }: LuckSpan): WallSeconds {
  const moved = addMonths(addMonths(wall, years * MONTHS_PER_YEAR), months)
  return (moved + days * SECONDS_PER_DAY + hours * SECONDS_PER_HOUR) as WallSeconds
}

/** Adds calendar months to a reading of a clock; a day the new month lacks becomes its last. */
export function addMonths(wall: WallSeconds, months: number): WallSeconds {
  const days = Math.floor(wall / SECONDS_PER_DAY)
  const { year, month, day } = dateOfDayNumber(days)
  const whole = year * MONTHS_PER_YEAR + month - 1 + months
  const newYear = Math.floor(whole / MONTHS_PER_YEAR)
  const newMonth = whole - newYear * MONTHS_PER_YEAR + 1
  const newDay = Math.min(day, daysInMonth(newYear, newMonth))
  return (wall + (dayNumber(newYear, newMonth, newDay) - days) * SECONDS_PER_DAY) as WallSeconds
}

const spanOfMinutes = (minutes: number): LuckSpan => ({
  years: Math.floor(minutes / MINUTES.year),
  months: Math.floor((minutes % MINUTES.year) / MINUTES.month),
  days: Math.floor((minutes % MINUTES.month) / MINUTES.day),
  hours: (minutes % MINUTES.day) * HOURS_PER_MINUTE,
})

function spanOfDoubleHours(from: number, to: number): LuckSpan {
  let days = Math.floor(to / SECONDS_PER_DAY) - Math.floor(from / SECONDS_PER_DAY)
  let doubleHours = doubleHourOf(to) - doubleHourOf(from)
  if (doubleHours < 0) {
    doubleHours += DOUBLE_HOURS
    days--
  }
  const rest = doubleHours * DAYS_PER_DOUBLE_HOUR
  const months = days * MONTHS_PER_DAY + Math.floor(rest / DAYS_PER_MONTH)
  return {
    years: Math.floor(months / MONTHS_PER_YEAR),
    months: months % MONTHS_PER_YEAR,
    days: rest % DAYS_PER_MONTH,
    hours: 0,
  }
}

/** 0 for 00:00–01:00 … 11 for 21:00–24:00. */
function doubleHourOf(wall: number): number {
  const hour = Math.floor((wall - Math.floor(wall / SECONDS_PER_DAY) * SECONDS_PER_DAY) / SECONDS_PER_HOUR)
  return hour === LATE_ZI ? DOUBLE_HOURS - 1 : (hour + 1) >> 1
}
