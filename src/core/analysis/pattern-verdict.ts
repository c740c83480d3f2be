// Whether a pattern holds, by 成败救应.
import type { Circumstances } from './circumstances'
import type { Clause, VerdictRules } from './clauses'
import type { PeerName, RegularName } from './pattern-names'
import { say, type Sentence } from './sentences'
import { BLADE, HURTING, KILLING, PEER } from './verdict-fierce'
import { FOOD, OFFICER, SEAL, WEALTH } from './verdict-gentle'

/** 未成: neither what the pattern asks for nor what it fears is there. */
export const VERDICTS = ['成格', '救应', '败格', '未成'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface AnsweredFault {
  readonly fault: Sentence
  /** Empty when nothing answers it. */
  readonly remedies: readonly Sentence[]
}

export interface PatternVerdict {
  readonly verdict: Verdict
  readonly merits: readonly Sentence[]
  readonly faults: readonly AnsweredFault[]
  readonly notes: readonly Sentence[]
}

const RULES: Readonly<Record<RegularName | PeerName, VerdictRules>> = {
  正官格: OFFICER,
  七杀格: KILLING,
  正财格: WEALTH,
  偏财格: WEALTH,
  正印格: SEAL,
  偏印格: SEAL,
  食神格: FOOD,
  伤官格: HURTING,
  羊刃格: BLADE,
  建禄格: PEER,
  月劫格: PEER,
  月比格: PEER,
}

/**
 * 败格 with a fault that nothing answers, even where a merit stands beside it (成中有败); 救应 with faults that are all
 * answered; 成格 with merits alone; else 未成. The book weighs a chart as a whole (权轻权重, 甚是活泼): this says which of
 * its lines apply, not how far.
 *
 * @source ziping-9, with ziping-31 to ziping-46 where a line says so
 */
export function judgePattern(name: RegularName | PeerName, c: Circumstances): PatternVerdict {
  const rules = RULES[name]
  const merits = said(rules.merits, c)
  const faults = rules.faults.flatMap(({ fault, remedies }): AnsweredFault[] => {
    const sentence = fault(c)
    return sentence ? [{ fault: sentence, remedies: said(remedies, c) }] : []
  })
  const verdict = verdictOf(merits, faults)
  return { verdict, merits, faults, notes: notesOn(name, verdict, c) }
}

const said = (clauses: readonly Clause[], c: Circumstances): readonly Sentence[] =>
  clauses.flatMap((clause) => clause(c) ?? [])

function verdictOf(merits: readonly Sentence[], faults: readonly AnsweredFault[]): Verdict {
  if (faults.some(({ remedies }) => remedies.length === 0)) return '败格'
  if (faults.length > 0) return '救应'
  return merits.length > 0 ? '成格' : '未成'
}

function notesOn(name: RegularName | PeerName, verdict: Verdict, c: Circumstances): readonly Sentence[] {
  const food = c.free('食伤')
  if (name === '七杀格' && food !== null && c.weak) return [say('analysis.note.restrained-weak', { stem: food })]
  return verdict === '未成' ? [say('analysis.note.nothing', {})] : []
}
