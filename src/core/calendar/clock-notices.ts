import { dayNumber, SECONDS_PER_DAY, type WallSeconds } from './civil-time'
import type { Instant } from './instant'
import { isMerged } from './merged-zones'
import type { ZonePeriod } from './zone-history'

/** What the person should know about the clock of that day. */
export const CLOCK_NOTICES = [
  /** The reading occurred twice; which one was taken is said. */
  'time/ambiguous-first',
  'time/ambiguous-second',
  'time/summer-time',
  /** No standard time yet: the sun of the birth place set the clock. */
  'time/local-mean-time',
  /** The history of this zone before 1970 is that of another place. */
  'time/zone-merged',
  /** China's summer time of 1988 began on 17 April by the tz database, on 10 April by some printed lists. */
  'time/china-1988',
  /** 1937–1949: the zone has the clock of occupied Shanghai; the interior and the north-east had others. */
  'time/china-wartime',
  /** Xinjiang keeps a clock of its own, two hours behind Beijing's. */
  'time/xinjiang-two-clocks',
] as const
export type ClockNotice = (typeof CLOCK_NOTICES)[number]

export interface ClockFacts {
  readonly wall: WallSeconds
  readonly instant: Instant
  /** As it was asked for, by any of its names. */
  readonly zoneName: string
  readonly period: ZonePeriod
  readonly ambiguous: boolean
  readonly fold: 0 | 1
  readonly longitude: number | null
  readonly latitude: number | null
}

const from = (year: number, month: number, day: number): number => dayNumber(year, month, day) * SECONDS_PER_DAY
const APRIL_10_1988 = from(1988, 4, 10)
const APRIL_18_1988 = from(1988, 4, 18)
const WAR_BEGINS = from(1937, 1, 1)
const WAR_ENDS = from(1950, 1, 1)
const CHINA = new Set(['Asia/Shanghai', 'Asia/Chongqing', 'Asia/Harbin', 'PRC'])
const SHANGHAI_LONGITUDE = 121.47

/** @source cal-2, cal-3 */
export function clockNotices(facts: ClockFacts): readonly ClockNotice[] {
  const { wall, period, zoneName, longitude } = facts
  const notices: ClockNotice[] = []
  if (facts.ambiguous) notices.push(facts.fold === 0 ? 'time/ambiguous-first' : 'time/ambiguous-second')
  if (period.summer !== 0) notices.push('time/summer-time')
  if (period.abbreviation === 'LMT') notices.push('time/local-mean-time')
  if (facts.instant < 0 && isMerged(zoneName)) notices.push('time/zone-merged')
  if (!CHINA.has(zoneName)) return notices
  const byShanghai = longitude !== null && Math.abs(longitude - SHANGHAI_LONGITUDE) < 1
  if (wall >= APRIL_10_1988 && wall < APRIL_18_1988) notices.push('time/china-1988')
  if (!byShanghai && wall >= WAR_BEGINS && wall < WAR_ENDS) notices.push('time/china-wartime')
  if (isXinjiang(facts)) notices.push('time/xinjiang-two-clocks')
  return notices
}

/** By a coarse outline: west of 96.5° E, and north of Tibet, Qinghai and Gansu. */
function isXinjiang({ longitude, latitude }: ClockFacts): boolean {
  if (longitude === null || latitude === null || longitude > 96.5) return false
  return latitude > (longitude < 90 ? 36 : 40.8)
}
