// The Chinese calendar (农历), leap months included. Whose dates these are: tools/terms/README.md.
import { fail, ok, type Failure, type Result } from '../shared/result'
import { FIRST_DAY, FIRST_YEAR, LAST_YEAR, YEARS } from './lunar-months-table'

export interface LunarDate {
  /** The year whose New Year's day is the latest one, by the Gregorian year of that day. */
  readonly year: number
  /** 1–12; a leap month bears the number of the month before it. */
  readonly month: number
  readonly leap: boolean
  /** 1–30 */
  readonly day: number
}

export type LunarDateFailure = Failure<'time/no-such-date' | 'time/out-of-range'>

/** It ends on 11 February 1850: with it every civil date of 1850–2250 has a lunar one. */
export const FIRST_LUNAR_YEAR = FIRST_YEAR
export const LAST_LUNAR_YEAR = LAST_YEAR

const SHORT_MONTH = 29
const MEAN_YEAR = 365.2425

/**
 * The date on the Chinese calendar, whose days are those of UTC+8. A day is a civil one here: it turns at midnight.
 * @param days whole days from 1970-01-01 to the civil date
 * @throws RangeError outside lunar FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR, which are 24 January 1849 – 22 January 2251
 */
export function lunarDate(days: number): LunarDate {
  const { codes, newYears } = table()
  const end = newYears[newYears.length - 1] ?? NaN
  if (!(Number.isInteger(days) && days >= FIRST_DAY && days < end)) {
    throw new RangeError(`lunarDate: expected a whole number of days ${FIRST_DAY}–${end - 1}, got ${days}`)
  }
  // New Year's day wanders over a month, so the guess is wrong by one at most.
  let row = Math.floor((days - FIRST_DAY) / MEAN_YEAR)
  while ((newYears[row] ?? Infinity) > days) row--
  while ((newYears[row + 1] ?? Infinity) <= days) row++

  const code = codes[row] ?? NaN
  let rest = days - (newYears[row] ?? NaN)
  let slot = 0
  for (let length = slotLength(code, 0); rest >= length; length = slotLength(code, slot)) {
    rest -= length
    slot++
  }
  const leapSlot = leapIn(code) ?? Infinity
  return { year: FIRST_YEAR + row, month: slot < leapSlot ? slot + 1 : slot, leap: slot === leapSlot, day: rest + 1 }
}

/**
 * Days from 1970-01-01 to a date of the Chinese calendar.
 * `time/no-such-date` when the year lacks that leap month, the month its 30th day, or no year has such a month or day;
 * `time/out-of-range` outside FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR.
 */
export function dayNumberOfLunar(date: LunarDate): Result<number, LunarDateFailure> {
  const { year, month, leap, day } = date
  if (!isInTable(year)) return fail('time/out-of-range', { year })
  const code = codeOf(year)
  const slot = slotOf(code, month, leap)
  const exists = slot !== null && Number.isInteger(day) && day >= 1 && day <= slotLength(code, slot)
  if (!exists) return fail('time/no-such-date', { year, month, day })
  let days = lunarNewYear(year) + day - 1
  for (let earlier = 0; earlier < slot; earlier++) days += slotLength(code, earlier)
  return ok(days)
}

/**
 * The month, 1–12, after which a leap month of the same number comes; null in a year of twelve months.
 * @throws RangeError outside FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR
 */
export function leapMonthOf(year: number): number | null {
  return leapIn(codeOf(year))
}

/**
 * 29 or 30 days; null when the year has no such month.
 * @throws RangeError outside FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR
 */
export function monthLength(year: number, month: number, leap: boolean): number | null {
  const code = codeOf(year)
  const slot = slotOf(code, month, leap)
  return slot === null ? null : slotLength(code, slot)
}

/**
 * New Year's day (正月初一), days from 1970-01-01.
 * @throws RangeError outside FIRST_LUNAR_YEAR–LAST_LUNAR_YEAR
 */
export function lunarNewYear(year: number): number {
  return table().newYears[rowOf(year)] ?? NaN
}

const leapIn = (code: number): number | null => code >> 16 || null

/** The place of a month in its year, from 0, the leap month counted (its slot is its own number); null for no month. */
function slotOf(code: number, month: number, leap: boolean): number | null {
  const leapMonth = leapIn(code)
  if (leap) return month === leapMonth ? month : null
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) return null
  return month > (leapMonth ?? 12) ? month : month - 1
}

const slotLength = (code: number, slot: number): number => SHORT_MONTH + ((code >> (15 - slot)) & 1)

function codeOf(year: number): number {
  return table().codes[rowOf(year)] ?? NaN
}

function rowOf(year: number): number {
  if (!isInTable(year)) throw new RangeError(`lunar-date: expected a year ${FIRST_YEAR}–${LAST_YEAR}, got ${year}`)
  return year - FIRST_YEAR
}

function isInTable(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
}

interface Table {
  /** A year as packed: its leap month above the 16 bits of lengths. */
  readonly codes: readonly number[]
  /** One more than there are years: the last is the end of the table. */
  readonly newYears: readonly number[]
}

let decoded: Table | undefined

function table(): Table {
  return (decoded ??= decode())
}

function decode(): Table {
  const codes = (YEARS.match(/.{5}/g) ?? []).map((digits) => parseInt(digits, 16))
  const newYears = [FIRST_DAY]
  let day = FIRST_DAY
  for (const code of codes) {
    const months = leapIn(code) === null ? 12 : 13
    for (let slot = 0; slot < months; slot++) day += slotLength(code, slot)
    newYears.push(day)
  }
  return { codes, newYears }
}
