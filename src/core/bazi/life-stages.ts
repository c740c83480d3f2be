// 长生十二宫: the stage of life a stem has reached in each branch.
import type { School } from './school'
import { branchIndex, BRANCHES, mod, stemIndex, STEMS, type Branch, type Stem } from './stems-branches'

export const LIFE_STAGES = [
  ...(['长生', '沐浴', '冠带', '临官', '帝旺', '衰'] as const),
  ...(['病', '死', '墓', '绝', '胎', '养'] as const),
] as const
export type LifeStage = (typeof LIFE_STAGES)[number]

/** Where the 长生 of each stem is, 甲 first. Earth goes with fire: 戊 as 丙, 己 as 丁. */
const BIRTHPLACES = ['亥', '午', '寅', '酉', '寅', '酉', '巳', '子', '申', '卯'] as const

const BRANCH_COUNT = BRANCHES.length

/** All 120 stages of a school, stem × branch. */
const stages: Readonly<Record<School['lifeStages'], readonly LifeStage[]>> = {
  'yin-reverses': tabulate((stem, branch) => (stem % 2 === 0 ? branch - birthplace(stem) : birthplace(stem) - branch)),
  'yin-follows-yang': tabulate((stem, branch) => branch - birthplace(stem - (stem % 2))),
}

/**
 * The stage of a stem over a branch: 星运 when the stem is the day master, 自坐 when it stands on the branch itself.
 * Yang stems run forward. By `lifeStages` yin stems run backward from their own birthplaces (阳生阴死), or share the
 * stages of the yang stem of their element. Schools that let earth go with water (戊 born in 申) are not offered.
 *
 * @source bazi-5
 */
export const lifeStage = (stem: Stem, branch: Branch, school: Pick<School, 'lifeStages'>): LifeStage =>
  stages[school.lifeStages][stemIndex(stem) * BRANCH_COUNT + branchIndex(branch)] as LifeStage

function birthplace(stem: number): number {
  return branchIndex(BIRTHPLACES[stem] as Branch)
}

function tabulate(step: (stem: number, branch: number) => number): readonly LifeStage[] {
  return STEMS.flatMap((_, stem) => BRANCHES.map((_, branch) => LIFE_STAGES[mod(step(stem, branch), 12)] as LifeStage))
}
