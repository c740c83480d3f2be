import type { BirthClock } from '../calendar/birth-clock'
import { branchElement, ELEMENTS, stemElement, type Element } from './elements'
import { fourPillars, POSITIONS, type FourPillars, type Position } from './four-pillars'
import { hiddenStems, type HiddenStem } from './hidden-stems'
import { nayin, type Nayin } from './nayin'
import type { Pillar } from './pillar'
import type { School } from './school'
import type { Stem } from './stems-branches'
import { tenGod, type TenGod } from './ten-gods'

export interface ChartColumn {
  readonly pillar: Pillar
  /** 主星; null over the day master itself. */
  readonly god: TenGod | null
  /** 藏干 with their 副星, heaviest first. */
  readonly hidden: readonly (HiddenStem & { readonly god: TenGod })[]
  readonly nayin: Nayin
}

export interface Chart {
  readonly clock: BirthClock
  readonly school: School
  readonly pillars: FourPillars
  readonly dayMaster: Stem
  readonly columns: Readonly<Record<Position, ChartColumn>>
  /** How many of the eight characters are of each element, a branch counting by its main hidden stem. */
  readonly elementCounts: Readonly<Record<Element, number>>
}

/**
 * The chart of one birth.
 *
 * @throws TypeError when the school reads the true solar clock and the birth has no longitude
 */
export function castChart(clock: BirthClock, school: School): Chart {
  const pillars = fourPillars(clock.instant, readingFor(clock, school), school)
  const dayMaster = pillars.day.stem
  return {
    clock,
    school,
    pillars,
    dayMaster,
    columns: {
      year: column(pillars.year, dayMaster, false),
      month: column(pillars.month, dayMaster, false),
      day: column(pillars.day, dayMaster, true),
      hour: column(pillars.hour, dayMaster, false),
    },
    elementCounts: countElements(pillars),
  }
}

/** What the clock showed that the school reads days and hours from. */
function readingFor(clock: BirthClock, school: School): BirthClock['wall'] {
  if (school.clock === 'civil') return clock.wall
  if (clock.trueSolar === null) throw new TypeError('castChart: true solar time needs a longitude')
  return clock.trueSolar.reading
}

const column = (pillar: Pillar, dayMaster: Stem, own: boolean): ChartColumn => ({
  pillar,
  god: own ? null : tenGod(dayMaster, pillar.stem),
  hidden: hiddenStems(pillar.branch).map(({ stem, weight }) => ({ stem, weight, god: tenGod(dayMaster, stem) })),
  nayin: nayin(pillar),
})

function countElements(pillars: FourPillars): Record<Element, number> {
  const counts = Object.fromEntries(ELEMENTS.map((element) => [element, 0])) as Record<Element, number>
  for (const position of POSITIONS) {
    counts[stemElement(pillars[position].stem)]++
    counts[branchElement(pillars[position].branch)]++
  }
  return counts
}
