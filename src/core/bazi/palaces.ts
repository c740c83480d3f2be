// 胎元, 命宫, 身宫, 胎息: the four pillars derived from the four.
import type { Instant } from '../calendar/instant'
import { termAtOrBefore } from '../calendar/solar-terms'
import { monthPillar, type FourPillars } from './four-pillars'
import { pillarOf, type Pillar } from './pillar'
import type { School } from './school'
import { branchAt, branchIndex, mod, stemAt, stemIndex, type Branch } from './stems-branches'

export interface Palaces {
  /** 胎元 */
  readonly conception: Pillar
  /** 命宫 */
  readonly life: Pillar
  /** 身宫 */
  readonly body: Pillar
  /** 胎息 */
  readonly breath: Pillar
}

/**
 * From the chart's own pillars: year and month by the instant, day and hour by the clock the school reads. The instant
 * matters only for `lifePalaceMonth: 'zhongqi'`.
 *
 * @throws RangeError when the 中气 are asked for outside the years of the solar-term table
 * @source bazi-9 (胎元), bazi-10 (命宫), bazi-11 (身宫), bazi-12 (胎息)
 */
export function palaces(pillars: FourPillars, at: Instant, school: Pick<School, 'lifePalaceMonth'>): Palaces {
  const turned = school.lifePalaceMonth === 'zhongqi' && termAtOrBefore(at) % 2 === 1
  return {
    conception: conceptionPillar(pillars.month),
    life: lifePalace(pillars, turned ? 1 : 0),
    body: bodyPalace(pillars),
    breath: foetalBreath(pillars.day),
  }
}

/** 胎元: the stem after the month's, the third branch after it. */
export const conceptionPillar = (month: Pillar): Pillar =>
  pillarOf(stemAt(stemIndex(month.stem) + 1), branchAt(branchIndex(month.branch) + 3))

/**
 * 命宫: month and hour, 寅 as 1 … 丑 as 12, make 14 or 26 with the palace. Its stem is that of the month of the same
 * branch in the birth year (五虎遁).
 *
 * @param turned 1 when the 中气 of the month is past and the school counts from it. The year of the stem stays that of
 *   立春 even when the month turns from 丑 to 寅.
 */
export function lifePalace({ year, month, hour }: FourPillars, turned: 0 | 1 = 0): Pillar {
  const sum = mod(fromYin(month.branch) - 1 + turned, 12) + 1 + fromYin(hour.branch)
  return monthPillar(year, (sum >= 14 ? 26 : 14) - sum - 1)
}

/** 身宫: from the month forward as many branches as the hour is from 子, the hour 子 counting one. Stem as for 命宫. */
export const bodyPalace = ({ year, month, hour }: FourPillars): Pillar =>
  monthPillar(year, mod(fromYin(month.branch) + branchIndex(hour.branch), 12))

/** 胎息: what combines with the day, 五合 over 六合. */
export const foetalBreath = (day: Pillar): Pillar =>
  pillarOf(stemAt(stemIndex(day.stem) + 5), branchAt(13 - branchIndex(day.branch)))

/** 寅 1 … 丑 12 */
const fromYin = (branch: Branch): number => mod(branchIndex(branch) - 2, 12) + 1
