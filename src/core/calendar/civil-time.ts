import type { Brand } from '../shared/brand'
import { fail, ok, type Failure, type Result } from '../shared/result'

/** A date and time as a clock and a wall calendar show them (proleptic Gregorian), with no zone of its own. */
export interface CivilTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/**
 * The same reading as one number: seconds since that clock showed 1970-01-01 00:00:00.
 * Two readings of one clock may be subtracted; a reading less its offset from UTC is an Instant.
 */
export type WallSeconds = Brand<number, 'WallSeconds'>

export type CivilTimeFailure = Failure<'time/format' | 'time/no-such-date'>

export const SECONDS_PER_DAY = 86_400
const FORMAT = /^(\d{4})\/(\d{1,2})\/(\d{1,2}) (\d{1,2}):(\d{2}):(\d{2})$/
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * Reads `2025/09/11 12:00:00`, the one written form of a birth time in this product.
 * `time/format` when the text has another shape or the clock reads past 23:59:59;
 * `time/no-such-date` when the calendar lacks that day (2023/02/30).
 */
export function parseCivilTime(text: string): Result<CivilTime, CivilTimeFailure> {
  const written = parseWritten(text)
  if (!written.ok) return written
  const { year, month, day } = written.value
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return fail('time/no-such-date', { text })
  return written
}

/** The six numbers of the same written form, the date of whatever calendar it is; only the clock is checked. */
export function parseWritten(text: string): Result<CivilTime, Failure<'time/format'>> {
  const parts = FORMAT.exec(text.trim())
  if (!parts) return fail('time/format', { text })
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number)
  if (hour > 23 || minute > 59 || second > 59) return fail('time/format', { text })
  return ok({ year, month, day, hour, minute, second })
}

/** `2025/09/11 12:00:00` */
export const formatCivilTime = (time: CivilTime): string => `${formatDate(time, '/')} ${formatClock(time)}`

/** `2025-09-11T12:00:00` */
export const isoCivilTime = (time: CivilTime): string => `${formatDate(time, '-')}T${formatClock(time)}`

/** `12:00:00` */
export const formatClock = (time: CivilTime): string => [time.hour, time.minute, time.second].map(twoDigits).join(':')

export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0)
}

/** Whole days from 1970-01-01 to a date; negative before it. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const monthFromMarch = (month + 9) % 12
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468
}

export function wallSeconds(time: CivilTime): WallSeconds {
  const days = dayNumber(time.year, time.month, time.day)
  return (days * SECONDS_PER_DAY + time.hour * 3600 + time.minute * 60 + time.second) as WallSeconds
}

/** The reading of a clock, whole seconds (a fraction is cut off). */
export function civilTime(seconds: WallSeconds): CivilTime {
  const days = Math.floor(seconds / SECONDS_PER_DAY)
  const rest = Math.floor(seconds - days * SECONDS_PER_DAY)
  const date = dateOfDayNumber(days)
  return { ...date, hour: Math.floor(rest / 3600), minute: Math.floor(rest / 60) % 60, second: rest % 60 }
}

/** The date a number of days after 1970-01-01. */
export function dateOfDayNumber(days: number): Pick<CivilTime, 'year' | 'month' | 'day'> {
  const sinceMarch0 = days + 719_468
  const era = Math.floor(sinceMarch0 / 146_097)
  const dayOfEra = sinceMarch0 - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')

const formatDate = ({ year, month, day }: CivilTime, separator: string): string =>
  [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join(separator)
