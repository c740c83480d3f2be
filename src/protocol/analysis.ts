// `bazi/analysis`, for members: computed by the server, which keeps nothing of it. Types only.
import type { Analysis } from '../core/analysis/analyse'
import type { BirthRequest } from '../core/bazi/birth-request'

export interface AnalysisArgs {
  readonly identity: string
  readonly birth: BirthRequest
  /** True when only the day is known: then there is no analysis. */
  readonly hourUnknown?: boolean
}

export interface CycleStart {
  readonly forward: boolean
  readonly years: number
  readonly months: number
  readonly days: number
  readonly hours: number
  /** On the clock of the birth place, `1993-06-23T23:42:00`. */
  readonly at: string
}

export interface AnalysisAnswer extends Analysis {
  /** null without a gender. */
  readonly cycleStart: CycleStart | null
}

/** Codes of its failures, beside those of a birth (`time/…`, `place/…`). */
export type AnalysisFailureCode =
  | 'membership/required'
  | 'membership/expired'
  | 'identity/invalid'
  | 'analysis/precise-time'
  | 'analysis/birth-missing'
