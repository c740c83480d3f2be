// 通关: the element between two that clash.
import { ELEMENTS } from '../bazi/elements'
import { stepFrom } from './families'
import type { MethodAnswer } from './methods'
import { say } from './sentences'
import type { Strength } from './strength'

/** Share of the weighted sum that each of the two must hold, this much included. */
export const CLASH_SHARE = 0.35

/**
 * Answers when an element and the one it restrains hold 35 % each of the weighted sum: the one between them, which the
 * first feeds and which feeds the second. What feeds it is the heavier hand of the two, so 喜 is the restrained one. Two
 * pairs at once cannot be: three elements would need 105 %.
 *
 * @source dts-2, own-1 (the limit)
 */
export function askBridging({ totals, total }: Strength): MethodAnswer {
  const share = (index: number): number => totals[stepFrom('木', index)] / total
  const strong = ELEMENTS.find((_, i) => share(i) >= CLASH_SHARE && share(i + 2) >= CLASH_SHARE)
  if (!strong) {
    return { method: 'bridging', answer: null, reasons: [say('analysis.bridging.none', { limit: CLASH_SHARE })] }
  }
  const restrained = stepFrom(strong, 2)
  const use = stepFrom(strong, 1)
  const shares = { strongShare: totals[strong] / total, restrainedShare: totals[restrained] / total }
  const reason = say('analysis.bridging.clash', { strong, restrained, ...shares, element: use })
  return { method: 'bridging', answer: { use, helper: 'fed-by-it', stems: [] }, reasons: [reason] }
}
