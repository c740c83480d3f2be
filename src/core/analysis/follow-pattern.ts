// 从: a day master with nothing to stand on gives way to what fills the chart.
import { branchesOf, type ChartFacts } from './chart-facts'
import { elementOf, OWN_SIDE, type Family } from './families'
import { FOLLOWED_NAMES } from './pattern-names'
import { say } from './sentences'
import type { Grade, SpecialPattern } from './special'

type Followed = keyof typeof FOLLOWED_NAMES
const FOLLOWED: readonly Followed[] = ['财星', '官杀', '食伤']

/** Branches that a family holds by their 本气, the month among them, to be followed (四柱皆财, 四柱皆煞). */
const BRANCHES = 3

/** What may not show beside the family followed: 有官煞则亦无从财兼从煞之理; 有伤食则煞受制而不从. */
const FORBIDDEN: Readonly<Record<Followed, readonly Family[]>> = { 财星: ['官杀'], 官杀: ['食伤'], 食伤: ['官杀'] }

/**
 * Full: no 印 and no 比劫 anywhere, standing or held, but for one that another stem takes away. One family with three branches, the month's among them, or with a
 * complete 三合 or 三会 around the month, is followed by its name; without such a family, or with what forbids it, the
 * chart follows the trend (从势). 假: no branch holds the day master's element, none has a 印 for its 本气, and what 印
 * shows stands on nothing; then only a family that fills the branches is followed.
 *
 * @source ziping-47, dts-1 (从儿, 从势, 假从), own-1 (the counts of branches)
 */
export function followPattern(facts: ChartFacts): SpecialPattern | null {
  const grade = gradeOf(facts)
  if (grade === null) return null
  const family = FOLLOWED.find((one) => prevails(facts, one))
  if (family && !facts.shown.some((stem) => FORBIDDEN[family].includes(stem.family)))
    return follow(facts, family, grade)
  if (grade === 'quasi') return null
  const element = elementOf(facts.dayMaster, '财星')
  const words = { day: facts.dayMaster, element, pattern: '从势格' } as const
  return { name: '从势格', grade, element, basis: say('analysis.basis.trend', words) }
}

function gradeOf({ shown, held }: ChartFacts): Grade | null {
  const helping = held.filter(({ family }) => OWN_SIDE.includes(family))
  const free = shown.filter(({ family, boundBy }) => OWN_SIDE.includes(family) && boundBy === null)
  if (helping.length === 0 && free.length === 0) return 'full'
  if (helping.some(({ family, rank }) => family === '比劫' || rank === 'main')) return null
  return free.some(({ family }) => family === '印星') && helping.length > 0 ? null : 'quasi'
}

function prevails(facts: ChartFacts, family: Followed): boolean {
  const element = elementOf(facts.dayMaster, family)
  if (facts.groupsWithMonth.some((group) => group.element === element)) return true
  const inMonth = facts.held.some((held) => held.position === 'month' && held.rank === 'main' && held.family === family)
  return inMonth && branchesOf(facts, family) >= BRANCHES
}

function follow(facts: ChartFacts, family: Followed, grade: Grade): SpecialPattern {
  const element = elementOf(facts.dayMaster, family)
  const name = FOLLOWED_NAMES[family]
  const key = grade === 'full' ? 'analysis.basis.follow' : 'analysis.basis.follow-quasi'
  return { name, grade, element, basis: say(key, { day: facts.dayMaster, family, element, pattern: name }) }
}
