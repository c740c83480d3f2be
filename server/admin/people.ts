// Commands about one person, who is named by phone number.
import { randomBytes } from 'node:crypto'
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import { transact, type Trx } from '../db/transact'
import { record } from '../identity/audit'
import { erasePerson } from '../identity/erase'
import { exportPerson } from '../identity/export'
import { addPerson, findPerson, lockPerson, lockPhone, type Person } from '../identity/people'
import { maskPhone, readPhone, type Phone } from '../identity/phone'
import type { Command, Operation } from './operation'

const PASSWORD_BYTES = 9

/** A person nobody knew yet is made, with a password printed once. */
export const addAdmin: Command = async (operation, options) => {
  const { parts, actor, now, print } = operation
  const phone = readPhone(options.phone ?? '')
  if (!phone.ok) return phone
  const password = newPassword()
  const hash = await parts.passwords.hash(password)
  const made = await transact(parts.db, async (trx) => {
    await lockPhone(trx, parts.safe, phone.value)
    const known = await findPerson(trx, parts.safe, phone.value)
    const { id } = known ?? (await addPerson(trx, parts.safe, { phone: phone.value, password: hash, now }))
    await trx.updateTable('people').set({ role: 'admin' }).where('id', '=', id).execute()
    await record(trx, { actor, act: 'admins add', subject: id }, now)
    return known === null
  })
  print(`${maskPhone(phone.value)} is an admin.${made ? ` Password, shown once: ${password}` : ''}`)
  return ok(null)
}

export const removeAdmin: Command = async (operation, options) => {
  const found = await personOf(operation, options.phone)
  if (!found.ok) return found
  const { parts, actor, now, print } = operation
  const { person, phone } = found.value
  if (person.role !== 'admin') return fail('admins/none')
  await transact(parts.db, async (trx) => {
    await trx.updateTable('people').set({ role: 'user' }).where('id', '=', person.id).execute()
    await record(trx, { actor, act: 'admins remove', subject: person.id }, now)
  })
  print(`${maskPhone(phone)} is no longer an admin.`)
  return ok(null)
}

export const listAdmins: Command = async ({ parts, actor, now, print }) => {
  await record(parts.db, { actor, act: 'admins list' }, now)
  const query = parts.db.selectFrom('people').select(['id', 'phone_box']).where('role', '=', 'admin')
  for (const { id, phone_box } of await query.orderBy('created_at').execute())
    print(`${maskPhone(parts.safe.open(phone_box ?? '', id))}\t${id}`)
  return ok(null)
}

/** Every device is signed out: whoever knew the old password has nothing left. */
export const resetPassword: Command = async (operation, options) => {
  const found = await personOf(operation, options.phone)
  if (!found.ok) return found
  const { parts, actor, now, print } = operation
  const { person, phone } = found.value
  if (options.order !== undefined && !(await ordered(operation, person.id, options.order)))
    return fail('order/not-theirs')
  const password = newPassword()
  const hash = await parts.passwords.hash(password)
  await transact(parts.db, async (trx) => {
    await lockPerson(trx, person.id)
    await trx.updateTable('people').set({ password: hash }).where('id', '=', person.id).execute()
    await signOut(trx, person.id)
    await parts.limits.forgetPhone(trx, phone)
    await record(trx, { actor, act: 'members reset-password', subject: person.id }, now)
  })
  print(`${maskPhone(phone)}: new password, shown once: ${password}`)
  return ok(null)
}

export const exportPrivacy: Command = async (operation, options) => {
  const found = await personOf(operation, options.phone)
  if (!found.ok) return found
  const { parts, actor, now, print } = operation
  await record(parts.db, { actor, act: 'privacy export', subject: found.value.person.id }, now)
  print(JSON.stringify(await exportPerson(parts.db, parts.safe, found.value.person.id), null, 2))
  return ok(null)
}

export const erasePrivacy: Command = async (operation, options) => {
  const found = await personOf(operation, options.phone)
  if (!found.ok) return found
  const { parts, actor, now, print } = operation
  const { person, phone } = found.value
  await transact(parts.db, async (trx) => {
    await erasePerson(trx, person.id, now)
    await parts.limits.forgetPhone(trx, phone)
    await record(trx, { actor, act: 'privacy erase', subject: person.id }, now)
  })
  print(`${maskPhone(phone)} is erased.`)
  return ok(null)
}

type Found = Result<{ person: Person; phone: Phone }, Failure>

async function personOf({ parts }: Operation, typed = ''): Promise<Found> {
  const phone = readPhone(typed)
  if (!phone.ok) return phone
  const person = await findPerson(parts.db, parts.safe, phone.value)
  return person === null ? fail('phone/unknown') : ok({ person, phone: phone.value })
}

async function ordered({ parts }: Operation, personId: string, order: string): Promise<boolean> {
  const query = parts.db.selectFrom('grants').select('id').where('person_id', '=', personId)
  const found = await query.where('source_kind', '=', 'order').where('source_id', '=', order).executeTakeFirst()
  return found !== undefined
}

async function signOut(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom('tokens').where('person_id', '=', personId).execute()
  await trx.deleteFrom('devices').where('person_id', '=', personId).execute()
}

const newPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')
