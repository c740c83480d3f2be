// 旬空: each 旬 of ten pillars leaves two of the twelve branches without a stem.
import { SEXAGENARY, type Pillar } from './pillar'
import { branchAt, type Branch } from './stems-branches'

/** The six 旬, named by their first pillars, 甲子 first. */
export const XUN = ['甲子', '甲戌', '甲申', '甲午', '甲辰', '甲寅'] as const
export type Xun = (typeof XUN)[number]

const PILLARS_PER_XUN = 10

export const xunOf = (pillar: Pillar): Xun => XUN[Math.floor(pillar.index / PILLARS_PER_XUN)] as Xun

/** By index of pillar; the ten pillars of a 旬 share one pair. */
const pairs: readonly (readonly [Branch, Branch])[] = XUN.map((_, xun) => {
  const next = (xun + 1) * PILLARS_PER_XUN
  return Object.freeze([branchAt(next), branchAt(next + 1)] as const)
})
const voids = SEXAGENARY.map(({ index }) => pairs[Math.floor(index / PILLARS_PER_XUN)] as readonly [Branch, Branch])

/**
 * 空亡: the two branches the 旬 of a pillar does not reach, in order. Practice asks first for those of the day pillar,
 * then for those of the year; whoever asks names the pillar.
 *
 * @source bazi-6
 */
export const voidBranches = (pillar: Pillar): readonly [Branch, Branch] =>
  voids[pillar.index] as readonly [Branch, Branch]

/** Whether a branch is 空亡 as seen from a pillar. A pillar's own branch never is. */
export const isVoid = (branch: Branch, pillar: Pillar): boolean => voidBranches(pillar).includes(branch)
