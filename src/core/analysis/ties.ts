// Which stems and branches bind one another, asked pair by pair of the tables of core/bazi.
import type { Element } from '../bazi/elements'
import { BRANCH_PAIRS, STEM_PAIRS, TRIADS, type RelationKind, type RelationRow } from '../bazi/relations-table'
import type { Branch, Stem } from '../bazi/stems-branches'

export interface BranchGroup {
  readonly kind: '三合' | '三会'
  readonly branches: readonly Branch[]
  readonly element: Element
}

const rowOf = (rows: readonly RelationRow[], kind: RelationKind, a: string, b: string): RelationRow | undefined =>
  rows.find(([of, members]) => of === kind && (members === a + b || members === b + a))

/** The element two stems combine into by 五合; null when they do not combine. */
export const combined = (a: Stem, b: Stem): Element | null => rowOf(STEM_PAIRS, '五合', a, b)?.[2] ?? null

export const clash = (a: Branch, b: Branch): boolean => rowOf(BRANCH_PAIRS, '六冲', a, b) !== undefined

/** 刑 of two different branches; 自刑 is left out. */
export const punish = (a: Branch, b: Branch): boolean => rowOf(BRANCH_PAIRS, '刑', a, b) !== undefined

export const join = (a: Branch, b: Branch): boolean => rowOf(BRANCH_PAIRS, '六合', a, b) !== undefined

/** Every 三合 and 三会. */
const GROUPS: readonly BranchGroup[] = TRIADS.flatMap(([kind, members, element]) =>
  (kind === '三合' || kind === '三会') && element !== null
    ? [{ kind, branches: [...members] as Branch[], element }]
    : [],
)

/** The complete 三合 and 三会 among branches. */
export const groupsIn = (branches: readonly Branch[]): readonly BranchGroup[] =>
  GROUPS.filter((group) => group.branches.every((branch) => branches.includes(branch)))

/** The branches of an element's own season: its 三会, and 辰戌丑未 for earth. */
export const seasonBranches = (element: Element): readonly Branch[] =>
  GROUPS.find((group) => group.kind === '三会' && group.element === element)?.branches ?? STORES

/** 四墓, the earth branches. */
export const STORES: readonly Branch[] = ['辰', '戌', '丑', '未']
