/** 十天干 in order; index 0 … 9. */
export const STEMS = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'] as const
export type Stem = (typeof STEMS)[number]

/** 十二地支 in order; index 0 … 11, 子 first. */
export const BRANCHES = ['子', '丑', '寅', '卯', '辰', '巳', '午', '未', '申', '酉', '戌', '亥'] as const
export type Branch = (typeof BRANCHES)[number]

const stemOrder = new Map<string, number>(STEMS.map((stem, index) => [stem, index]))
const branchOrder = new Map<string, number>(BRANCHES.map((branch, index) => [branch, index]))

export const stemIndex = (stem: Stem): number => stemOrder.get(stem) as number
export const branchIndex = (branch: Branch): number => branchOrder.get(branch) as number

/** The stem `index` steps from 甲, counted round in either direction. */
export const stemAt = (index: number): Stem => STEMS[mod(index, 10)] as Stem
/** The branch `index` steps from 子, counted round in either direction. */
export const branchAt = (index: number): Branch => BRANCHES[mod(index, 12)] as Branch

/** The remainder with the sign of the divisor: mod(−1, 12) is 11. */
export const mod = (n: number, by: number): number => ((n % by) + by) % by
