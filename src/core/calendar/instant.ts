import type { Brand } from '../shared/brand'

/** Seconds since 1970-01-01T00:00:00Z, as POSIX counts them (86,400 a day); may carry a fraction. */
export type Instant = Brand<number, 'Instant'>

/** @throws RangeError when the count is not finite */
export function instant(unixSeconds: number): Instant {
  if (!Number.isFinite(unixSeconds)) throw new RangeError(`instant: expected finite seconds, got ${unixSeconds}`)
  return unixSeconds as Instant
}
