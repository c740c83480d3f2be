// 调候: what the season asks for.
import { stemElement } from '../bazi/elements'
import { branchIndex, type Branch, type Stem } from '../bazi/stems-branches'
import { isShown, type ChartFacts } from './chart-facts'
import { CLIMATE_GODS, DISPUTED_ASSIST, DISPUTED_MAIN } from './climate-table'
import { stepFrom } from './families'
import type { MethodAnswer } from './methods'
import { say, type Sentence } from './sentences'

/** How far the digests of 穷通宝鉴 agree on a cell. */
export const CLIMATE_AGREEMENTS = ['firm', 'disputed-main', 'disputed-assist'] as const
export type ClimateAgreement = (typeof CLIMATE_AGREEMENTS)[number]

export interface ClimateCell {
  readonly main: Stem
  /** The main god with its assistants, in order. */
  readonly gods: readonly Stem[]
  readonly agreement: ClimateAgreement
  /** What other digests begin with; empty unless the main god is disputed. */
  readonly others: readonly Stem[]
}

const stemsOf = (text: string): readonly Stem[] => [...text].map((stem) => stem as Stem)

/** @source tiaohou-1 */
export function climateCell(day: Stem, month: Branch): ClimateCell {
  const gods = stemsOf(CLIMATE_GODS[day].split(' ')[branchIndex(month)] as string)
  const others = stemsOf(DISPUTED_MAIN[day + month] ?? '')
  const agreement = DISPUTED_ASSIST.includes(day + month) ? 'disputed-assist' : 'firm'
  return { main: gods[0] as Stem, gods, agreement: others.length > 0 ? 'disputed-main' : agreement, others }
}

/**
 * 用 is the element of the main god. The method names stems: 壬, not water. Its assistants keep their place beside it
 * as stems even where their element as a whole restrains 用 (己 beside 壬 for 辛 in 午), which is then said.
 *
 * @source tiaohou-1
 */
export function askClimate(facts: ChartFacts): MethodAnswer {
  const { dayMaster: day, month: branch } = facts
  const { main, gods, agreement, others } = climateCell(day, branch)
  const use = stemElement(main)
  const cell = { day, branch, god: main, element: use }
  const named =
    gods.length > 1
      ? say('analysis.climate.main-assist', { ...cell, gods: gods.slice(1) })
      : say('analysis.climate.main', cell)
  const opposed = gods.filter((god) => stemElement(god) === stepFrom(use, 3))
  return {
    method: 'climate',
    answer: { use, helper: 'feeds-it', stems: gods },
    reasons: [
      named,
      agreement === 'disputed-main'
        ? say('analysis.climate.disputed-main', { others })
        : say(`analysis.climate.${agreement}`, {}),
      presence(facts, main),
      ...opposed.map((stem) => say('analysis.climate.assist-opposed', { stem, element: stemElement(stem) })),
    ],
  }
}

function presence(facts: ChartFacts, stem: Stem): Sentence {
  if (isShown(facts, stem)) return say('analysis.climate.exposed', { stem })
  const held = facts.held.find((one) => one.stem === stem)
  return held ? say('analysis.climate.hidden', { stem, branch: held.branch }) : say('analysis.climate.absent', { stem })
}
