// 化: the day master gives itself up to the element its 五合 makes.
import { branchElement, stemElement, type Element } from '../bazi/elements'
import { branchesOfElement, type ChartFacts, type ShownStem } from './chart-facts'
import { stepFrom } from './families'
import { transformedName } from './pattern-names'
import { say } from './sentences'
import type { Grade, SpecialPattern } from './special'
import { combined, seasonBranches } from './ties'

/** Branches of a 假 transformation that are of the new element or feed it, the month among them. */
const QUASI_BRANCHES = 3
/** Branches of earth that stand for the 三合 it has not. */
const EARTH_BRANCHES = 3

/**
 * The day stem combines with the month or the hour stem, nothing that shows restrains the new element, and neither
 * partner has a rival of its own kind (争合, 妒合). Full: born in the season of the new element, with its 三合 or 三会
 * complete around the month (得时乘令, 四支局全). 假: such a group out of season (亥未之月, 次等), or the month's own
 * element with two more branches that are of it or feed it and none that restrains it, the day master having no 本气 to
 * stand on.
 *
 * @source ziping-47, own-1 (the counts of branches)
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
  const complete =
    element === '土'
      ? branchElement(facts.month) === '土' && branchesOfElement(facts, ['土']) >= EARTH_BRANCHES
      : facts.groupsWithMonth.some((group) => group.element === element)
  if (complete) return seasonBranches(element).includes(facts.month) ? 'full' : 'quasi'
  const supported = branchesOfElement(facts, [element, stepFrom(element, 4)]) >= QUASI_BRANCHES
  const own = stemElement(facts.dayMaster)
  const stands = own !== element && branchesOfElement(facts, [own]) > 0
  const opposed = branchesOfElement(facts, [stepFrom(element, 3)]) > 0
  return branchElement(facts.month) === element && supported && !stands && !opposed ? 'quasi' : null
}
