// What the rules of 成败救应 ask about a chart.
import type { Branch, Stem } from '../bazi/stems-branches'
import type { TenGod } from '../bazi/ten-gods'
import type { ChartFacts, ShownStem } from './chart-facts'
import { elementOf, type Family } from './families'
import type { Strength } from './strength'
import { clash, join, punish } from './ties'

/** A god, or any of a family. */
export type Who = TenGod | Family

export interface Circumstances {
  readonly facts: ChartFacts
  readonly weak: boolean
  readonly strong: boolean
  /** The first such stem that shows and is not bound by another; null when there is none. */
  readonly free: (who: Who) => Stem | null
  /** The first such stem that shows, bound or not. */
  readonly shows: (who: Who) => Stem | null
  /** The first such stem that shows, with what binds it; null when none shows, or one is free. */
  readonly bound: (who: Who) => { readonly stem: Stem; readonly other: Stem } | null
  /** Such a stem that shows free, or else is the 本气 of a branch. */
  readonly stands: (who: Who) => Stem | null
  /** Whether such stems never stand side by side in year and month; between month and hour the day master parts them. */
  readonly apart: (first: Who, second: Who) => boolean
  /** Where such a stem shows first: 0 year, 1 month, 2 hour; −1 nowhere. */
  readonly place: (who: Who) => number
  readonly isHeavy: (family: Family) => boolean
  readonly isLight: (family: Family) => boolean
  readonly isHeavierThan: (family: Family, other: Family) => boolean
  readonly isRooted: (family: Family) => boolean
  /** The year or day branch that clashes with the month or punishes it; null when none does. */
  readonly struckBy: Branch | null
  /** What holds the month by 六合 or in a complete group although it is struck. */
  readonly joinedBy: Branch | null
}

/** Shares of the weighted sum; an even share would be 0.20. */
const HEAVY = 0.3
const LIGHT = 0.2

/** @source own-1 (the two limits) */
export function readCircumstances(facts: ChartFacts, strength: Strength): Circumstances {
  const all = (who: Who): readonly ShownStem[] => facts.shown.filter(({ god, family }) => god === who || family === who)
  const free = (who: Who): Stem | null => all(who).find(({ boundBy }) => boundBy === null)?.stem ?? null
  const weight = (family: Family): number => weigh(facts, strength, family)
  return {
    facts,
    weak: strength.verdict === 'weak',
    strong: strength.verdict === 'strong',
    free,
    shows: (who) => all(who)[0]?.stem ?? null,
    bound: (who) => boundIn(all(who)),
    stands: (who) => free(who) ?? mainStem(facts, who),
    apart: (first, second) => !beside(all(first), all(second)),
    place: (who) => facts.shown.findIndex(({ god, family }) => god === who || family === who),
    isHeavy: (family) => weight(family) >= HEAVY,
    isLight: (family) => weight(family) <= LIGHT,
    isHeavierThan: (family, other) => weight(family) > weight(other),
    isRooted: (family) => facts.held.some((held) => held.family === family),
    ...blows(facts),
  }
}

/** A family's share of the sum; the day master itself is not among its own 比劫. */
function weigh({ dayMaster }: ChartFacts, { terms, totals, total }: Strength, family: Family): number {
  const self = terms.find(({ position, part }) => position === 'day' && part === 'stem')?.product ?? 0
  return (totals[elementOf(dayMaster, family)] - (family === '比劫' ? self : 0)) / total
}

const mainStem = ({ held }: ChartFacts, who: Who): Stem | null =>
  held.find(({ rank, god, family }) => rank === 'main' && (god === who || family === who))?.stem ?? null

function boundIn(stems: readonly ShownStem[]): { stem: Stem; other: Stem } | null {
  const [first] = stems
  if (!first?.boundBy || stems.some(({ boundBy }) => boundBy === null)) return null
  return { stem: first.stem, other: first.boundBy }
}

const beside = (first: readonly ShownStem[], second: readonly ShownStem[]): boolean =>
  first.some((a) => second.some((b) => a !== b && a.position !== 'hour' && b.position !== 'hour'))

function blows({ pillars, month, groupsWithMonth }: ChartFacts): Pick<Circumstances, 'struckBy' | 'joinedBy'> {
  const near = [pillars.year.branch, pillars.day.branch]
  const grouped = groupsWithMonth[0]?.branches.find((branch) => branch !== month)
  return {
    struckBy: near.find((other) => clash(month, other) || (punish(month, other) && !join(month, other))) ?? null,
    joinedBy: grouped ?? near.find((other) => join(month, other)) ?? null,
  }
}
