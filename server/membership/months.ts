// Months as the product's customers count them: by the calendar on the wall in Shanghai.
/** Fixed: China has had one zone and no summer time since 1991, before the first membership. */
const SHANGHAI_MS = 8 * 3_600_000

/**
 * The same wall-clock time so many months later, milliseconds since 1970 in and out.
 * A day the month does not have becomes its last: 31 January and one month is 28 or 29 February.
 */
export function addMonths(instant: number, months: number): number {
  const wall = new Date(instant + SHANGHAI_MS)
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth() + months, wall.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const time = wall.getTime() - Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), day)
  return Date.UTC(year, month, Math.min(day, lastDay)) + time - SHANGHAI_MS
}
