// Everything kept about one person, for that person: what the privacy page promises within fifteen days.
import type { Db } from '../db/transact'
import { devicesOf } from './devices'
import { maskPhone } from './phone'
import type { PhoneSafe } from './phone-safe'

/** Secrets are named, not shown: a password's hash and a token's are of no use to their owner. */
export async function exportPerson(db: Db, safe: PhoneSafe, personId: string) {
  const grants = db.selectFrom('grants').select(['type', 'months', 'granted_at', 'source_kind', 'source_id'])
  const tokens = db.selectFrom('tokens').select(['issued_at', 'expires_at'])
  const person = await db.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirstOrThrow()
  const phone = person.phone_box === null ? null : safe.open(person.phone_box, personId)
  return {
    id: personId,
    phone,
    phoneShownAs: phone === null ? null : maskPhone(phone),
    password: person.password === null ? 'none' : 'kept as a scrypt hash',
    role: person.role,
    createdAt: person.created_at,
    grants: await grants.where('person_id', '=', personId).orderBy('id').execute(),
    devices: (await devicesOf(db, personId)).map(({ addedAt }) => ({ addedAt })),
    tokens: await tokens.where('person_id', '=', personId).execute(),
    codes: await db
      .selectFrom('codes')
      .select(['batch_id', 'redeemed_at'])
      .where('redeemed_by', '=', personId)
      .execute(),
    audit: await db.selectFrom('audit').select(['at', 'act']).where('subject', '=', personId).orderBy('id').execute(),
  }
}
