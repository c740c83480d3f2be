// 专旺: one element, the day master's own, has the whole chart; and the milder 从旺 and 从强.
import { stemElement, type Element } from '../bazi/elements'
import type { Branch } from '../bazi/stems-branches'
import { branchesOf, branchesOfElement, isShown, monthStems, type ChartFacts, type HeldStem } from './chart-facts'
import { elementOf, OWN_SIDE } from './families'
import { DOMINANT_NAMES } from './pattern-names'
import { say } from './sentences'
import type { Grade, SpecialPattern } from './special'
import { seasonBranches, STORES } from './ties'

/** Earth has no 三合 of its own: so many of 辰戌丑未 make a 假 稼穑, all four branches a full one. */
const EARTH_QUASI = 3
const ALL_BRANCHES = 4

/**
 * 曲直, 炎上, 稼穑, 从革, 润下: the 三合 or 三会 of the day master's element is complete, in its season, and no 官 or 杀
 * shows or is the 本气 of a branch outside the group. Wealth that shows twice, or shows and has a branch outside the
 * group, is used instead (财根深, 或财透两位, 则亦以财为重). 假: 官 or 杀 is held as a lesser stem outside the group, or
 * the month is of the group but not of the season, its 本气 not showing (丙生寅月, 午戌会劫, 而又透甲, 则仍为印). What the
 * group's own branches hold (丙 in 巳 of 巳酉丑) is given up. Earth counts its branches, whatever they hold.
 *
 * @source ziping-10, ziping-47, own-1
 */
export function dominantPattern(facts: ChartFacts): SpecialPattern | null {
  const element = stemElement(facts.dayMaster)
  const group = element === '土' ? STORES : facts.groups.find((one) => one.element === element)?.branches
  if (!group || facts.shown.some(({ family }) => family === '官杀')) return null
  const outside = facts.held.filter(({ branch }) => !group.includes(branch))
  if (outside.some(({ family, rank }) => family === '官杀' && rank === 'main') || wealthStands(facts, outside))
    return null
  const grade = element === '土' ? earthGrade(facts) : seasonGrade(facts, element, group, outside)
  if (grade === null) return null
  const name = DOMINANT_NAMES[element]
  const key = grade === 'full' ? 'analysis.basis.dominant' : 'analysis.basis.dominant-quasi'
  return { name, grade, element, basis: say(key, { day: facts.dayMaster, element, pattern: name }) }
}

function wealthStands({ shown }: ChartFacts, outside: readonly HeldStem[]): boolean {
  const shows = shown.filter(({ family }) => family === '财星').length
  return shows > 1 || (shows > 0 && outside.some(({ family, rank }) => family === '财星' && rank === 'main'))
}

function earthGrade(facts: ChartFacts): Grade | null {
  const count = branchesOfElement(facts, ['土'])
  if (!STORES.includes(facts.month) || count < EARTH_QUASI) return null
  return count === ALL_BRANCHES ? 'full' : 'quasi'
}

function seasonGrade(
  facts: ChartFacts,
  element: Element,
  group: readonly Branch[],
  outside: readonly HeldStem[],
): Grade | null {
  const inSeason = seasonBranches(element).includes(facts.month)
  const [main] = monthStems(facts)
  if (!inSeason && !(group.includes(facts.month) && main && !isShown(facts, main.stem))) return null
  return inSeason && !outside.some(({ family }) => family === '官杀') ? 'full' : 'quasi'
}

/**
 * 从旺 and 从强: every stem that shows and every branch by its 本气 is 比劫 or 印, without a complete group. 从旺 where
 * at least two branches are 比劫, else 从强, which follows the 印.
 *
 * @source dts-1
 */
export function oneSidedPattern(facts: ChartFacts): SpecialPattern | null {
  if (!facts.shown.every(({ family }) => OWN_SIDE.includes(family))) return null
  if (branchesOf(facts, ...OWN_SIDE) < ALL_BRANCHES) return null
  const peers = branchesOf(facts, '比劫') >= ALL_BRANCHES / 2
  const element = elementOf(facts.dayMaster, peers ? '比劫' : '印星')
  const name = peers ? '从旺格' : '从强格'
  const key = peers ? 'analysis.basis.prosperous' : 'analysis.basis.sealed'
  return { name, grade: 'full', element, basis: say(key, { day: facts.dayMaster, element, pattern: name }) }
}
