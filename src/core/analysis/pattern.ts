// 格局: the one pattern of a chart, how it was found, and whether it holds.
import type { FourPillars } from '../bazi/four-pillars'
import type { Stem } from '../bazi/stems-branches'
import { readFacts } from './chart-facts'
import { readCircumstances } from './circumstances'
import { dispute, type Dispute } from './disputes'
import { monthPattern } from './month-pattern'
import type { MonthPattern } from './own-month'
import { PEER_NAMES, type PatternName } from './pattern-names'
import { judgePattern, type PatternVerdict } from './pattern-verdict'
import { say, type Sentence } from './sentences'
import type { Grade, SpecialPattern } from './special'
import { specialPattern } from './special-pattern'
import type { Strength } from './strength'

/** 顺用 of 财官印食, 逆用 of 杀伤刃 with 禄劫. */
export const MANNERS = ['顺用', '逆用'] as const
export type Manner = (typeof MANNERS)[number]

export interface Pattern extends PatternVerdict {
  readonly name: PatternName
  readonly kind: 'regular' | 'peer' | 'special'
  /** `quasi` is a 假 special pattern; all others are full. */
  readonly grade: Grade
  /** The stem of the month it is taken from; null for a special one. */
  readonly stem: Stem | null
  /** null for a special one, which is followed. */
  readonly manner: Manner | null
  readonly basis: Sentence
  readonly disputes: readonly Dispute[]
  /** The special pattern, with the element it follows; null for the others. */
  readonly special: SpecialPattern | null
}

const AGAINST: readonly PatternName[] = ['七杀格', '伤官格', ...PEER_NAMES]

/**
 * Total: every chart has exactly one name. A special pattern goes before that of the month; a 假 one notes the month's
 * as what stricter readers would say. 月比 is judged as 建禄.
 *
 * @param strength of the same pillars
 * @source ziping-8 and ziping-9, and the ids at each part
 */
export function findPattern(pillars: FourPillars, strength: Strength): Pattern {
  const facts = readFacts(pillars)
  const month = monthPattern(facts)
  const special = specialPattern(facts)
  if (special) return followed(special, month)
  const kind = PEER_NAMES.some((name) => name === month.name) ? 'peer' : 'regular'
  return {
    ...month,
    ...judgePattern(month.name, readCircumstances(facts, strength)),
    kind,
    grade: 'full',
    manner: AGAINST.includes(month.name) ? '逆用' : '顺用',
    special: null,
  }
}

const followed = (special: SpecialPattern, month: MonthPattern): Pattern => ({
  name: special.name,
  kind: 'special',
  grade: special.grade,
  stem: null,
  manner: null,
  basis: special.basis,
  disputes: disputesOf(special, month),
  special,
  verdict: special.grade === 'full' ? '成格' : '未成',
  merits: special.grade === 'full' ? [say('analysis.merit.special', { element: special.element })] : [],
  faults: [],
  notes: [],
})

/** 从势 is a name of later books: 子平真诠 keeps the month (己卯 in 酉, 刘提台命, is 食神 there). */
function disputesOf({ name, grade }: SpecialPattern, month: MonthPattern): readonly Dispute[] {
  if (grade === 'quasi') return [dispute('quasi', month.name)]
  return name === '从势格' ? [dispute('trend', month.name)] : []
}
