// The ways of choosing the favourable elements, and the form of their answers.
import type { Element } from '../bazi/elements'
import type { Stem } from '../bazi/stems-branches'
import type { Sentence } from './sentences'

/** 顺势 of a special pattern, 调候, 通关, 扶抑. */
export const METHODS = ['special', 'climate', 'bridging', 'support'] as const
export type Method = (typeof METHODS)[number]

/** What one method says for itself, whether or not it is followed. */
export interface MethodAnswer {
  readonly method: Method
  readonly answer: {
    readonly use: Element
    /** Which neighbour of 用 is 喜: what feeds it, or where the method wants no more of that, what it feeds. */
    readonly helper: Helper
    /** The stem asked for, and all the stems named with it; only 调候 names stems. */
    readonly stems: readonly Stem[]
  } | null
  readonly reasons: readonly Sentence[]
}

export type Helper = 'feeds-it' | 'fed-by-it'
