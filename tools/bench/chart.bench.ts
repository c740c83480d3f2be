import { Solar } from 'lunar-typescript'
import { SolarTime } from 'tyme4ts'
import { readBirthClock, type ClockZone } from '../../src/core/calendar/birth-clock'
import type { CivilTime } from '../../src/core/calendar/civil-time'
import { castChart } from '../../src/core/bazi/chart'
import { DEFAULT_SCHOOL } from '../../src/core/bazi/school'
import { openAtlas } from '../cli/atlas'
import { randomBirths } from './births'
import { microseconds } from './clockwork'
import { rounded, type BenchLine } from './line'

const BIRTHS = 10_000
const CHENGDU = 104.0668

/** The same births for everyone, 1900–2099. Ours reads the zone's history and true solar time on top. */
export async function chartBench(): Promise<readonly BenchLine[]> {
  const births = randomBirths(BIRTHS)
  const zone = openAtlas().zones.find('Asia/Shanghai')
  if (!zone) throw new Error('chart bench: no zone Asia/Shanghai')
  const clock: ClockZone = { kind: 'history', zone, name: zone.name }
  const ours = microseconds(births, (wall) => castOurs(wall, clock))
  const lunar = microseconds(births, castLunar)
  const tyme = microseconds(births, castTyme)
  const line = (beside: string, other: number): BenchLine => ({
    bench: 'chart',
    subject: 'whole chart on true solar time',
    value: rounded(ours),
    unit: 'µs',
    beside: `faster than ${beside} (${rounded(other)} µs)`,
    ratio: rounded(other / ours),
    goal: 'at most 5 µs, at least 100 times faster',
  })
  return [line('lunar-typescript', lunar), line('tyme4ts', tyme)]
}

function castOurs(wall: CivilTime, zone: ClockZone): number {
  const read = readBirthClock({ wall, zone, longitude: CHENGDU, fold: 0 })
  if (!read.ok) return 0
  const { columns, elementCounts } = castChart(read.value, DEFAULT_SCHOOL)
  return columns.hour.hidden.length + columns.year.nayin.length + elementCounts.木
}

/** What the chart shows, asked of lunar-typescript: pillars, ten gods, hidden stems with theirs, nayin. */
function castLunar({ year, month, day, hour, minute, second }: CivilTime): number {
  const eight = Solar.fromYmdHms(year, month, day, hour, minute, second).getLunar().getEightChar()
  return [
    ...[eight.getYear(), eight.getMonth(), eight.getDay(), eight.getTime()],
    ...[eight.getYearShiShenGan(), eight.getMonthShiShenGan(), eight.getTimeShiShenGan()],
    ...[eight.getYearHideGan(), eight.getMonthHideGan(), eight.getDayHideGan(), eight.getTimeHideGan()],
    ...[eight.getYearShiShenZhi(), eight.getMonthShiShenZhi(), eight.getDayShiShenZhi(), eight.getTimeShiShenZhi()],
    ...[eight.getYearNaYin(), eight.getMonthNaYin(), eight.getDayNaYin(), eight.getTimeNaYin()],
  ].length
}

/** The same of tyme4ts. */
function castTyme({ year, month, day, hour, minute, second }: CivilTime): number {
  const eight = SolarTime.fromYmdHms(year, month, day, hour, minute, second).getLunarHour().getEightChar()
  const dayMaster = eight.getDay().getHeavenStem()
  return [eight.getYear(), eight.getMonth(), eight.getDay(), eight.getHour()].flatMap((pillar) => [
    pillar.getName(),
    pillar.getSound().getName(),
    dayMaster.getTenStar(pillar.getHeavenStem()).getName(),
    ...pillar
      .getEarthBranch()
      .getHideHeavenStems()
      .map((hidden) => dayMaster.getTenStar(hidden.getHeavenStem()).getName()),
  ]).length
}
