import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import { transact } from '../db/transact'
import { record } from '../identity/audit'
import { erasePerson } from '../identity/erase'
import type { Identity } from '../identity/identify'
import type { Membership } from './parts'

export interface EraseRequest {
  readonly password: string
  readonly address: string
  readonly now: number
}

type EraseFailure = Failure<'membership/check-password' | 'membership/too-many-tries'>

/** A person's own wish, confirmed by the password; what is left of a paid membership is given up. */
export async function eraseOwn(
  { db, safe, limits, passwords }: Membership,
  { personId, phoneBox }: Identity,
  { password, address, now }: EraseRequest,
): Promise<Result<{ erased: true }, EraseFailure>> {
  const phone = safe.open(phoneBox, personId)
  if ((await limits.take({ phone, address }, now)) === null) return fail('membership/too-many-tries')
  const person = await db.selectFrom('people').select('password').where('id', '=', personId).executeTakeFirst()
  if (!(await passwords.verify(password, person?.password ?? null))) return fail('membership/check-password')
  await transact(db, async (trx) => {
    await erasePerson(trx, personId, now)
    await limits.forgetPhone(trx, phone)
    await record(trx, { actor: 'self', act: 'privacy erase', subject: personId }, now)
  })
  return ok({ erased: true })
}
