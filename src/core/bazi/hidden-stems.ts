import { branchIndex, type Branch, type Stem } from './stems-branches'

export interface HiddenStem {
  readonly stem: Stem
  /** Share of the branch, per cent; a branch's shares sum to 100. For showing, not for weighing strength. */
  readonly weight: number
}

/** By weight, heaviest first, not by 本/中/余: in 辰戌丑未 the second is the 余气 and the third the 中气. 子 first. */
const TABLE = [
  '癸',
  '己癸辛',
  '甲丙戊',
  '乙',
  '戊乙癸',
  '丙庚戊',
  '丁己',
  '己丁乙',
  '庚壬戊',
  '辛',
  '戊辛丁',
  '壬甲',
] as const
const WEIGHTS = [[100], [70, 30], [60, 30, 10]] as const

const hidden: readonly (readonly HiddenStem[])[] = TABLE.map((stems) =>
  [...stems].map((stem, i) => ({ stem: stem as Stem, weight: WEIGHTS[stems.length - 1]?.[i] as number })),
)

/**
 * 藏干: the stems a branch holds.
 *
 * @source bazi-2
 */
export const hiddenStems = (branch: Branch): readonly HiddenStem[] =>
  hidden[branchIndex(branch)] as readonly HiddenStem[]
