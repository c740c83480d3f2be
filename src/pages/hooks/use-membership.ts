import { useStore } from 'zustand'
import type { Result } from '../../core/shared/result'
import { useLoad, type Loading } from '../../hooks/use-load'
import type { Device, MembershipStatus, Plan } from '../../protocol/membership'
import { membershipDesk, VISITOR } from '../../services/membership'
import { viewAt, type MembershipView } from '../../services/membership-view'
import { membership } from '../../stores/membership'
import { preferences } from '../../stores/preferences'

export interface MembershipNow {
  readonly view: Loading<MembershipView>
  /** The server could not be asked, and what is shown is what it said before. */
  readonly stale: boolean
  readonly retry: (() => void) | null
}

/** The membership of this device: what is remembered at once, and what the server says as soon as it has. */
export function useMembership(): MembershipNow {
  const { identity, status } = useStore(membership)
  const asked = useLoad(`membership.${identity?.token ?? ''}`, async () => valueOf(await membershipDesk.status()))
  const remembered = identity === null ? VISITOR : status
  return {
    view: remembered === null ? viewed(asked) : { status: 'ready', value: viewAt(remembered, Date.now()) },
    stale: remembered !== null && asked.status === 'failed',
    retry: asked.status === 'failed' ? asked.retry : null,
  }
}

const viewed = (asked: Loading<MembershipStatus>): Loading<MembershipView> =>
  asked.status === 'ready' ? { status: 'ready', value: viewAt(asked.value, Date.now()) } : asked

export function usePlans(): Loading<readonly Plan[]> {
  const locale = useStore(preferences, (state) => state.locale)
  return useLoad(`plans.${locale}`, async () => valueOf(await membershipDesk.plans(locale)))
}

/** @param change counts what was removed meanwhile, after which the list is asked for again */
export function useDevices(change: number): Loading<readonly Device[]> {
  const token = useStore(membership, ({ identity }) => identity?.token ?? '')
  return useLoad(`devices.${token}.${change}`, async () => valueOf(await membershipDesk.devices()))
}

/** useLoad knows only success and failure. */
function valueOf<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value
}
