// The two tables of the weighted strength. The shares are for strength only: hidden-stems.ts has those for showing.
import type { Element } from '../bazi/elements'
import type { Branch, Stem } from '../bazi/stems-branches'

/** What a month makes of an element, by month branch, 子 first. */
// prettier-ignore
export const FACTORS: Readonly<Record<Element, readonly number[]>> = {
  //  子    丑    寅    卯    辰    巳    午    未    申    酉    戌    亥
  木: [1.2,  1.06, 1.14, 1.2,  1.1,  1,    1,    1.04, 1.06, 1,    1,    1.2],
  火: [1,    1,    1.2,  1.2,  1.06, 1.14, 1.2,  1.1,  1,    1,    1.04, 1],
  土: [1,    1.1,  1.06, 1,    1.1,  1.14, 1.2,  1.16, 1,    1,    1.14, 1],
  金: [1,    1.14, 1,    1,    1.1,  1.06, 1,    1.1,  1.14, 1.2,  1.16, 1],
  水: [1.2,  1.1,  1,    1,    1.04, 1.06, 1,    1,    1.2,  1.2,  1.06, 1.14],
}

/** The share of a stem that stands in a pillar. */
export const OPEN_SHARE = 1

type Share = readonly [Stem, number]

/** The shares of the stems a branch holds; they sum to 1. 巳 is counted without 戊, 午 without 己, 申 without 戊. */
export const HELD_SHARES: Readonly<Record<Branch, readonly Share[]>> = {
  子: [['癸', 1]],
  丑: [['己', 0.5], ['癸', 0.3], ['辛', 0.2]], // prettier-ignore
  寅: [['甲', 0.7], ['丙', 0.3]], // prettier-ignore
  卯: [['乙', 1]],
  辰: [['戊', 0.5], ['乙', 0.3], ['癸', 0.2]], // prettier-ignore
  巳: [['丙', 0.7], ['庚', 0.3]], // prettier-ignore
  午: [['丁', 1]],
  未: [['己', 0.5], ['丁', 0.3], ['乙', 0.2]], // prettier-ignore
  申: [['庚', 0.7], ['壬', 0.3]], // prettier-ignore
  酉: [['辛', 1]],
  戌: [['戊', 0.5], ['辛', 0.3], ['丁', 0.2]], // prettier-ignore
  亥: [['壬', 0.7], ['甲', 0.3]], // prettier-ignore
}
