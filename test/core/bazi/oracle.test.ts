// lunar-typescript as an independent oracle for all four pillars, on the same clock (+08:00), both day rollovers.
import { Solar } from 'lunar-typescript'
import { civilTime, wallSeconds, type WallSeconds } from '../../../src/core/calendar/civil-time'
import { instant } from '../../../src/core/calendar/instant'
import { termAtOrBefore, termInstant, type TermOrdinal } from '../../../src/core/calendar/solar-terms'
import { fourPillars, POSITIONS } from '../../../src/core/bazi/four-pillars'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { dice, SEED, sized } from '../../support/random'

const BEIJING = 28_800
/** Its instants of solar terms are off by at most this much in these years (test/core/calendar/solar-terms.test.ts). */
const TERM_DIFFERENCE = 5
const FIRST = wallSeconds({ year: 1900, month: 1, day: 1, hour: 0, minute: 0, second: 0 })
const LAST = wallSeconds({ year: 2049, month: 12, day: 31, hour: 23, minute: 59, second: 59 })

const ours = (wall: WallSeconds, dayRollover: '23:00' | '00:00'): readonly string[] => {
  const pillars = fourPillars(instant(wall - BEIJING), wall, { ...DEFAULT_SCHOOL, dayRollover })
  return POSITIONS.map((position) => pillars[position].text)
}

function theirs(wall: WallSeconds, sect: 1 | 2): readonly string[] {
  const { year, month, day, hour, minute, second } = civilTime(wall)
  const eight = Solar.fromYmdHms(year, month, day, hour, minute, second).getLunar().getEightChar()
  eight.setSect(sect)
  return [eight.getYear(), eight.getMonth(), eight.getDay(), eight.getTime()]
}

/** Seconds to the nearest solar term. */
function toTerm(wall: WallSeconds): number {
  const at = wall - BEIJING
  const last = termAtOrBefore(instant(at))
  return Math.min(at - termInstant(last), termInstant((last + 1) as TermOrdinal) - at)
}

/** How many of the births differ, by cause; one that no cause explains is listed. */
function compare(births: readonly WallSeconds[]): { readonly byTerm: number; readonly unexplained: readonly string[] } {
  let byTerm = 0
  const unexplained: string[] = []
  for (const wall of births)
    for (const [rollover, sect] of [
      ['23:00', 1],
      ['00:00', 2],
    ] as const) {
      const [mine, other] = [ours(wall, rollover), theirs(wall, sect)]
      if (mine.join() === other.join()) continue
      const onlyYearOrMonth = mine[2] === other[2] && mine[3] === other[3]
      if (onlyYearOrMonth && toTerm(wall) <= TERM_DIFFERENCE) byTerm++
      else unexplained.push(`${JSON.stringify(civilTime(wall))} ${rollover}: ${mine.join(' ')} / ${other.join(' ')}`)
    }
  return { byTerm, unexplained }
}

test(`20,000 random births of 1900–2049 have the same pillars (seed ${SEED}, ${sized(20_000)} births)`, () => {
  const roll = dice(SEED)
  const births = Array.from({ length: sized(20_000) }, () => (FIRST + roll(LAST - FIRST)) as WallSeconds)
  expect(compare(births).unexplained).toEqual([])
}, 120_000)

test(`births within a minute of a solar term differ only where the term itself does (seed ${SEED})`, () => {
  const roll = dice(SEED + 1)
  const births = Array.from({ length: sized(4000) }, () => {
    const term = termAtOrBefore(instant(FIRST + roll(LAST - FIRST))) as TermOrdinal
    return (termInstant(term) + BEIJING - 60 + roll(121)) as WallSeconds
  })
  const { byTerm, unexplained } = compare(births)
  expect(unexplained).toEqual([])
  process.stdout.write(`oracle: ${byTerm} of ${2 * births.length} comparisons beside a term differ by its seconds\n`)
}, 60_000)
