// The only writer of the ledger.
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import type { MembershipType } from '../../src/protocol/membership'
import type { SourceKind } from '../db/schema'
import type { Trx } from '../db/transact'
import { lockPerson } from '../identity/people'
import { MONTHS } from './plans'

export interface Source {
  readonly kind: Exclude<SourceKind, 'refund'>
  /** Of one kind, one grant for ever. */
  readonly id: string
}

export interface NewGrant {
  readonly personId: string
  readonly type: MembershipType
  readonly source: Source
  readonly now: number
}

/** False when this source has granted before: the ledger is as it was. */
export async function grant(trx: Trx, { personId, type, source, now }: NewGrant): Promise<boolean> {
  await lockPerson(trx, personId)
  const written = await trx
    .insertInto('grants')
    .values({
      person_id: personId,
      type,
      months: MONTHS[type],
      granted_at: new Date(now),
      source_kind: source.kind,
      source_id: source.id,
    })
    .onConflict((on) => on.columns(['source_kind', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Takes back what a source granted. False when it was taken back before. */
export async function takeBack(
  trx: Trx,
  source: Source,
  refundId: string,
  now: number,
): Promise<Result<boolean, Failure<'membership/no-such-grant'>>> {
  const query = trx.selectFrom('grants').selectAll().where('source_kind', '=', source.kind)
  const found = await query.where('source_id', '=', source.id).executeTakeFirst()
  if (!found) return fail('membership/no-such-grant')
  await lockPerson(trx, found.person_id)
  const written = await trx
    .insertInto('grants')
    .values({
      person_id: found.person_id,
      type: found.type,
      months: -found.months,
      granted_at: new Date(now),
      source_kind: 'refund',
      source_id: refundId,
      reverses: found.id,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return ok(written !== undefined)
}
