// 喜用神: what each method answers, which of them is followed, and the five roles that come of it.
import type { FourPillars } from '../bazi/four-pillars'
import type { Branch, Stem } from '../bazi/stems-branches'
import { askBridging } from './bridging'
import { readFacts } from './chart-facts'
import { askClimate } from './climate'
import { askPattern } from './following'
import type { Method, MethodAnswer } from './methods'
import type { Pattern } from './pattern'
import { rolesAround, type Roles } from './roles'
import { say, type Sentence } from './sentences'
import type { Strength } from './strength'
import { askSupport } from './support'
import { seasonBranches } from './ties'

export interface Favourable extends Roles {
  readonly method: Method
  /** The 用神 itself where the method names a stem (调候); its element is `use`. */
  readonly stem: Stem | null
  /** Why this method, whether the others agree, how the roles follow. */
  readonly reasons: readonly Sentence[]
  /** Of every method, in the order in which they are asked. */
  readonly answers: readonly MethodAnswer[]
}

type Answer = NonNullable<MethodAnswer['answer']>

/**
 * A special pattern is followed, 假 or not; else in the months of summer and winter 调候 comes first; else 通关 where two
 * elements clash; else 扶抑. Schools differ in which comes first, so every method's own answer is given beside.
 *
 * @param strength, pattern of the same pillars
 * @source choice-1
 */
export function findFavourable(pillars: FourPillars, strength: Strength, pattern: Pattern): Favourable {
  const facts = readFacts(pillars)
  const special = askPattern(facts.dayMaster, pattern)
  const climate = askClimate(facts)
  const bridging = askBridging(strength)
  const support = askSupport(facts, strength)
  const answers = [special, climate, bridging, support]
  const led = seasonOf(facts.month) === null ? [special, bridging, support] : [special, climate]
  const { method, answer } = led.find((one) => one.answer !== null) ?? support
  if (answer === null) throw new TypeError(`findFavourable: ${method} has no answer`)
  const roles = rolesAround(answer.use, answer.helper)
  const reasons = [whyChosen(method, pattern, facts.month), comparison(answers), ...whyRoles(answer, roles)]
  return { ...roles, method, stem: answer.stems[0] ?? null, reasons, answers }
}

/** The months in which the climate leads; spring and autumn have none. */
function seasonOf(month: Branch): 'summer' | 'winter' | null {
  if (seasonBranches('火').includes(month)) return 'summer'
  return seasonBranches('水').includes(month) ? 'winter' : null
}

function whyChosen(method: Method, pattern: Pattern, branch: Branch): Sentence {
  if (method === 'special') {
    const key = pattern.grade === 'quasi' ? 'analysis.choice.special-quasi' : 'analysis.choice.special'
    return say(key, { pattern: pattern.name })
  }
  const season = seasonOf(branch)
  if (method === 'climate' && season) return say(`analysis.choice.climate-${season}`, { branch })
  return say(method === 'bridging' ? 'analysis.choice.bridging' : 'analysis.choice.support', { branch })
}

function comparison(answers: readonly MethodAnswer[]): Sentence {
  const uses = new Set(answers.flatMap(({ answer }) => answer?.use ?? []))
  const [element] = uses
  return uses.size === 1 && element ? say('analysis.choice.agree', { element }) : say('analysis.choice.differ', {})
}

function whyRoles({ helper, stems }: Answer, roles: Roles): readonly Sentence[] {
  const shared = say(helper === 'feeds-it' ? 'analysis.roles.fed' : 'analysis.roles.feeds', roles)
  const [stem] = stems
  return stem ? [shared, say('analysis.roles.stem', { stem, element: roles.use })] : [shared]
}
