// What any two pillars are to each other, looked up: the pairs of relations-table.ts spread over all pairs of signs.
import { elementStep, stemElement, type Element } from './elements'
import type { Pillar } from './pillar'
import { BRANCH_PAIRS, STEM_PAIRS, TRIADS, type RelationKind, type RelationRow } from './relations-table'
import type { School } from './school'
import { BRANCHES, mod, STEMS, type Branch, type Stem } from './stems-branches'

export interface Tie {
  readonly kind: RelationKind
  readonly element: Element | null
  /** The group of three this pair is a part of: of a 半合 or 拱合 its 三合, of a 刑 its 三刑. */
  readonly within: RelationRow | null
}

export type Ties = readonly Tie[]

/** 五合 and 四冲. */
export const stemTies = (first: Pillar, second: Pillar): Ties => byStems[stemKey(first, second)] as Ties

/** 六合, 半合, 拱合, 六冲, 刑, 自刑, 六害, 六破. */
export const branchTies = (first: Pillar, second: Pillar, { wuWeiElement }: Pick<School, 'wuWeiElement'>): Ties =>
  byBranches[wuWeiElement][branchOf(first) * BRANCHES.length + branchOf(second)] as Ties

/** 伏吟, 反吟, 天克地冲. */
export function pillarTies(first: Pillar, second: Pillar): Ties {
  if (first === second) return FUYIN
  const clash = mod(second.index - first.index, BRANCHES.length) === BRANCHES.length / 2
  return clash ? (byStemsOverClash[stemKey(first, second)] as Ties) : NONE
}

const stemOf = ({ index }: Pillar): number => index % STEMS.length
const branchOf = ({ index }: Pillar): number => index % BRANCHES.length
const stemKey = (first: Pillar, second: Pillar): number => stemOf(first) * STEMS.length + stemOf(second)

const NONE: Ties = []
const tie = (kind: RelationKind): Tie => ({ kind, element: null, within: null })
const FUYIN: Ties = [tie('伏吟')]

const groupOf = (group: RelationKind, a: Branch, b: Branch): RelationRow | null =>
  TRIADS.find(([kind, members]) => kind === group && members.includes(a) && members.includes(b)) ?? null

const rowsOf = (rows: readonly RelationRow[], a: Stem | Branch, b: Stem | Branch): readonly RelationRow[] =>
  rows.filter(([, pair]) => pair === a + b || pair === b + a)

const byStems: readonly Ties[] = STEMS.flatMap((a) =>
  STEMS.map((b) => rowsOf(STEM_PAIRS, a, b).map(([kind, , element]): Tie => ({ kind, element, within: null }))),
)

const byStemsOverClash: readonly Ties[] = STEMS.flatMap((a) =>
  STEMS.map((b): Ties => {
    const step = elementStep(stemElement(a), stemElement(b))
    const restrains = step === 2 || step === 3 ? [tie('天克地冲')] : NONE
    return rowsOf(STEM_PAIRS, a, b).some(([kind]) => kind === '四冲') ? [tie('反吟'), ...restrains] : restrains
  }),
)

const spreadBranches = (wuWei: Element): readonly Ties[] =>
  BRANCHES.flatMap((a) => BRANCHES.map((b) => [...halfTies(a, b), ...pairTies(a, b, wuWei)]))

const pairTies = (a: Branch, b: Branch, wuWei: Element): Ties =>
  rowsOf(BRANCH_PAIRS, a, b).map(([kind, pair, element]) => ({
    kind,
    element: pair === '午未' ? wuWei : element,
    within: kind === '刑' ? groupOf('三刑', a, b) : null,
  }))

function halfTies(a: Branch, b: Branch): Ties {
  const within = a === b ? null : groupOf('三合', a, b)
  if (!within) return NONE
  const middle = within[1].charAt(1)
  return [{ kind: a === middle || b === middle ? '半合' : '拱合', element: within[2], within }]
}

const byBranches: Readonly<Record<School['wuWeiElement'], readonly Ties[]>> = {
  土: spreadBranches('土'),
  火: spreadBranches('火'),
}
