// The functions of membership, as the cloud endpoint calls them.
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import type { Device, Joined } from '../../src/protocol/membership'
import type { CallContext, Functions } from '../cloud/function'
import { redeem } from '../codes/redeem'
import { devicesOf, removeDevice } from '../identity/devices'
import { identify, type Identity } from '../identity/identify'
import type { JoinedDevice } from '../identity/join'
import { readErase, readMember, readPlans, readRedeem, readRemoveDevice, readRestore, readStatus } from './arguments'
import { eraseOwn } from './erase'
import { membershipParts, type Membership, type MembershipDeps } from './parts'
import { plansFor } from './plans'
import { restore } from './restore'
import { statusOf, VISITOR } from './status'

type Read<T> = (args: unknown) => Result<T, Failure>
type Work<T> = (args: T, call: CallContext) => Promise<Result<unknown, Failure>>

export function membershipFunctions(deps: MembershipDeps): Functions {
  const parts = membershipParts(deps)
  const member = <T extends { identity: string }>(read: Read<T>, work: MemberWork<T>) =>
    checked(read, forMember(parts, work))
  return {
    'plans/list': checked(readPlans, async ({ locale }) => ok(plansFor(locale))),
    'membership/keys': async () => ok(parts.statements.keys),
    'membership/status': checked(readStatus, ({ identity }, call) => status(parts, identity, call)),
    'membership/redeem': checked(readRedeem, async (args, { address, now }) => {
      const at = now()
      return joined(parts, await redeem(parts, { ...args, address, now: at }), at)
    }),
    'membership/restore': checked(readRestore, async (args, { address, now }) => {
      const at = now()
      return joined(parts, await restore(parts, { ...args, address, now: at }), at)
    }),
    'membership/devices': member(readMember, async (identity) => ok(await listDevices(parts, identity))),
    'membership/remove-device': member(readRemoveDevice, async (identity, { device }) =>
      (await removeDevice(parts.db, identity.personId, device))
        ? ok(await listDevices(parts, identity))
        : fail('device/unknown'),
    ),
    'membership/erase': member(readErase, (identity, { password }, { address, now }) =>
      eraseOwn(parts, identity, { password, address, now: now() }),
    ),
  }
}

/** Who holds this identity token, for a function that asks `can`. */
export const memberOf =
  ({ db, now = Date.now }: Pick<MembershipDeps, 'db'> & { readonly now?: () => number }) =>
  (identityToken: string): Promise<Identity | null> =>
    identify(db, identityToken, now())

const checked =
  <T>(read: Read<T>, work: Work<T>): Functions[string] =>
  async (args, call) => {
    const wanted = read(args)
    return wanted.ok ? work(wanted.value, call) : wanted
  }

type MemberWork<T> = (identity: Identity, args: T, call: CallContext) => Promise<Result<unknown, Failure>>

const forMember =
  <T extends { identity: string }>({ db }: Membership, work: MemberWork<T>): Work<T> =>
  async (args, call) => {
    const identity = await identify(db, args.identity, call.now())
    return identity === null ? fail('identity/invalid') : work(identity, args, call)
  }

async function status(parts: Membership, token: string | undefined, { now }: CallContext) {
  if (token === undefined) return ok(VISITOR)
  const at = now()
  const identity = await identify(parts.db, token, at)
  return identity === null ? fail('identity/invalid') : ok(statusOf(parts, identity, at))
}

function joined(parts: Membership, issued: Result<JoinedDevice>, now: number): Result<Joined> {
  if (!issued.ok) return issued
  const { token, expiresAt, identity } = issued.value
  const identityExpiresAt = new Date(expiresAt).toISOString()
  return ok({ identity: token, identityExpiresAt, status: statusOf(parts, identity, now) })
}

async function listDevices({ db }: Membership, { personId, deviceId }: Identity): Promise<Device[]> {
  const devices = await devicesOf(db, personId)
  return devices.map(({ id, addedAt }) => ({ id, addedAt: addedAt.toISOString(), current: id === deviceId }))
}
