import { randomUUID } from 'node:crypto'
import type { MembershipType } from '../../src/protocol/membership'
import type { PersonRole } from '../db/schema'
import { type Db, lock, type Trx } from '../db/transact'
import type { Phone } from './phone'
import type { PhoneSafe } from './phone-safe'

export interface Person {
  readonly id: string
  readonly password: string | null
  readonly role: PersonRole
  /** Every type ever granted, taken back or not. */
  readonly types: readonly MembershipType[]
}

/** One query, whether there is such a person or not. */
export async function findPerson(on: Db | Trx, safe: PhoneSafe, phone: Phone): Promise<Person | null> {
  const rows = await on
    .selectFrom('people')
    .leftJoin('grants', 'grants.person_id', 'people.id')
    .select(['people.id', 'people.password', 'people.role', 'grants.type'])
    .where('people.phone_mac', 'in', safe.macs(phone))
    .execute()
  const [first] = rows
  if (!first) return null
  const { id, password, role } = first
  return { id, password, role, types: rows.flatMap(({ type }) => (type === null ? [] : [type])) }
}

/** Two who come with one new number wait for each other; the second finds the first one's person. */
export const lockPhone = (trx: Trx, safe: PhoneSafe, phone: Phone): Promise<void> =>
  lock(trx, `phone:${safe.alias('phone', phone)}`)

/** What changes one person's devices, grants or password happens one after the other. */
export const lockPerson = (trx: Trx, personId: string): Promise<void> => lock(trx, `person:${personId}`)

/** Under the phone's lock. */
export async function addPerson(
  trx: Trx,
  safe: PhoneSafe,
  { phone, password, now }: { phone: Phone; password: string; now: number },
): Promise<Person> {
  const id = randomUUID()
  const kept = { phone_mac: safe.mac(phone), phone_box: safe.seal(phone, id), password }
  await trx
    .insertInto('people')
    .values({ id, ...kept, role: 'user', created_at: new Date(now) })
    .execute()
  return { id, password, role: 'user', types: [] }
}
