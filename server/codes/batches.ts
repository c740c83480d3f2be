// Batches of redemption codes. A code exists in the clear once: in what `issue` returns.
import { randomBytes } from 'node:crypto'
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import { makeRedeemCode } from '../../src/core/shared/redeem-code'
import type { MembershipType } from '../../src/protocol/membership'
import { type Db, type Trx } from '../db/transact'
import type { CodeMacs } from './code-keys'

export const BATCH_MAX = 100_000
const DATA_SYMBOLS = 18
const ROWS_AT_ONCE = 1000

export interface IssuedBatch {
  readonly id: string
  readonly codes: readonly string[]
}

export async function issueBatch(
  trx: Trx,
  macs: CodeMacs,
  { type, count, now }: { type: MembershipType; count: number; now: number },
): Promise<IssuedBatch> {
  const issued = new Date(now)
  const id = `${issued.toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`
  await trx.insertInto('code_batches').values({ id, type, count, issued_at: issued }).execute()
  const codes = Array.from({ length: count }, randomCode)
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const rows = codes.slice(start, start + ROWS_AT_ONCE).map((code) => ({ batch_id: id, mac: macs.mac(code) }))
    await trx.insertInto('codes').values(rows).execute()
  }
  return { id, codes }
}

/** 90 bits: five of each random byte, which leaves none of the 32 symbols more likely than another. */
const randomCode = () => makeRedeemCode([...randomBytes(DATA_SYMBOLS)].map((byte) => byte & 31))

export interface BatchState {
  readonly id: string
  readonly type: MembershipType
  readonly count: number
  readonly redeemed: number
  readonly revoked: boolean
}

/** Codes redeemed before keep their membership; the others are worth nothing. */
export async function revokeBatch(
  trx: Trx,
  id: string,
  now: number,
): Promise<Result<BatchState, Failure<'codes/no-such-batch'>>> {
  const change = { revoked_at: new Date(now) }
  const query = trx.updateTable('code_batches').set(change).where('id', '=', id).where('revoked_at', 'is', null)
  await query.execute()
  const state = (await listBatches(trx)).find((batch) => batch.id === id)
  return state ? ok(state) : fail('codes/no-such-batch')
}

/** Oldest first. */
export async function listBatches(on: Db | Trx): Promise<BatchState[]> {
  const rows = await on
    .selectFrom('code_batches')
    .leftJoin('codes', 'codes.batch_id', 'code_batches.id')
    .select(['code_batches.id', 'type', 'count', 'revoked_at'])
    .select((the) => the.fn.count<string>('codes.redeemed_by').as('redeemed'))
    .groupBy('code_batches.id')
    .orderBy('issued_at')
    .execute()
  return rows.map(({ id, type, count, revoked_at, redeemed }) => ({
    id,
    type,
    count,
    redeemed: Number(redeemed),
    revoked: revoked_at !== null,
  }))
}
