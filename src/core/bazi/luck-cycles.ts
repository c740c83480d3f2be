// 大运: ten cycles of ten years, and the childhood before them.
import type { BirthClock } from '../calendar/birth-clock'
import { dateOfDayNumber, SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import { instant, type Instant } from '../calendar/instant'
import type { FourPillars } from './four-pillars'
import { columnOf, type Column } from './column'
import { addMonths } from './luck-span'
import type { LuckStart } from './luck-start'
import { pillarAt, type Pillar } from './pillar'
import type { Stem } from './stems-branches'

export interface LuckCycle {
  /** 0 is the time before the first cycle (童限), which has 小运 only; then 1 … 10. */
  readonly index: number
  /** null for cycle 0 and for no other; so is its column. */
  readonly pillar: Pillar | null
  readonly column: Column | null
  /** Calendar years counted as the cycle's own, the last included; cycle 0 has none when luck starts in the birth year. */
  readonly fromYear: number
  readonly toYear: number
  /** Nominal ages (虚岁) in those years. */
  readonly fromAge: number
  readonly toAge: number
  /** On the clock of LuckStart.at. */
  readonly start: WallSeconds
  readonly from: Instant
  /** The next cycle's `from`. */
  readonly until: Instant
}

const CYCLES = 10
const YEARS = 10
const MONTHS = YEARS * 12

/**
 * Cycle 0 with the ten cycles after it, in order and without holes. The i-th pillar is i steps from the month pillar,
 * in the direction of `start`; each cycle begins ten calendar years after the one before, to the second of the clock
 * (29 February becoming the 28th where there is none).
 *
 * `fromYear` is the Gregorian year in which a cycle begins, and nominal age is that year less the Gregorian year on the
 * birth certificate, plus 1: the custom of today's calendars and programs. The older ones, by which a person is one
 * year older from 立春 or from the lunar New Year, differ for births in January and February and are not offered.
 *
 * @source luck-3
 */
export function luckCycles(
  birth: {
    readonly clock: Pick<BirthClock, 'wall' | 'instant' | 'offset' | 'summer'>
    readonly pillars: Pick<FourPillars, 'month'>
    readonly dayMaster: Stem
  },
  start: LuckStart,
): readonly LuckCycle[] {
  const { clock, pillars, dayMaster } = birth
  const offset = clock.offset - clock.summer
  const birthYear = yearOf(clock.wall)
  const firstYear = yearOf(start.at)
  const step = start.forward ? 1 : -1
  const cycles: LuckCycle[] = [
    {
      index: 0,
      pillar: null,
      column: null,
      fromYear: birthYear,
      toYear: firstYear - 1,
      fromAge: 1,
      toAge: firstYear - birthYear,
      start: (clock.instant + offset) as WallSeconds,
      from: clock.instant,
      until: start.instant,
    },
  ]
  let begins = start.at
  for (let index = 1; index <= CYCLES; index++) {
    const fromYear = firstYear + (index - 1) * YEARS
    const fromAge = fromYear - birthYear + 1
    const pillar = pillarAt(pillars.month.index + step * index)
    const ends = addMonths(start.at, index * MONTHS)
    cycles.push({
      index,
      pillar,
      column: columnOf(dayMaster, pillar),
      fromYear,
      toYear: fromYear + YEARS - 1,
      fromAge,
      toAge: fromAge + YEARS - 1,
      start: begins,
      from: instant(begins - offset),
      until: instant(ends - offset),
    })
    begins = ends
  }
  return cycles
}

const yearOf = (wall: WallSeconds): number => dateOfDayNumber(Math.floor(wall / SECONDS_PER_DAY)).year
