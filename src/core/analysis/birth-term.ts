// 出生节气: between which two solar terms a birth lies.
import type { Instant } from '../calendar/instant'
import { solarTerm, termAtOrBefore, type TermName, type TermOrdinal } from '../calendar/solar-terms'

export interface NearTerm {
  readonly name: TermName
  readonly at: Instant
  /** Seconds between the term and the birth, never negative. */
  readonly distance: number
}

export interface BirthTerm {
  /** The last term; a birth at its very instant is 0 seconds after it. */
  readonly last: NearTerm
  readonly next: NearTerm
}

/** @throws RangeError from the last term of the table on */
export function birthTerm(at: Instant): BirthTerm {
  const ordinal = termAtOrBefore(at)
  return { last: near(ordinal, at), next: near((ordinal + 1) as TermOrdinal, at) }
}

function near(ordinal: TermOrdinal, birth: Instant): NearTerm {
  const { name, at } = solarTerm(ordinal)
  return { name, at, distance: Math.abs(birth - at) }
}
