import type { BirthClock } from '../calendar/birth-clock'
import { columnOf, columnsOf, type Column } from './column'
import { branchElement, stemElement, type Element } from './elements'
import { fourPillars, POSITIONS, type FourPillars, type Position } from './four-pillars'
import { SEXAGENARY } from './pillar'
import type { School } from './school'
import type { Stem } from './stems-branches'
import type { TenGod } from './ten-gods'

/** The column of a natal pillar; over the day master itself stands no ten god. */
export type ChartColumn = Omit<Column, 'god'> & { readonly god: TenGod | null }

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
  const columns = columnsOf(dayMaster)
  return {
    clock,
    school,
    pillars,
    dayMaster,
    columns: {
      year: columns[pillars.year.index] as Column,
      month: columns[pillars.month.index] as Column,
      day: dayColumns[pillars.day.index] as ChartColumn,
      hour: columns[pillars.hour.index] as Column,
    },
    elementCounts: countElements(pillars),
  }
}

const dayColumns: readonly ChartColumn[] = SEXAGENARY.map((pillar) =>
  Object.freeze({ ...columnOf(pillar.stem, pillar), god: null }),
)

/** What the clock showed that the school reads days and hours from. */
function readingFor(clock: BirthClock, school: School): BirthClock['wall'] {
  if (school.clock === 'civil') return clock.wall
  if (clock.trueSolar === null) throw new TypeError('castChart: true solar time needs a longitude')
  return clock.trueSolar.reading
}

/** Characters of each element, a branch counting by its main hidden stem. */
export function countElements(pillars: FourPillars): Record<Element, number> {
  const counts = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 }
  for (const position of POSITIONS) {
    counts[stemElement(pillars[position].stem)]++
    counts[branchElement(pillars[position].branch)]++
  }
  return counts
}
