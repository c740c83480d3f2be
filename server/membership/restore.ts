import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import type { MembershipType } from '../../src/protocol/membership'
import { transactUnlessRefused } from '../db/transact'
import { identify } from '../identity/identify'
import { join, type JoinedDevice } from '../identity/join'
import { findPerson, lockPerson, type Person } from '../identity/people'
import { readPhone, type Phone } from '../identity/phone'
import type { Membership } from './parts'

export interface RestoreRequest {
  readonly phone: string
  readonly type: MembershipType
  readonly password: string
  readonly deviceId: string
  readonly identity?: string | undefined
  readonly address: string
  readonly now: number
}

export type RestoreFailure = Failure<
  | 'phone/missing'
  | 'phone/invalid'
  | 'membership/check-phone'
  | 'membership/not-expired'
  | 'membership/too-many-devices'
  | 'membership/too-many-tries'
>

/**
 * A new device of a person who knows phone, password and any type once granted. Charges nothing and grants nothing:
 * what has expired is restored expired. Unknown phone, wrong type and wrong password get the same answer for the
 * same work.
 */
export async function restore(
  parts: Membership,
  request: RestoreRequest,
): Promise<Result<JoinedDevice, RestoreFailure>> {
  const phone = readPhone(request.phone)
  if (!phone.ok) return phone
  if (await isMember(parts, request)) return fail('membership/not-expired')
  const tried = await parts.limits.take({ phone: phone.value, address: request.address }, request.now)
  if (tried === null) return fail('membership/too-many-tries')
  const person = await prove(parts, phone.value, request)
  if (person === null) return fail('membership/check-phone')
  const answer = await admit(parts, person, phone.value, request)
  if (answer.ok) await tried.forgive()
  return answer
}

async function isMember({ db }: Membership, { identity, now }: RestoreRequest): Promise<boolean> {
  const current = identity === undefined ? null : await identify(db, identity, now)
  return current?.standing.state === 'member'
}

async function prove(
  { db, safe, passwords }: Membership,
  phone: Phone,
  { type, password }: RestoreRequest,
): Promise<Person | null> {
  const person = await findPerson(db, safe, phone)
  const right = await passwords.verify(password, person?.password ?? null)
  // An admin may never have been granted anything.
  const typed = person !== null && (person.types.includes(type) || person.role === 'admin')
  return right && typed ? person : null
}

const admit = (
  { db, safe }: Membership,
  person: Person,
  phone: Phone,
  { deviceId, now }: RestoreRequest,
): Promise<Result<JoinedDevice, RestoreFailure>> =>
  transactUnlessRefused<JoinedDevice, RestoreFailure>(db, async (trx) => {
    await lockPerson(trx, person.id)
    // A password reset, or all of it erased, while ours was being worked on.
    const still = await findPerson(trx, safe, phone)
    if (still?.id !== person.id || still.password !== person.password) return fail('membership/check-phone')
    const joined = await join(trx, person.id, deviceId, now)
    return joined.ok ? ok(joined.value) : joined
  })
