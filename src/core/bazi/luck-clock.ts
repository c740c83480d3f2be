// The clock that 流日 and 流时 are read from.
import type { WallSeconds } from '../calendar/civil-time'
import { instant, type Instant } from '../calendar/instant'
import { periodAt, periodsAround, type Zone } from '../calendar/zone-history'

/** A zone with its history, or a clock never touched, in seconds east of UTC. */
export type LuckClock = Zone | number

export const readingAt = (clock: LuckClock, at: Instant): WallSeconds =>
  (at + (typeof clock === 'number' ? clock : periodAt(clock, at).offset)) as WallSeconds

/**
 * When a clock came to a reading: the first time where it was set back and showed it twice; the moment it was set
 * forward where the reading was skipped. So a later reading never comes at an earlier instant.
 */
export function whenReads(clock: LuckClock, wall: WallSeconds): Instant {
  if (typeof clock === 'number') return instant(wall - clock)
  for (const { from, until, offset } of periodsAround(clock, wall)) {
    const at = Math.max(from, wall - offset)
    if (at < until) return instant(at)
  }
  throw new RangeError(`whenReads: ${clock.name} never came to ${wall}`)
}
