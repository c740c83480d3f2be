import { Solar } from 'lunar-typescript'
import { fourPillars, POSITIONS, type FourPillars } from '../../src/core/bazi/four-pillars'
import { findBirths } from '../../src/core/bazi/reverse'
import { DEFAULT_SCHOOL } from '../../src/core/bazi/school'
import { wallSeconds } from '../../src/core/calendar/civil-time'
import { instant } from '../../src/core/calendar/instant'
import { randomBirths } from './births'
import { microseconds } from './clockwork'
import { rounded, type BenchLine } from './line'

const BEIJING = 28_800
const SCHOOL = { ...DEFAULT_SCHOOL, clock: 'civil' } as const
const RANGE = { from: 1850, to: 2149 }
const PEER_CHARTS = 5

/** Four pillars back to every time of 300 years that has them. */
export async function reverseBench(): Promise<readonly BenchLine[]> {
  const charts = randomBirths(500).map((wall) => {
    const seconds = wallSeconds(wall)
    return fourPillars(instant(seconds - BEIJING), seconds, SCHOOL)
  })
  const place = { zone: { kind: 'fixed', offset: BEIJING }, longitude: null } as const
  const ours = microseconds(charts, (pillars) => {
    const found = findBirths(pillars, RANGE, place, SCHOOL)
    return found.ok ? found.value.length : 0
  })
  const theirs = microseconds(charts.slice(0, PEER_CHARTS), lunarReverse)
  return [
    {
      bench: 'reverse',
      subject: 'pillars to instants, 300 years',
      value: rounded(ours),
      unit: 'µs',
      beside: `faster than lunar-typescript (${rounded(theirs)} µs)`,
      ratio: rounded(theirs / ours),
      goal: 'at most 20,000 µs',
    },
  ]
}

function lunarReverse(pillars: FourPillars): number {
  const [year = '', month = '', day = '', hour = ''] = POSITIONS.map((position) => pillars[position].text as string)
  return Solar.fromBaZi(year, month, day, hour, 1, RANGE.from).length
}
