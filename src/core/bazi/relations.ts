// 合冲刑害破: how pillars that stand together act on one another, as data to draw.
import { elementStep, stemElement, type Element } from './elements'
import { SEXAGENARY, type Pillar } from './pillar'
import { branchPairs, STEM_PAIRS, TRIADS, type RelationKind, type RelationRow } from './relations-table'
import type { School } from './school'
import { branchIndex, BRANCHES, mod, stemIndex, STEMS, type Branch, type Stem } from './stems-branches'

export interface PlacedPillar<Label extends string> {
  readonly position: Label
  readonly pillar: Pillar
}

export interface RelationMember<Label extends string> {
  readonly position: Label
  readonly part: 'stem' | 'branch'
}

export interface Relation<Label extends string> {
  readonly kind: RelationKind
  /** In the order in which the pillars were given; both signs of each pillar for 伏吟, 反吟 and 天克地冲. */
  readonly members: readonly RelationMember<Label>[]
  /** The element a 合 or 会 is named for, whether or not the chart lets it transform; null for the others. */
  readonly element: Element | null
}

interface Tie {
  readonly kind: RelationKind
  readonly element: Element | null
  /** Of a 半合, 拱合 or 刑: the group of three it would be part of, by index. */
  readonly partOf: number | null
}

/**
 * Every relation among pillars, once: first those of three branches, then pair by pair in the order given, stems
 * before branches before whole pillars. Three like branches make three 自刑, one for each pair: distance on the page
 * is the drawing's affair, and so is whether a 合 transforms.
 *
 * A complete group of three swallows its own parts: no 半合 or 拱合 beside its 三合, no 刑 beside its 三刑. Nothing
 * else is swallowed: 寅亥 is both 六合 and 六破, 甲子 and 庚午 are 四冲, 六冲, 反吟 and 天克地冲. 拱合 is two of a
 * 三合 without 子午卯酉. 三命通会 (卷二 "论支元三合") allows no 合 of two out of three, and (卷三 "破煞") no 六破 of
 * 寅亥 and 巳申; both are listed, as practice lists them.
 *
 * 伏吟: the same pillar twice. 反吟: stems 四冲 over branches 六冲. 天克地冲: a stem restrains the other over 六冲.
 * 午未 takes its element from `wuWeiElement`.
 *
 * @source bazi-13
 */
export function relations<Label extends string>(
  placed: readonly PlacedPillar<Label>[],
  school: Pick<School, 'wuWeiElement'>,
): readonly Relation<Label>[] {
  const complete = completeTriads(placed)
  const found: Relation<Label>[] = []
  for (const triad of complete) addTriads(found, triads[triad] as Triad, placed)
  const table = tablesOf(school)
  placed.forEach((first, i) => {
    for (const second of placed.slice(i + 1)) addPair(found, table, first, second, complete)
  })
  return found
}

interface Triad extends Tie {
  /** Indices of branches. */
  readonly branches: readonly number[]
  readonly mask: number
}

const triads: readonly Triad[] = TRIADS.map(([kind, members, element]) => {
  const branches = [...members].map((branch) => branchIndex(branch as Branch))
  return { kind, element, partOf: null, branches, mask: branches.reduce((mask, branch) => mask | (1 << branch), 0) }
})

function completeTriads(placed: readonly PlacedPillar<string>[]): readonly number[] {
  let present = 0
  for (const { pillar } of placed) present |= 1 << pillar.index % BRANCHES.length
  const complete: number[] = []
  triads.forEach(({ mask }, triad) => {
    if ((present & mask) === mask) complete.push(triad)
  })
  return complete
}

/** One for each choice of pillars: two 子 beside 申 and 辰 make two 三合. */
function addTriads<Label extends string>(
  found: Relation<Label>[],
  { kind, element, branches }: Triad,
  placed: readonly PlacedPillar<Label>[],
): void {
  const [first = [], second = [], third = []] = branches.map((branch) =>
    placed.map(({ pillar }, i) => (pillar.index % BRANCHES.length === branch ? i : -1)).filter((i) => i >= 0),
  )
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const order = [a, b, c].sort((x, y) => x - y)
        const members = order.map((i) => member((placed[i] as PlacedPillar<Label>).position, 'branch'))
        found.push({ kind, members, element })
      }
}

function addPair<Label extends string>(
  found: Relation<Label>[],
  { stems, branches, pillars }: Tables,
  first: PlacedPillar<Label>,
  second: PlacedPillar<Label>,
  complete: readonly number[],
): void {
  const a = first.pillar.index
  const b = second.pillar.index
  const sign = (part: RelationMember<Label>['part']): RelationMember<Label>[] => [
    member(first.position, part),
    member(second.position, part),
  ]
  for (const { kind, element } of stems[(a % STEMS.length) * STEMS.length + (b % STEMS.length)] as readonly Tie[])
    found.push({ kind, members: sign('stem'), element })
  const key = (a % BRANCHES.length) * BRANCHES.length + (b % BRANCHES.length)
  for (const { kind, element, partOf } of branches[key] as readonly Tie[])
    if (partOf === null || !complete.includes(partOf)) found.push({ kind, members: sign('branch'), element })
  for (const { kind, element } of pillars[mod(b - a, SEXAGENARY.length)] as readonly Tie[])
    found.push({ kind, members: [...sign('stem'), ...sign('branch')], element })
}

const member = <Label extends string>(position: Label, part: 'stem' | 'branch'): RelationMember<Label> => ({
  position,
  part,
})
