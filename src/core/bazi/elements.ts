import { branchIndex, mod, stemIndex, type Branch, type Stem } from './stems-branches'

/** 五行 in the order of 相生: each feeds the next, and restrains the one after it. */
export const ELEMENTS = ['木', '火', '土', '金', '水'] as const
export type Element = (typeof ELEMENTS)[number]

/** Element of each branch, 子 first; by its main hidden stem. */
const BRANCH_ELEMENTS = ['水', '土', '木', '木', '土', '火', '火', '土', '金', '金', '土', '水'] as const

export const stemElement = (stem: Stem): Element => ELEMENTS[stemIndex(stem) >> 1] as Element
export const branchElement = (branch: Branch): Element => BRANCH_ELEMENTS[branchIndex(branch)] as Element
export const isYang = (stem: Stem): boolean => stemIndex(stem) % 2 === 0

/** Steps of 相生 from one element to another: 0 same, 1 it feeds, 2 it restrains, 3 restrains it, 4 feeds it. */
export const elementStep = (from: Element, to: Element): number => mod(ELEMENTS.indexOf(to) - ELEMENTS.indexOf(from), 5)
