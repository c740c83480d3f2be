import { Solar } from 'lunar-typescript'
import { ChildLimit, Gender, SolarTime } from 'tyme4ts'
import { castChart } from '../../src/core/bazi/chart'
import { luckStart } from '../../src/core/bazi/luck-start'
import { luckTree } from '../../src/core/bazi/luck-tree'
import { DEFAULT_SCHOOL } from '../../src/core/bazi/school'
import { readBirthClock } from '../../src/core/calendar/birth-clock'
import type { CivilTime } from '../../src/core/calendar/civil-time'
import { randomBirths } from './births'
import { microseconds } from './clockwork'
import { rounded, type BenchLine } from './line'

const BIRTHS = 1000
/** The libraries take milliseconds a tree. */
const PEER_BIRTHS = 20
const YEARS_A_CYCLE = 10

/** Ten cycles of ten years of twelve months, every node with its pillar read. */
export async function luckTreeBench(): Promise<readonly BenchLine[]> {
  const births = randomBirths(BIRTHS)
  const charts = births.map((wall) => {
    const read = readBirthClock({ wall, zone: { kind: 'fixed', offset: 28_800 }, longitude: null, fold: 0 })
    if (!read.ok) throw new Error(`luck-tree bench: ${read.error.code}`)
    return castChart(read.value, { ...DEFAULT_SCHOOL, clock: 'civil' })
  })
  const ours = microseconds(charts, (chart) => {
    const start = luckStart(chart.clock, chart.pillars, 'male', chart.school)
    if (start === null) return 0
    const tree = luckTree(chart, start)
    let pillars = 0
    for (const cycle of tree.cycles().slice(1))
      for (const year of tree.years(cycle)) for (const month of tree.months(year)) pillars += month.column.pillar.index
    return pillars
  })
  const few = births.slice(0, PEER_BIRTHS)
  const line = (beside: string, other: number): BenchLine => ({
    bench: 'luck-tree',
    subject: '10 cycles × 10 years × 12 months',
    value: rounded(ours),
    unit: 'µs',
    beside: `faster than ${beside} (${rounded(other)} µs)`,
    ratio: rounded(other / ours),
    goal: 'at most 50 µs',
  })
  return [line('lunar-typescript', microseconds(few, lunarTree)), line('tyme4ts', microseconds(few, tymeTree))]
}

function lunarTree({ year, month, day, hour, minute, second }: CivilTime): number {
  const yun = Solar.fromYmdHms(year, month, day, hour, minute, second).getLunar().getEightChar().getYun(1)
  let pillars = 0
  for (const cycle of yun.getDaYun(11).slice(1))
    for (const one of cycle.getLiuNian(YEARS_A_CYCLE))
      for (const flow of one.getLiuYue()) pillars += flow.getGanZhi().length
  return pillars
}

/** It has cycles and years of its own, and months through the year's 节. */
function tymeTree({ year, month, day, hour, minute, second }: CivilTime): number {
  const limit = ChildLimit.fromSolarTime(SolarTime.fromYmdHms(year, month, day, hour, minute, second), Gender.MAN)
  let fortune = limit.getStartDecadeFortune()
  let pillars = 0
  for (let cycle = 0; cycle < 10; cycle++, fortune = fortune.next(1)) {
    let first = fortune.getStartSixtyCycleYear()
    for (let i = 0; i < YEARS_A_CYCLE; i++, first = first.next(1))
      for (const flow of first.getMonths()) pillars += flow.getSixtyCycle().getIndex()
  }
  return pillars
}
