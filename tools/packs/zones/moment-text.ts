// moment-timezone's packed text, read into whole seconds.
// A row is `name|abbreviations|offsets|indices|untils|population`: base-60 numbers in minutes (digits 0-9 a-z A-X), a
// fraction after the point counting sixtieths (so seconds); offsets run west of UTC; untils are differences.
// @source moment-timezone 0.6.6, data/packed/latest.json (tz database 2026f)

/** One stretch of one clock. Seconds throughout; `offset` east of UTC; the last stretch ends at Infinity. */
export interface RawPeriod {
  readonly until: number
  readonly offset: number
  readonly abbreviation: string
}

export interface RawZone {
  readonly name: string
  readonly periods: readonly RawPeriod[]
}

export const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX'
const SECONDS_PER_MINUTE = 60

/** `'-85.H'` → −29143. @throws RangeError on a digit outside base 60 or more than one digit after the point */
export function secondsFromBase60(text: string): number {
  const negative = text.startsWith('-')
  const [whole = '', fraction = ''] = text.slice(negative ? 1 : 0).split('.')
  if (fraction.length > 1) throw new RangeError(`secondsFromBase60: finer than a second: ${text}`)
  let minutes = 0
  for (const digit of whole) minutes = minutes * 60 + digitValue(digit, text)
  const seconds = minutes * SECONDS_PER_MINUTE + (fraction === '' ? 0 : digitValue(fraction, text))
  return negative && seconds !== 0 ? -seconds : seconds
}

function digitValue(digit: string, text: string): number {
  const value = DIGITS.indexOf(digit)
  if (value < 0) throw new RangeError(`secondsFromBase60: not a base-60 number: ${text}`)
  return value
}

/** 29143 → `'85.H'`; the inverse of `secondsFromBase60`. */
export function base60FromSeconds(seconds: number): string {
  const size = Math.abs(seconds)
  let minutes = Math.floor(size / SECONDS_PER_MINUTE)
  const rest = size % SECONDS_PER_MINUTE
  let text = ''
  do {
    text = DIGITS.charAt(minutes % 60) + text
    minutes = Math.floor(minutes / 60)
  } while (minutes > 0)
  return (seconds < 0 ? '-' : '') + text + (rest === 0 ? '' : `.${DIGITS.charAt(rest)}`)
}

/** @throws Error when a row's columns do not fit one another */
export function readRow(row: string): RawZone {
  const [name = '', abbreviations = '', offsets = '', indices = '', untils = ''] = row.split('|')
  const letters = abbreviations.split(' ')
  const west = offsets.split(' ').map(secondsFromBase60)
  const gaps = untils === '' ? [] : untils.split(' ').map(secondsFromBase60)
  if (gaps.length !== indices.length - 1) throw new Error(`zones: ${name}: ${gaps.length} changes of clock`)
  let at = 0
  const periods = [...indices].map((digit, i) => {
    const index = digitValue(digit, row)
    const offset = west[index]
    const abbreviation = letters[index]
    if (offset === undefined || abbreviation === undefined) throw new Error(`zones: ${name}: no clock ${digit}`)
    at += gaps[i] ?? 0
    return { until: i < gaps.length ? at : Infinity, offset: offset === 0 ? 0 : -offset, abbreviation }
  })
  return { name, periods }
}
