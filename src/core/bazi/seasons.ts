// 旺相休囚死: what the month makes of each element.
import { SECONDS_PER_DAY } from '../calendar/civil-time'
import type { Instant } from '../calendar/instant'
import { termInstant, type TermOrdinal } from '../calendar/solar-terms'
import { branchElement, elementStep, ELEMENTS, type Element } from './elements'
import { jieAtOrBefore, monthOf } from './month-command'
import type { School } from './school'
import { branchAt, branchIndex } from './stems-branches'

export const SEASONAL_STATES = ['旺', '相', '休', '囚', '死'] as const
export type SeasonalState = (typeof SEASONAL_STATES)[number]

/** By elementStep from the ruling element: itself, its child, what it controls, its controller, its parent. */
const BY_STEP = ['旺', '相', '死', '囚', '休'] as const

const EARTH_DAYS = 18

type States = Readonly<Record<Element, SeasonalState>>
const states = Object.fromEntries(
  ELEMENTS.map((ruling) => [
    ruling,
    Object.freeze(Object.fromEntries(ELEMENTS.map((element) => [element, BY_STEP[elementStep(ruling, element)]]))),
  ]),
) as Readonly<Record<Element, States>>

/**
 * The state of every element while one of them rules.
 *
 * @source bazi-8
 */
export const seasonalStates = (ruling: Element): States => states[ruling]

/**
 * The element that rules at an instant. By default it is the element of the month branch, so earth rules all of
 * 辰戌丑未. With `earthSeason: 'last-18-days'` earth rules only the 18 × 24 hours before the next 节 (from the first
 * second of them on), and the days before it in those months belong to the element of the season.
 *
 * @throws RangeError outside the years of the solar-term table
 * @source bazi-8
 */
export function rulingElement(at: Instant, school: Pick<School, 'earthSeason'>): Element {
  const jie = jieAtOrBefore(at)
  const month = monthOf(jie)
  const element = branchElement(month)
  if (element !== '土' || school.earthSeason === 'four-months') return element
  const next = termInstant((jie + 2) as TermOrdinal)
  const earthNow = at >= next - EARTH_DAYS * SECONDS_PER_DAY
  return earthNow ? element : branchElement(branchAt(branchIndex(month) - 1))
}
