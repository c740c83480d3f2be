// 司令: which of the stems hidden in the month branch rules on the day of birth.
import { SECONDS_PER_DAY } from '../calendar/civil-time'
import type { Instant } from '../calendar/instant'
import { termAtOrBefore, termInstant, type TermOrdinal } from '../calendar/solar-terms'
import { branchAt, branchIndex, type Branch, type Stem } from './stems-branches'

export interface CommandSpan {
  readonly stem: Stem
  /** Days, counted from 1 on the 节; both included. The last span has no end in practice: see monthCommand. */
  readonly from: number
  readonly to: number
}

export interface MonthCommand {
  readonly stem: Stem
  readonly month: Branch
  /** 1 for the first 24 hours after the 节; up to 32 about aphelion. */
  readonly day: number
  readonly jie: TermOrdinal
}

/** Days of each stem in turn, 子 first; every month sums to 30. */
// prettier-ignore
const DAYS = [
  '壬10癸20', '癸9辛3己18', '戊7丙7甲16', '甲10乙20', '乙9癸3戊18', '戊5庚9丙16',
  '丙10己9丁11', '丁9乙3己18', '戊10壬3庚17', '庚10辛20', '辛9丁3戊18', '戊7甲5壬18',
] as const

const spans: readonly (readonly CommandSpan[])[] = DAYS.map(readDays)

/** The spans of a month, in order of time. */
export const commandSpans = (month: Branch): readonly CommandSpan[] =>
  spans[branchIndex(month)] as readonly CommandSpan[]

/**
 * The stem that rules at an instant. A day is 24 hours from the instant of the 节, not a calendar day: the 节 itself
 * begins day 1, a tie belongs to the new day, and past day 30 the last stem rules on. Books give other day counts
 * (三命通会 alone has two); this is the table modern practice prints.
 *
 * @throws RangeError outside the years of the solar-term table
 * @source bazi-7
 */
export function monthCommand(at: Instant): MonthCommand {
  const jie = jieAtOrBefore(at)
  const day = Math.floor((at - termInstant(jie)) / SECONDS_PER_DAY) + 1
  const month = monthOf(jie)
  return { stem: rulerOn(commandSpans(month), day), month, day, jie }
}

/** The 节 that began the month of an instant. */
export function jieAtOrBefore(at: Instant): TermOrdinal {
  const term = termAtOrBefore(at)
  return (term - (term % 2)) as TermOrdinal
}

/** The branch of the month a 节 begins: 小寒 丑, 立春 寅. */
export const monthOf = (jie: TermOrdinal): Branch => branchAt(1 + jie / 2)

function rulerOn(month: readonly CommandSpan[], day: number): Stem {
  for (const { stem, to } of month) if (day <= to) return stem
  return (month[month.length - 1] as CommandSpan).stem
}

function readDays(text: string): readonly CommandSpan[] {
  let from = 1
  return (text.match(/\D\d+/g) ?? []).map((part) => {
    const span = Object.freeze({ stem: part.charAt(0) as Stem, from, to: from + Number(part.slice(1)) - 1 })
    from = span.to + 1
    return span
  })
}
