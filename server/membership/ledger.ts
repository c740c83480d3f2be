// What a ledger of grants comes to. Pure: rows and an instant in, the standing out; nothing derived is ever stored.
import type { MembershipState, MembershipType } from '../../src/protocol/membership'
import { addMonths } from './months'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface Grant {
  readonly id: string
  readonly type: MembershipType
  /** Negative in a row that takes another back. */
  readonly months: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The row this one takes back. */
  readonly reverses: string | null
}

export interface Standing {
  readonly state: MembershipState
  /** Of the latest grant not taken back. */
  readonly type: MembershipType | null
  readonly expiresAt: number | null
}

/** An uninterrupted run of membership: months are counted from its start, so 31 January returns to the 31st in March. */
interface Run {
  readonly from: number
  readonly months: number
}

/**
 * @param grants in the order they were written
 * A grant extends from the later of its own time and the expiry before it. One taken back counts as if it had never
 * been. The instant of expiry is no longer membership.
 */
export function standingAt(grants: readonly Grant[], now: number): Standing {
  const reversed = new Set(grants.map(({ reverses }) => reverses))
  const valid = grants.filter(({ id, reverses }) => reverses === null && !reversed.has(id))
  const latest = valid[valid.length - 1]
  if (!latest) return { state: 'none', type: null, expiresAt: null }
  const expiresAt = endOf(valid.reduce<Run | null>(extend, null) as Run) // a reduction of at least one grant
  return { state: now < expiresAt ? 'member' : 'expired', type: latest.type, expiresAt }
}

const extend = (run: Run | null, { at, months }: Grant): Run =>
  run !== null && at <= endOf(run) ? { from: run.from, months: run.months + months } : { from: at, months }

const endOf = ({ from, months }: Run) => addMonths(from, months)

/** Whole days and, of the rest, whole hours. */
export function remaining({ state, expiresAt }: Standing, now: number): { days: number; hours: number } {
  const left = state === 'member' && expiresAt !== null ? expiresAt - now : 0
  return { days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / HOUR_MS) }
}
