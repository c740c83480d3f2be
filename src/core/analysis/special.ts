import type { Element } from '../bazi/elements'
import type { SpecialName } from './pattern-names'
import type { Sentence } from './sentences'

/** Whether a special pattern meets every condition or is a 假 one, which lacks some and is disputed. */
export type Grade = 'full' | 'quasi'

/** A pattern that gives way to one element and is followed instead of balanced (外格). */
export interface SpecialPattern {
  readonly name: SpecialName
  readonly grade: Grade
  /** What the chart follows. */
  readonly element: Element
  readonly basis: Sentence
}
