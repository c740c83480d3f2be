// The weighted strength of the day master, with its sum term by term.
import { ELEMENTS, stemElement, type Element } from '../bazi/elements'
import { POSITIONS, type FourPillars, type Position } from '../bazi/four-pillars'
import { branchIndex, type Stem } from '../bazi/stems-branches'
import { familyOf, OWN_SIDE } from './families'
import { say, type Sentence } from './sentences'
import { FACTORS, HELD_SHARES, OPEN_SHARE } from './strength-table'

export const STRENGTH_VERDICTS = ['strong', 'weak', 'balanced'] as const
export type StrengthVerdict = (typeof STRENGTH_VERDICTS)[number]

export interface StrengthTerm {
  readonly position: Position
  /** Whether the stem stands in the pillar or is held by its branch. */
  readonly part: 'stem' | 'branch'
  readonly stem: Stem
  readonly element: Element
  /** Of the element in the month of birth. */
  readonly factor: number
  readonly share: number
  readonly product: number
}

export interface Strength {
  /** Pillar by pillar, the stem before what its branch holds. */
  readonly terms: readonly StrengthTerm[]
  readonly totals: Readonly<Record<Element, number>>
  readonly total: number
  /** Of the day master's element with the element that feeds it. */
  readonly same: number
  readonly other: number
  /** same − other */
  readonly difference: number
  readonly verdict: StrengthVerdict
  readonly reason: Sentence
}

/** The difference from which a day master is strong, and under which it is weak; at either limit it is balanced. */
const LIMIT = 1
/** Products have three decimals. They are summed as whole thousandths, so that no total is off by a rounding. */
const THOUSAND = 1000

/**
 * Σ factor(element, month) × share over all stems, those that stand and those that are held. The day stem is counted
 * like any other. Strong above +1, weak below −1, balanced from −1 to +1 inclusive.
 *
 * Schools weigh otherwise (by rooting, by month alone); this is one method of several, and its answer is only its own.
 *
 * @source str-1
 */
export function weighStrength(pillars: FourPillars): Strength {
  const terms = POSITIONS.flatMap((position) => termsOf(pillars, position))
  const totals = Object.fromEntries(ELEMENTS.map((element) => [element, sum(terms, [element])])) as Strength['totals']
  const own = ELEMENTS.filter((element) => OWN_SIDE.includes(familyOf(pillars.day.stem, element)))
  const same = sum(terms, own)
  const total = sum(terms, ELEMENTS)
  const other = subtract(total, same)
  const difference = subtract(same, other)
  const verdict = difference > LIMIT ? 'strong' : difference < -LIMIT ? 'weak' : 'balanced'
  const reason = say(`analysis.strength.${verdict}`, { same, other, difference })
  return { terms, totals, total, same, other, difference, verdict, reason }
}

function termsOf(pillars: FourPillars, position: Position): readonly StrengthTerm[] {
  const { stem, branch } = pillars[position]
  const month = branchIndex(pillars.month.branch)
  const term = (part: StrengthTerm['part'], own: Stem, share: number): StrengthTerm => {
    const element = stemElement(own)
    const factor = FACTORS[element][month] as number
    return { position, part, stem: own, element, factor, share, product: thousandths(factor * share) / THOUSAND }
  }
  return [term('stem', stem, OPEN_SHARE), ...HELD_SHARES[branch].map(([held, share]) => term('branch', held, share))]
}

const thousandths = (value: number): number => Math.round(value * THOUSAND)

const subtract = (from: number, value: number): number => (thousandths(from) - thousandths(value)) / THOUSAND

const sum = (terms: readonly StrengthTerm[], elements: readonly Element[]): number =>
  terms.reduce((so, { element, product }) => so + (elements.includes(element) ? thousandths(product) : 0), 0) / THOUSAND
