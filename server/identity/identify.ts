// Who is behind an identity token: one query, because every call of a member begins with it.
import type { Selectable } from 'kysely'
import type { GrantsTable } from '../db/schema'
import type { Db, Trx } from '../db/transact'
import { type Grant, standingAt, type Standing } from '../membership/ledger'
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
export async function identify(db: Db | Trx, token: string, now: number): Promise<Identity | null> {
  const rows = await db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person_id')
    .leftJoin('grants', 'grants.person_id', 'people.id')
    .select(['people.id as personId', 'people.phone_box', 'people.role', 'tokens.device_id'])
    .select(['grants.id', 'grants.type', 'grants.months', 'grants.granted_at', 'grants.reverses'])
    .where('tokens.hash', '=', hashOfToken(token))
    .where('tokens.expires_at', '>', new Date(now))
    .orderBy('grants.id')
    .execute()
  const [found] = rows
  if (!found || found.phone_box === null) return null
  const standing = standingAt(rows.flatMap(grantOf), now)
  const role = found.role === 'admin' ? 'admin' : standing.state === 'member' ? 'member' : 'visitor'
  return { personId: found.personId, deviceId: found.device_id, role, standing, phoneBox: found.phone_box }
}

/** One row a grant; whoever has none is one row with nothing in these columns. */
type Row = { [Column in 'id' | 'type' | 'months' | 'granted_at' | 'reverses']: Selectable<GrantsTable>[Column] | null }

function grantOf({ id, type, months, granted_at, reverses }: Row): Grant[] {
  if (id === null || type === null || months === null || granted_at === null) return []
  return [{ id, type, months, at: granted_at.getTime(), reverses }]
}
