// The Chinese calendar (农历), leap months included. Whose dates these are: tools/terms/README.md.
import { fail, ok, type Failure, type Result } from '../shared/result'
import { FIRST_DAY, FIRST_YEAR, LAST_YEAR, YEARS } from './lunar-months-table'

export interface LunarDate {
  /** Named by the Gregorian year in which its New Year's day falls; it is the latest New Year's day before the date. */
  readonly year: number
  /** 1–12; a leap month bears the number of the month before it. */
  readonly month: number
  readonly leap: boolean
  /** 1–30 */
  readonly day: number
}

export type LunarDateFailure = Failure<'time/no-such-date' | 'time/out-of-range'>

/** The year that ends on 11 February 1850, so that every civil date of 1850–2250 has a lunar one. */
export const FIRST_LUNAR_YEAR = FIRST_YEAR
export const LAST_LUNAR_YEAR = LAST_YEAR

const DIGITS_A_YEAR = 5
const SHORT_MONTH = 29
const MEAN_DAYS_A_YEAR = 365.2425

/**
 * The date on the Chinese calendar, which is one and the same everywhere: its days are those of UTC+8.
 * @param days whole days from 1970-01-01 to the civil date. A birth at 23:30 is still of that date.
 * @throws RangeError before 1849-01-24 and after 2251-01-21 (New Year's Eve of LAST_LUNAR_YEAR), and for a fraction
 */
export function lunarDate(days: number): LunarDate {
  const { starts } = table()
  if (!Number.isInteger(days) || days < FIRST_DAY || days >= at(starts, starts.length - 1)) {
    throw new RangeError(`lunarDate: expected a day of lunar ${FIRST_YEAR}–${LAST_YEAR}, got ${days}`)
  }
  // New Year's day wanders within a month, so the guess is wrong by one at most.
  let index = Math.min(Math.floor((days - FIRST_DAY) / MEAN_DAYS_A_YEAR), LAST_YEAR - FIRST_YEAR)
  while (at(starts, index) > days) index--
  while (at(starts, index + 1) <= days) index++
  const year = FIRST_YEAR + index
  let rest = days - at(starts, index)
  let slot = 0
  for (let length = slotLength(year, 0); rest >= length; length = slotLength(year, slot)) {
    rest -= length
    slot++
  }
  const leapSlot = slotOf(year, leapMonthOf(year) ?? Infinity, true)
  return { year, month: slot < leapSlot ? slot + 1 : slot, leap: slot === leapSlot, day: rest + 1 }
}

/**
 * Days from 1970-01-01 to a date of the Chinese calendar.
 * `time/no-such-date` when the year lacks that leap month, the month that day, or there is no such month or day at all;
 * `time/out-of-range` outside FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR.
 */
export function dayNumberOfLunar(date: LunarDate): Result<number, LunarDateFailure> {
  const { year, month, leap, day } = date
  if (!isInTable(year)) return fail('time/out-of-range', { year, first: FIRST_YEAR, last: LAST_YEAR })
  const length = monthLength(year, month, leap)
  const exists = length !== null && Number.isInteger(day) && day >= 1 && day <= length
  if (!exists) return fail('time/no-such-date', { year, month, day })
  let days = lunarNewYear(year) + day - 1
  for (let slot = slotOf(year, month, leap) - 1; slot >= 0; slot--) days += slotLength(year, slot)
  return ok(days)
}

/**
 * The month, 1–12, that is followed by its leap month; null in a year of twelve months.
 * @throws RangeError outside FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR
 */
export function leapMonthOf(year: number): number | null {
  return codeOf(year) >> 16 || null
}

/**
 * 29 or 30 days; null when the year has no such month.
 * @throws RangeError outside FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR
 */
export function monthLength(year: number, month: number, leap: boolean): number | null {
  const exists = leap ? month === leapMonthOf(year) : Number.isInteger(month) && month >= 1 && month <= 12
  return exists ? slotLength(year, slotOf(year, month, leap)) : null
}
