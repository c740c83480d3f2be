// Which special pattern (外格) a chart has, if any.
import type { ChartFacts } from './chart-facts'
import { dominantPattern, oneSidedPattern } from './dominant-pattern'
import { followPattern } from './follow-pattern'
import type { SpecialPattern } from './special'
import { transformPattern } from './transform-pattern'

type Rule = (facts: ChartFacts) => SpecialPattern | null

/** In the order in which they are asked. */
const RULES: readonly Rule[] = [transformPattern, followPattern, dominantPattern, oneSidedPattern]

/**
 * The special pattern of a chart, or null, which nearly all get. The first full one, else the first 假 one.
 *
 * 子平真诠 asks for a month without use and for stems without 官 and 杀, and gives examples instead of limits; where it
 * counts no branches, the counts are ours, and are said at each rule. 倒冲, 朝阳, 合禄, 井栏, 刑合 and 遥合 are not
 * offered: later writers hold them to be unfounded (徐乐吾 on §22).
 *
 * @source ziping-22, ziping-47, own-1
 */
export function specialPattern(facts: ChartFacts): SpecialPattern | null {
  const found = RULES.flatMap((rule) => rule(facts) ?? [])
  return found.find(({ grade }) => grade === 'full') ?? found[0] ?? null
}
