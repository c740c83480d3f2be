import { readRedeemCode } from '../../src/core/shared/redeem-code'
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import { type Trx, transactUnlessRefused } from '../db/transact'
import { join, type JoinedDevice } from '../identity/join'
import { addPerson, findPerson, lockPerson, lockPhone, type Person } from '../identity/people'
import { readPhone, type Phone } from '../identity/phone'
import { grant } from '../membership/grant'
import type { Membership } from '../membership/parts'
import { spendCode } from './spend'

export interface RedeemRequest {
  readonly phone: string
  readonly code: string
  readonly password: string
  readonly deviceId: string
  readonly address: string
  readonly now: number
}

export type RedeemFailure = Failure<
  | 'phone/missing'
  | 'phone/invalid'
  | 'code/invalid'
  | 'membership/check-phone'
  | 'membership/too-many-devices'
  | 'membership/too-many-tries'
>

/**
 * Spends the code on this phone: a person the first time, a grant, and a device with its token, all or nothing.
 * A mistyped code is refused before anything is asked of the database. Repeated by the same phone, it grants nothing
 * more and answers with a new token. Whether a phone is known can be learnt only by whoever has a good code.
 */
export async function redeem(parts: Membership, request: RedeemRequest): Promise<Result<JoinedDevice, RedeemFailure>> {
  const phone = readPhone(request.phone)
  if (!phone.ok) return phone
  const code = readRedeemCode(request.code)
  if (code === null) return fail('code/invalid')
  const tried = await parts.limits.take({ phone: phone.value, address: request.address }, request.now)
  if (tried === null) return fail('membership/too-many-tries')
  const answer = await redeemRead(parts, { ...request, code, phone: phone.value })
  if (answer.ok) await tried.forgive()
  return answer
}

type ReadRequest = RedeemRequest & { readonly phone: Phone }

/** Passwords are worked on before the transaction; somebody who changed in between is looked at again. */
async function redeemRead(parts: Membership, request: ReadRequest): Promise<Result<JoinedDevice, RedeemFailure>> {
  const known = await findPerson(parts.db, parts.safe, request.phone)
  const proof = await prove(parts, request.password, known)
  const answer = await transactUnlessRefused<JoinedDevice | 'changed', RedeemFailure>(parts.db, async (trx) => {
    await lockPhone(trx, parts.safe, request.phone)
    const person = await findPerson(trx, parts.safe, request.phone)
    if (person?.id !== known?.id || person?.password !== known?.password) return ok('changed')
    return spend(parts, trx, request, { person, proof })
  })
  if (!answer.ok) return answer
  return answer.value === 'changed' ? redeemRead(parts, request) : ok(answer.value)
}

type Proof = { readonly right: true; readonly hash: string | null } | { readonly right: false }

/** One scrypt for a known phone and one for a new one. */
async function prove({ passwords }: Membership, password: string, known: Person | null): Promise<Proof> {
  if (known === null) return { right: true, hash: await passwords.hash(password) }
  return (await passwords.verify(password, known.password)) ? { right: true, hash: null } : { right: false }
}

async function spend(
  { safe, codeMacs }: Membership,
  trx: Trx,
  { phone, code, deviceId, now }: ReadRequest,
  { person, proof }: { person: Person | null; proof: Proof },
): Promise<Result<JoinedDevice, RedeemFailure>> {
  const password = proof.right && proof.hash !== null ? proof.hash : ''
  const owner = person ?? (await addPerson(trx, safe, { phone, password, now }))
  await lockPerson(trx, owner.id)
  const spent = await spendCode(trx, codeMacs, { code, personId: owner.id, now })
  if (spent === null) return fail('code/invalid')
  if (!proof.right) return fail('membership/check-phone')
  await grant(trx, { personId: owner.id, type: spent.type, source: { kind: 'code', id: spent.id }, now })
  return join(trx, owner.id, deviceId, now)
}
