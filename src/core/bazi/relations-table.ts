// 合冲刑害破 as tables. Pairs and groups are unordered.
import type { Element } from './elements'

export const RELATION_KINDS = [
  ...(['三会', '三合', '三刑'] as const), // of three branches
  ...(['五合', '四冲'] as const), // of two stems
  ...(['六合', '半合', '拱合', '六冲', '刑', '自刑', '六害', '六破'] as const), // of two branches
  ...(['伏吟', '反吟', '天克地冲'] as const), // of two whole pillars
] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

export type RelationRow = readonly [kind: RelationKind, members: string, element: Element | null]

const plain = (kind: RelationKind, members: string): readonly RelationRow[] =>
  members.split(' ').map((each): RelationRow => [kind, each, null])

export const STEM_PAIRS: readonly RelationRow[] = [
  ['五合', '甲己', '土'],
  ['五合', '乙庚', '金'],
  ['五合', '丙辛', '水'],
  ['五合', '丁壬', '木'],
  ['五合', '戊癸', '火'],
  ...plain('四冲', '甲庚 乙辛 丙壬 丁癸'),
]

/** The middle branch of each 三合 stands second. */
export const TRIADS: readonly RelationRow[] = [
  ['三会', '寅卯辰', '木'],
  ['三会', '巳午未', '火'],
  ['三会', '申酉戌', '金'],
  ['三会', '亥子丑', '水'],
  ['三合', '申子辰', '水'],
  ['三合', '亥卯未', '木'],
  ['三合', '寅午戌', '火'],
  ['三合', '巳酉丑', '金'],
  ...plain('三刑', '寅巳申 丑戌未'),
]

export const BRANCH_PAIRS: readonly RelationRow[] = [
  ['六合', '子丑', '土'],
  ['六合', '寅亥', '木'],
  ['六合', '卯戌', '火'],
  ['六合', '辰酉', '金'],
  ['六合', '巳申', '水'],
  ['六合', '午未', '土'], // or 火: School.wuWeiElement
  ...plain('六冲', '子午 丑未 寅申 卯酉 辰戌 巳亥'),
  ...plain('刑', '子卯 寅巳 巳申 申寅 丑戌 戌未 未丑'),
  ...plain('自刑', '辰辰 午午 酉酉 亥亥'),
  ...plain('六害', '子未 丑午 寅巳 卯辰 申亥 酉戌'),
  ...plain('六破', '子酉 丑辰 寅亥 卯午 巳申 未戌'),
]
