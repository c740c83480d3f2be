// 化: the day master gives itself up to the element its 五合 makes.
import { branchElement, stemElement, type Element } from '../bazi/elements'
import type { Branch } from '../bazi/stems-branches'
import { branchesOfElement, type ChartFacts, type ShownStem } from './chart-facts'
import { OWN_SIDE, stepFrom } from './families'
import { transformedName } from './pattern-names'
import { say } from './sentences'
import type { Grade, SpecialPattern } from './special'
import { combined, seasonBranches, STORES } from './ties'

/** Branches of a 假 transformation that are of the new element or feed it, the month among them. */
const QUASI_BRANCHES = 3
/** Branches of earth that stand for the 三合 it has not. */
const EARTH_BRANCHES = 3

/**
 * The day stem combines with the month or the hour stem, nothing that shows restrains the new element, and neither
 * partner has a rival of its own kind (争合, 妒合). Full: born in the season of the new element, with its 三合 or 三会
 * complete around the month (得时乘令, 四支局全), and the day master without a 本气 to stand on outside the group or a 印
 * or 比 that shows, unless that is of the new element or feeds it. 假: such a group out of season (亥未之月, 次等) or with
 * help; or no group, but the month's own element with two more branches that are of it or feed it, none that restrains
 * it, and no help.
 *
 * @source ziping-47, dts-1 (no help), own-1 (the counts of branches)
 */
export function transformPattern(facts: ChartFacts): SpecialPattern | null {
  for (const partner of facts.shown) {
    const element = combined(facts.dayMaster, partner.stem)
    if (element === null || partner.position === 'year' || hasRival(facts, partner)) continue
    if (facts.shown.some(({ stem }) => stemElement(stem) === stepFrom(element, 3))) continue
    const grade = gradeOf(facts, element)
    if (grade === null) continue
    const name = transformedName(element)
    const words = { day: facts.dayMaster, stem: partner.stem, element, branch: facts.month, pattern: name }
    const key = grade === 'full' ? 'analysis.basis.transform' : 'analysis.basis.transform-quasi'
    return { name, grade, element, basis: say(key, words) }
  }
  return null
}

const hasRival = ({ shown, dayMaster }: ChartFacts, partner: ShownStem): boolean =>
  shown.some((other) => other !== partner && (other.stem === partner.stem || other.stem === dayMaster))

function gradeOf(facts: ChartFacts, element: Element): Grade | null {
  const group = groupOf(facts, element)
  const helped = isHelped(facts, element, group)
  if (group) return seasonBranches(element).includes(facts.month) && !helped ? 'full' : 'quasi'
  const supported = branchesOfElement(facts, [element, stepFrom(element, 4)]) >= QUASI_BRANCHES
  const opposed = branchesOfElement(facts, [stepFrom(element, 3)]) > 0
  return branchElement(facts.month) === element && supported && !opposed && !helped ? 'quasi' : null
}

function groupOf(facts: ChartFacts, element: Element): readonly Branch[] | null {
  if (element !== '土') return facts.groupsWithMonth.find((group) => group.element === element)?.branches ?? null
  return STORES.includes(facts.month) && branchesOfElement(facts, ['土']) >= EARTH_BRANCHES ? STORES : null
}

/** What keeps the day master to itself. */
function isHelped(facts: ChartFacts, element: Element, group: readonly Branch[] | null): boolean {
  const foreign = (one: Element): boolean => one !== element && one !== stepFrom(element, 4)
  const own = stemElement(facts.dayMaster)
  const stands = facts.held.some(({ rank, family, branch }) => {
    return rank === 'main' && family === '比劫' && foreign(own) && !group?.includes(branch)
  })
  return stands || facts.shown.some(({ family, stem }) => OWN_SIDE.includes(family) && foreign(stemElement(stem)))
}
