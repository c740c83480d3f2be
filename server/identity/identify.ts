// Who is behind an identity token: one query, because every call of a member begins with it.
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/transact'
import { standingAt, type Standing } from '../membership/ledger'
import type { Role } from './permissions'
import { hashOfToken } from './tokens'

export interface Identity {
  readonly personId: string
  readonly deviceId: string
  readonly role: Role
  readonly standing: Standing
  /** Sealed (phone-safe.ts). */
  readonly phoneBox: string
}

/** Null when the token is unknown, taken back or past its time. */
export async function identify(db: Db, token: string, now: number): Promise<Identity | null> {
  const found = await db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person_id')
    .select(['people.id', 'people.phone_box', 'people.role', 'tokens.device_id'])
    .select((on) =>
      jsonArrayFrom(
        on
          .selectFrom('grants')
          .select(['grants.type', 'grants.months', 'grants.granted_at as at'])
          .select(({ cast, ref }) => [cast<string>(ref('grants.id'), 'text').as('id')])
          .select(({ cast, ref }) => [cast<string | null>(ref('grants.reverses'), 'text').as('reverses')])
          .whereRef('grants.person_id', '=', 'people.id')
          .orderBy('grants.id'),
      ).as('grants'),
    )
    .where('tokens.hash', '=', hashOfToken(token))
    .where('tokens.expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (!found || found.phone_box === null) return null
  const grants = found.grants.map((grant) => ({ ...grant, at: Date.parse(String(grant.at)) }))
  const standing = standingAt(grants, now)
  const role = found.role === 'admin' ? 'admin' : standing.state === 'member' ? 'member' : 'visitor'
  return { personId: found.id, deviceId: found.device_id, role, standing, phoneBox: found.phone_box }
}
