// The form of a rule of 成败救应: a sentence with the condition on which it is said.
import type { Stem } from '../bazi/stems-branches'
import type { Circumstances, Who } from './circumstances'
import { say, type Sentence, type SentenceKey, type SentenceParams } from './sentences'

/** The sentence where it holds, with what it found; else null. */
export type Clause = (c: Circumstances) => Sentence | null

export interface Fault {
  readonly fault: Clause
  /** Any of these answers it. */
  readonly remedies: readonly Clause[]
}

export interface VerdictRules {
  readonly merits: readonly Clause[]
  readonly faults: readonly Fault[]
}

type KeyOf<Params> = {
  [Key in SentenceKey]: SentenceParams<Key> extends Params ? (Params extends SentenceParams<Key> ? Key : never) : never
}[SentenceKey]
type OfOne = KeyOf<{ readonly stem: Stem }>
type OfTwo = KeyOf<{ readonly stem: Stem; readonly other: Stem }>
export type When = (c: Circumstances) => boolean

const always: When = () => true

export const clause =
  <Key extends SentenceKey>(key: Key, find: (c: Circumstances) => SentenceParams<Key> | null | false): Clause =>
  (c) => {
    const params = find(c)
    return params ? say(key, params) : null
  }

/** One god shows, bound by none, and a further condition holds. */
export const one = (key: OfOne, who: Who, when: When = always): Clause =>
  clause(key, (c) => {
    const stem = c.free(who)
    return stem !== null && when(c) && { stem }
  })

/** Two gods show, bound by none, and a further condition holds. */
export const two = (key: OfTwo, who: Who, otherWho: Who, when: When = always): Clause =>
  clause(key, (c) => {
    const stem = c.free(who)
    const other = c.free(otherWho)
    return stem !== null && other !== null && when(c) && { stem, other }
  })

/** One god shows, bound by none, and another shows or is the 本气 of a branch. */
export const aided = (key: OfTwo, who: Who, aid: Who, when: When = always): Clause =>
  clause(key, (c) => {
    const stem = c.free(who)
    const other = c.stands(aid)
    return stem !== null && other !== null && when(c) && { stem, other }
  })

/** One god shows, whether or not it is bound: what binds it is then the remedy. */
export const seen = (key: OfOne, who: Who, when: When = always): Clause =>
  clause(key, (c) => {
    const stem = c.shows(who)
    return stem !== null && when(c) && { stem }
  })

/** 合: a god shows and is bound by another stem. */
export const bound = (key: OfTwo, who: Who, when: When = always): Clause => clause(key, (c) => when(c) && c.bound(who))

/** Some such god shows, bound by none. */
export const has =
  (...gods: readonly Who[]): When =>
  (c) =>
    gods.some((who) => c.free(who) !== null)

export const all =
  (...conditions: readonly When[]): When =>
  (c) =>
    conditions.every((condition) => condition(c))

export const not =
  (condition: When): When =>
  (c) =>
    !condition(c)

export const isWeak: When = ({ weak }) => weak
export const isStrong: When = ({ strong }) => strong
