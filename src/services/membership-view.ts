import type { MembershipState, MembershipStatus, MembershipType } from '../protocol/membership'

/** A membership as it stands at a moment, from what the server last said. */
export interface MembershipView {
  readonly state: MembershipState
  readonly type: MembershipType | null
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null
  /** Whole days and, of the rest, whole hours. */
  readonly remaining: { readonly days: number; readonly hours: number }
  readonly phone: string | null
  readonly admin: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Time goes on while a device is offline: a remembered membership runs out on its own. */
export function viewAt(status: MembershipStatus, nowMs: number): MembershipView {
  const { type, phone, admin } = status
  const expiresAt = status.expiresAt === null ? null : Date.parse(status.expiresAt)
  const left = Math.max(0, (expiresAt ?? nowMs) - nowMs)
  return {
    state: status.state === 'member' && left === 0 ? 'expired' : status.state,
    type,
    expiresAt,
    remaining: { days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / HOUR_MS) },
    phone,
    admin,
  }
}

/** `2026/11/20 09:05` by the device's own clock. */
export function localTime(ms: number): string {
  const date = new Date(ms)
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('/')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
