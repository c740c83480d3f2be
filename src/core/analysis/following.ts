// A special pattern as a method: what the chart gives way to is followed.
import type { Stem } from '../bazi/stems-branches'
import { familyOf, OWN_SIDE, stepFrom } from './families'
import type { Helper, MethodAnswer } from './methods'
import type { Pattern } from './pattern'
import { say } from './sentences'
import type { SpecialPattern } from './special'

/**
 * 用 is the element followed; null for a chart without a special pattern. 喜 is what feeds it, unless that is on the
 * side the chart has left: 从儿 does not want 比劫, nor 从强 官杀.
 *
 * @source ziping-47
 */
export function askPattern(dayMaster: Stem, { special }: Pattern): MethodAnswer {
  if (!special) return { method: 'special', answer: null, reasons: [say('analysis.special.none', {})] }
  const { name: pattern, element } = special
  return {
    method: 'special',
    answer: { use: element, helper: helperOf(dayMaster, special), stems: [] },
    reasons: [special.basis, say('analysis.special.follow', { pattern, element })],
  }
}

function helperOf(dayMaster: Stem, { name, element }: SpecialPattern): Helper {
  if (name.startsWith('化')) return 'feeds-it'
  const own = (one: typeof element): boolean => OWN_SIDE.includes(familyOf(dayMaster, one))
  return own(element) === own(stepFrom(element, 4)) ? 'feeds-it' : 'fed-by-it'
}
