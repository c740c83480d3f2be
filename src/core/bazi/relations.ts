// 合冲刑害破: how pillars that stand together act on one another, as data to draw.
import type { Element } from './elements'
import type { Pillar } from './pillar'
import { branchTies, pillarTies, stemTies } from './relation-ties'
import { TRIADS, type RelationKind, type RelationRow } from './relations-table'
import type { School } from './school'

export interface PlacedPillar<Label extends string> {
  /** One of its own for each pillar. */
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

/**
 * Every relation among pillars, once: first those of three branches, then pair by pair in the order given, stems
 * before branches before whole pillars. Three like branches make three 自刑, one for each pair: distance on the page
 * is the drawing's affair, and so is whether a 合 transforms.
 *
 * A complete group of three swallows its own parts: no 半合 or 拱合 beside its 三合, no 刑 beside its 三刑. Nothing
 * else is swallowed: 寅亥 is both 六合 and 六破, 甲子 and 庚午 are 四冲, 六冲, 反吟 and 天克地冲. 半合 is two of a
 * 三合 with 子午卯酉 among them, 拱合 without. 三命通会 allows no 合 of two out of three, and no 六破 of 寅亥 and
 * 巳申; both are listed, as practice lists them.
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
  const complete = TRIADS.filter((triad) => isComplete(triad, placed))
  const found = complete.flatMap((triad) => triadRelations(triad, placed))
  for (let i = 0; i < placed.length; i++)
    for (let j = i + 1; j < placed.length; j++)
      addPair(found, placed[i] as PlacedPillar<Label>, placed[j] as PlacedPillar<Label>, school, complete)
  return found
}

function isComplete([, members]: RelationRow, placed: readonly PlacedPillar<string>[]): boolean {
  for (const branch of members) if (!placed.some(({ pillar }) => pillar.branch === branch)) return false
  return true
}

/** One for each choice of pillars: two 子 beside 申 and 辰 make two 三合. */
function triadRelations<Label extends string>(
  [kind, members, element]: RelationRow,
  placed: readonly PlacedPillar<Label>[],
): Relation<Label>[] {
  let choices: readonly (readonly PlacedPillar<Label>[])[] = [[]]
  for (const branch of members) {
    const bearers = placed.filter(({ pillar }) => pillar.branch === branch)
    choices = choices.flatMap((chosen) => bearers.map((bearer) => [...chosen, bearer]))
  }
  return choices.map((chosen) => ({
    kind,
    members: placed.filter((one) => chosen.includes(one)).map(({ position }) => ({ position, part: 'branch' })),
    element,
  }))
}

function addPair<Label extends string>(
  found: Relation<Label>[],
  first: PlacedPillar<Label>,
  second: PlacedPillar<Label>,
  school: Pick<School, 'wuWeiElement'>,
  complete: readonly RelationRow[],
): void {
  for (const { kind, element } of stemTies(first.pillar, second.pillar))
    found.push({ kind, members: both(first, second, 'stem'), element })
  for (const { kind, element, within } of branchTies(first.pillar, second.pillar, school))
    if (within === null || !complete.includes(within))
      found.push({ kind, members: both(first, second, 'branch'), element })
  for (const { kind, element } of pillarTies(first.pillar, second.pillar))
    found.push({ kind, members: [...both(first, second, 'stem'), ...both(first, second, 'branch')], element })
}

const both = <Label extends string>(
  first: PlacedPillar<Label>,
  second: PlacedPillar<Label>,
  part: RelationMember<Label>['part'],
): readonly RelationMember<Label>[] => [
  { position: first.position, part },
  { position: second.position, part },
]
