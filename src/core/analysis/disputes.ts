// Where the sources or the schools would name a chart otherwise: noted in the data, never hidden.
import type { PatternName } from './pattern-names'
import { say, type Sentence } from './sentences'

export const DISPUTE_CODES = [
  ...(['wu-in-si', 'ji-in-wu', 'wu-in-wu'] as const), // earth beside fire: 禄 or 刃 by its seat, 印 by the 本气
  ...(['own-month-exposed', 'own-month-group'] as const), // a month like the day master, where something else shows
  ...(['two-exposed', 'kept-main', 'peer-exposed', 'stored-rob', 'group-rob'] as const), // which of the held stems names
  ...(['month-friend', 'quasi', 'trend'] as const),
] as const
export type DisputeCode = (typeof DISPUTE_CODES)[number]

export interface Dispute {
  readonly code: DisputeCode
  /** What the others call it. */
  readonly alternative: PatternName
  readonly note: Sentence
}

export const dispute = (code: DisputeCode, alternative: PatternName): Dispute => ({
  code,
  alternative,
  note: say(`analysis.dispute.${code}`, { alternative }),
})
