// Finding one's way in a tree of luck.
import type { DayNode, LuckNode, LuckTree, YearNode } from '../../../src/core/bazi/luck-tree'
import { dayNumber } from '../../../src/core/calendar/civil-time'

export const ROLLOVERS = ['23:00', '00:00', '00:00-own-stem'] as const

/** From the first node's beginning to the last one's end. */
export const span = (nodes: readonly LuckNode[]) => [nodes[0]?.from, nodes[nodes.length - 1]?.until]

/** Nodes that take no time, or do not begin where the one before ends. */
export const holes = (nodes: readonly LuckNode[]) =>
  nodes.filter(({ from, until }, i) => from >= until || (i > 0 && from !== nodes[i - 1]?.until))

export const yearsOf = (tree: LuckTree): readonly YearNode[] => tree.cycles().flatMap((cycle) => tree.years(cycle))

/** The day of a date, found from the root. */
export function dayOf(tree: LuckTree, year: number, month: number, day: number): { tree: LuckTree; day: DayNode } {
  const date = dayNumber(year, month, day)
  const holds = ({ from, until }: LuckNode): boolean => from <= date * 86400 && date * 86400 < until
  const inYear = yearsOf(tree).find(holds)
  const inMonth = inYear && tree.months(inYear).find(holds)
  const found = inMonth && tree.days(inMonth).find((node) => node.date === date)
  if (!found) throw new Error(`${year}-${month}-${day} is not in the tree`)
  return { tree, day: found }
}

export function pick<T>(of: readonly T[], index: number): T {
  const found = of[index]
  if (found === undefined) throw new Error(`no ${index} of ${of.length}`)
  return found
}
