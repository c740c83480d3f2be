// A chart as the rules of the pattern see it: which gods stand, which are held, and what binds them.
import { branchElement, stemElement, type Element } from '../bazi/elements'
import { POSITIONS, type FourPillars, type Position } from '../bazi/four-pillars'
import { hiddenStems } from '../bazi/hidden-stems'
import type { Branch, Stem } from '../bazi/stems-branches'
import { tenGod, type TenGod } from '../bazi/ten-gods'
import { familyOf, type Family } from './families'
import { combined, groupsIn, type BranchGroup } from './ties'

/** A stem beside the day master: 透. */
export interface ShownStem {
  readonly position: Exclude<Position, 'day'>
  readonly stem: Stem
  readonly god: TenGod
  readonly family: Family
  /**
   * The shown stem that takes it away by 五合. None is taken by the day master or by its like (合我), and none when two
   * contend for one (以两合一, 情不专): both partners must have no other.
   */
  readonly boundBy: Stem | null
}

/** A stem in a branch: 藏. */
export interface HeldStem {
  readonly position: Position
  readonly branch: Branch
  readonly stem: Stem
  readonly god: TenGod
  readonly family: Family
  /** Whether it is the 本气, the heaviest of its branch. */
  readonly rank: 'main' | 'minor'
}

export interface ChartFacts {
  readonly pillars: FourPillars
  readonly dayMaster: Stem
  readonly month: Branch
  readonly shown: readonly ShownStem[]
  readonly held: readonly HeldStem[]
  /** Complete 三合 and 三会. */
  readonly groups: readonly BranchGroup[]
  readonly groupsWithMonth: readonly BranchGroup[]
}

const SHOWN = ['year', 'month', 'hour'] as const
/** Pairs near enough to combine: year and hour are not, two pillars stand between them. */
const NEAR: Readonly<Record<ShownStem['position'], readonly ShownStem['position'][]>> = {
  year: ['month'],
  month: ['year', 'hour'],
  hour: ['month'],
}

/** @source ziping-5 (论十干合而不合) */
export function readFacts(pillars: FourPillars): ChartFacts {
  const groups = groupsIn(POSITIONS.map((position) => pillars[position].branch))
  const month = pillars.month.branch
  return {
    pillars,
    dayMaster: pillars.day.stem,
    month,
    shown: SHOWN.map((position) => shownStem(pillars, position)),
    held: POSITIONS.flatMap((position) => heldStems(pillars, position)),
    groups,
    groupsWithMonth: groups.filter(({ branches }) => branches.includes(month)),
  }
}

/** The stems of the month branch, heaviest first. */
export const monthStems = ({ held }: ChartFacts): readonly HeldStem[] =>
  held.filter(({ position }) => position === 'month')

export const isShown = ({ shown }: ChartFacts, stem: Stem): boolean => shown.some((one) => one.stem === stem)

/** How many of the four branches are of a family by their 本气. */
export const branchesOf = ({ held }: ChartFacts, ...families: readonly Family[]): number =>
  held.filter(({ rank, family }) => rank === 'main' && families.includes(family)).length

/** How many of the four branches are of an element by their 本气. */
export const branchesOfElement = ({ pillars }: ChartFacts, elements: readonly Element[]): number =>
  POSITIONS.filter((position) => elements.includes(branchElement(pillars[position].branch))).length

function shownStem(pillars: FourPillars, position: ShownStem['position']): ShownStem {
  const { stem } = pillars[position]
  const dayMaster = pillars.day.stem
  return {
    position,
    stem,
    god: tenGod(dayMaster, stem),
    family: familyOf(dayMaster, stemElement(stem)),
    boundBy: binder(pillars, position),
  }
}

function binder(pillars: FourPillars, position: ShownStem['position']): Stem | null {
  const partners = (of: ShownStem['position']): readonly ShownStem['position'][] =>
    NEAR[of].filter((other) => combined(pillars[of].stem, pillars[other].stem) !== null)
  const [partner, rival] = partners(position)
  if (!partner || rival || partners(partner).length > 1) return null
  const { stem } = pillars[partner]
  return stem === pillars.day.stem || pillars[position].stem === pillars.day.stem ? null : stem
}

const heldStems = (pillars: FourPillars, position: Position): readonly HeldStem[] =>
  hiddenStems(pillars[position].branch).map(({ stem }, rank) => ({
    position,
    branch: pillars[position].branch,
    stem,
    god: tenGod(pillars.day.stem, stem),
    family: familyOf(pillars.day.stem, stemElement(stem)),
    rank: rank === 0 ? 'main' : 'minor',
  }))
