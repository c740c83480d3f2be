// Births of the years 1900–2049 on a clock of +08:00, the same at every run, and lunar-typescript's view of them.
import { Solar, type Lunar, type Yun } from 'lunar-typescript'
import type { Gender } from '../../../src/core/bazi/birth-request'
import { castChart, type Chart } from '../../../src/core/bazi/chart'
import { luckStart, type LuckStart } from '../../../src/core/bazi/luck-start'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { readBirthClock } from '../../../src/core/calendar/birth-clock'
import { civilTime, dayNumber, type CivilTime, type WallSeconds } from '../../../src/core/calendar/civil-time'

export const OFFSET = 8 * 3600
export const GENDERS = ['male', 'female'] as const
export const RULES = ['minute', 'day-hour'] as const
/** What lunar-typescript calls the rule. */
const SECT = { minute: 2, 'day-hour': 1 } as const

export function chartOf(wall: CivilTime, school: Partial<School> = {}, offset = OFFSET): Chart {
  const clock = readBirthClock({ wall, zone: { kind: 'fixed', offset }, longitude: null, fold: 0 })
  if (!clock.ok) throw new Error(clock.error.code)
  return castChart(clock.value, { ...DEFAULT_SCHOOL, clock: 'civil', ...school })
}

/** Ours, on the chart's own school. */
export function startOf(chart: Chart, gender: Gender, luckRule = chart.school.luckRule): LuckStart {
  const start = luckStart(chart.clock, chart.pillars, gender, { luckRule })
  if (start === null) throw new Error('the 节 is not in the table')
  return start
}

/** In order of time: lunar-typescript keeps the tables of one year. */
export function randomBirths(count: number, seed: number): readonly CivilTime[] {
  const random = generator(seed)
  const first = dayNumber(1900, 1, 1) * 86400
  const span = dayNumber(2050, 1, 1) * 86400 - first
  return Array.from({ length: count }, () => Math.floor(first + random() * span))
    .sort((a, b) => a - b)
    .map((wall) => civilTime(wall as WallSeconds))
}

export const lunarOf = ({ year, month, day, hour, minute, second }: CivilTime): Lunar =>
  Solar.fromYmdHms(year, month, day, hour, minute, second).getLunar()

export const yunOf = (lunar: Lunar, gender: Gender, rule: School['luckRule']): Yun =>
  lunar.getEightChar().getYun(gender === 'male' ? 1 : 0, SECT[rule])

/** Seconds on the clock, as WallSeconds. */
export const wallOf = (solar: Solar): number =>
  Date.UTC(
    solar.getYear(),
    solar.getMonth() - 1,
    solar.getDay(),
    solar.getHour(),
    solar.getMinute(),
    solar.getSecond(),
  ) / 1000

/** Counts what it is told, by cause. */
export function tally(): { readonly counts: Record<string, number>; add(cause: string): void } {
  const counts: Record<string, number> = {}
  return { counts, add: (cause) => (counts[cause] = (counts[cause] ?? 0) + 1) }
}

/** mulberry32: the same numbers, 0 to 1, for the same seed. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
