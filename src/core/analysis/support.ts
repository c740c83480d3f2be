// 扶抑: help a weak day master, restrain a strong one, by what weighs on it or feeds it most.
import type { ChartFacts } from './chart-facts'
import { elementOf, OWN_SIDE, type Family } from './families'
import type { MethodAnswer } from './methods'
import { say } from './sentences'
import type { Strength } from './strength'

/**
 * What to take, in order of preference, against the family that weighs most; one that is in the chart goes before one
 * that is not. 财多身弱用比劫, 杀重身轻用印; 印重用财, 比劫重用官杀.
 */
const AGAINST: Readonly<Record<Family, readonly Family[]>> = {
  食伤: ['印星', '比劫'],
  财星: ['比劫', '印星'],
  官杀: ['印星', '比劫'],
  印星: ['财星', '食伤', '官杀'],
  比劫: ['官杀', '食伤', '财星'],
}

/**
 * Weak: against the heaviest of 食伤, 财 and 官杀; strong: against the heavier of 印 and 比劫 (the day master not
 * counted), ties to the first named. A balanced chart is answered by the side it leans to, and at exactly even as weak.
 * Never null. 喜 stays on the side that is wanting: where what feeds 用 is on the other, 喜 is what 用 feeds.
 *
 * @source support-1
 */
export function askSupport(facts: ChartFacts, strength: Strength): MethodAnswer {
  const weakened = strength.difference <= 0
  const heaviest = heaviestOf(facts, strength, weakened ? ['食伤', '财星', '官杀'] : ['印星', '比劫'])
  const choices = AGAINST[heaviest]
  const present = choices.find((family) => strength.totals[elementOf(facts.dayMaster, family)] > 0)
  const family = present ?? (choices[0] as Family)
  const words = (of: Family) => ({ family: of, element: elementOf(facts.dayMaster, of) })
  const nearly = strength.verdict === 'balanced' ? 'nearly-' : ''
  const use = elementOf(facts.dayMaster, family)
  return {
    method: 'support',
    answer: { use, helper: isWanted(feederOf(family), weakened) ? 'feeds-it' : 'fed-by-it', stems: [] },
    reasons: [
      say(`analysis.support.${nearly}${weakened ? 'weak' : 'strong'}`, words(heaviest)),
      say(present ? 'analysis.support.use' : 'analysis.support.absent', words(family)),
    ],
  }
}

function heaviestOf(facts: ChartFacts, strength: Strength, families: readonly Family[]): Family {
  const self = strength.terms.find(({ position, part }) => position === 'day' && part === 'stem')?.product ?? 0
  const weight = (family: Family): number =>
    strength.totals[elementOf(facts.dayMaster, family)] - (family === '比劫' ? self : 0)
  return families.reduce((heaviest, family) => (weight(family) > weight(heaviest) ? family : heaviest))
}

const FEEDERS: Readonly<Record<Family, Family>> = {
  比劫: '印星',
  食伤: '比劫',
  财星: '食伤',
  官杀: '财星',
  印星: '官杀',
}
const feederOf = (family: Family): Family => FEEDERS[family]

const isWanted = (family: Family, weakened: boolean): boolean => OWN_SIDE.includes(family) === weakened
