// The 24 solar terms of 1850–2250 as instants, to the second. How they were computed: tools/terms/README.md.
import type { Brand } from '../shared/brand'
import { instant, type Instant } from './instant'
import { CURVES, DIGITS, FIRST_SECONDS, FIRST_YEAR, HALF, LAST_SECONDS, LAST_YEAR } from './solar-terms-table'
import { MIDDLE_YEAR, STEPS } from './solar-terms-table'

/** In the order in which they fall in a Gregorian year of UTC+8: 小寒 about 5 January, 冬至 about 22 December. */
export const TERM_NAMES = [
  ...(['小寒', '大寒', '立春', '雨水', '惊蛰', '春分', '清明', '谷雨'] as const),
  ...(['立夏', '小满', '芒种', '夏至', '小暑', '大暑', '立秋', '处暑'] as const),
  ...(['白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至'] as const),
] as const
export type TermName = (typeof TERM_NAMES)[number]

/** (year − FIRST_TERM_YEAR) × 24 + index in TERM_NAMES. Even: 节 (a month begins), odd: 中气. */
export type TermOrdinal = Brand<number, 'TermOrdinal'>

export interface SolarTerm {
  readonly ordinal: TermOrdinal
  /** Gregorian, of UTC+8 */
  readonly year: number
  readonly name: TermName
  /** Of the Sun, apparent, geocentric, of date; degrees, 0–345 */
  readonly longitude: number
  readonly at: Instant
}

export const FIRST_TERM_YEAR = FIRST_YEAR
export const LAST_TERM_YEAR = LAST_YEAR
/** 小寒 of the first year */
export const FIRST_TERM_INSTANT = instant(FIRST_SECONDS)
/** 冬至 of the last year */
export const LAST_TERM_INSTANT = instant(LAST_SECONDS)

const TERMS = TERM_NAMES.length
const COUNT = (LAST_YEAR - FIRST_YEAR + 1) * TERMS
const MEAN_SECONDS_BETWEEN = (LAST_SECONDS - FIRST_SECONDS) / (COUNT - 1)

/**
 * @param index in TERM_NAMES, 0–23
 * @throws RangeError outside the table
 */
export function termOrdinal(year: number, index: number): TermOrdinal {
  const inTable = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
  if (!inTable || !(Number.isInteger(index) && index >= 0 && index < TERMS)) {
    throw new RangeError(`termOrdinal: expected a year ${FIRST_YEAR}–${LAST_YEAR}, index 0–23, got ${year}, ${index}`)
  }
  return ((year - FIRST_YEAR) * TERMS + index) as TermOrdinal
}

/** @throws RangeError for a number that is no ordinal of the table */
export function termInstant(ordinal: TermOrdinal): Instant {
  const seconds = table()[ordinal]
  if (seconds === undefined) throw new RangeError(`termInstant: expected 0–${COUNT - 1}, got ${ordinal}`)
  return seconds as Instant
}

/**
 * The term under way at an instant: the last one that is not later. A tie belongs to the new term.
 * @throws RangeError before FIRST_TERM_INSTANT and after LAST_TERM_INSTANT, where the next term is not known
 */
export function termAtOrBefore(at: Instant): TermOrdinal {
  if (!(at >= FIRST_SECONDS && at <= LAST_SECONDS)) throw new RangeError(`termAtOrBefore: ${at} is outside the table`)
  const instants = table()
  // The Sun's uneven pace moves a term up to two days off its mean place, so the guess is wrong by one at most.
  let ordinal = Math.floor((at - FIRST_SECONDS) / MEAN_SECONDS_BETWEEN)
  while ((instants[ordinal] ?? Infinity) > at) ordinal--
  while ((instants[ordinal + 1] ?? Infinity) <= at) ordinal++
  return ordinal as TermOrdinal
}

/** @throws RangeError for a number that is no ordinal of the table */
export function solarTerm(ordinal: TermOrdinal): SolarTerm {
  const at = termInstant(ordinal)
  const index = ordinal % TERMS
  const year = FIRST_YEAR + Math.floor(ordinal / TERMS)
  return { ordinal, year, name: TERM_NAMES[index] as TermName, longitude: (285 + 15 * index) % 360, at }
}

/**
 * The 24 terms of a Gregorian year of UTC+8, from 小寒.
 * @throws RangeError outside FIRST_TERM_YEAR–LAST_TERM_YEAR
 */
export function termsOfYear(year: number): readonly SolarTerm[] {
  return TERM_NAMES.map((_, index) => solarTerm(termOrdinal(year, index)))
}

/** Whether a month begins with it (节); otherwise it is a 中气. */
export function isJie(ordinal: TermOrdinal): boolean {
  return ordinal % 2 === 0
}

/**
 * To 2049: the theory of the Sun (up to half a second), the rounding, ΔT before 1972, and after 2026 the hope that UTC
 * stays at TT − 69.184 s. Later: how far the Earth's rotation, as Swiss Ephemeris predicts it, leaves that behind.
 */
const UNCERTAINTY = [
  [Date.UTC(2049, 0) / 1000, 1],
  [Date.UTC(2050, 0) / 1000, 5],
  [Date.UTC(2100, 0) / 1000, 24],
  [Date.UTC(2176, 0) / 1000, 73],
  [Date.UTC(2251, 0) / 1000, 153],
] as const

/** Seconds by which a term near this instant may be wrong: 1 up to 2049, then growing; the last slope continues. */
export function termUncertainty(at: Instant): number {
  let [from, low]: readonly [number, number] = UNCERTAINTY[0]
  if (at <= from) return low
  let slope = 0
  for (const [until, high] of UNCERTAINTY.slice(1)) {
    slope = (high - low) / (until - from)
    if (at <= until) break
    from = until
    low = high
  }
  return low + slope * (at - from)
}

let decoded: Float64Array | undefined

/** Unix seconds by ordinal; unpacked at the first call, in a few milliseconds. */
function table(): Float64Array {
  return (decoded ??= decode())
}

function decode(): Float64Array {
  const value = new Map(Array.from(DIGITS, (digit, i) => [digit, i]))
  const digit = (position: number): number => value.get(STEPS.charAt(position)) ?? NaN
  let residual = 0
  return Float64Array.from({ length: COUNT }, (_, ordinal) => {
    const [c0, c1, c2] = CURVES[ordinal % TERMS] ?? [NaN, NaN, NaN]
    const n = FIRST_YEAR + Math.floor(ordinal / TERMS) - MIDDLE_YEAR
    residual += digit(ordinal) * 64 + digit(COUNT + ordinal) - HALF
    return Math.round(c0 + n * (c1 + n * c2)) + residual
  })
}
