import { civilTime, daysInMonth, wallSeconds, type WallSeconds } from '../core/calendar/civil-time'

const YEARS = 10
/** Asia/Shanghai has kept UTC+8 since 1991. */
const SHANGHAI_SECONDS = 8 * 3600

/**
 * Whether a birth lies within the last ten years, for which the product asks for a membership. Counted to the second
 * from the same date ten years ago (29 February becomes the 28th), that moment excluded and now included, by the
 * clock of Shanghai; a birth is taken as its own clock read. What is still to come is not of the last ten years.
 */
export function needsMembership(birth: WallSeconds, nowMs: number): boolean {
  const now = (Math.floor(nowMs / 1000) + SHANGHAI_SECONDS) as WallSeconds
  const time = civilTime(now)
  const year = time.year - YEARS
  const from = wallSeconds({ ...time, year, day: Math.min(time.day, daysInMonth(year, time.month)) })
  return birth > from && birth <= now
}
