// The ten gods by twos: what an element is to the day master, whatever its polarity.
import { elementStep, ELEMENTS, stemElement, type Element } from '../bazi/elements'
import type { Stem } from '../bazi/stems-branches'

/** By elementStep from the day master: same, fed by it, restrained by it, restraining it, feeding it. */
export const FAMILIES = ['比劫', '食伤', '财星', '官杀', '印星'] as const
export type Family = (typeof FAMILIES)[number]

/** The day master's own side: what is like it, with what feeds it. */
export const OWN_SIDE: readonly Family[] = ['比劫', '印星']

export const familyOf = (dayMaster: Stem, element: Element): Family =>
  FAMILIES[elementStep(stemElement(dayMaster), element)] as Family

/** The element that plays a family for the day master. */
export const elementOf = (dayMaster: Stem, family: Family): Element =>
  stepFrom(stemElement(dayMaster), FAMILIES.indexOf(family))

/** The element so many steps of 相生 on: 1 is what it feeds, 2 what it restrains, 3 what restrains it, 4 what feeds it. */
export const stepFrom = (element: Element, steps: number): Element =>
  ELEMENTS[(ELEMENTS.indexOf(element) + steps) % ELEMENTS.length] as Element
