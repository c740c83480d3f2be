import type { MembershipType } from '../../src/protocol/membership'
import type { Trx } from '../db/transact'
import type { CodeMacs } from './code-keys'

export interface SpentCode {
  readonly id: string
  readonly type: MembershipType
}

/**
 * The code, now this person's: one conditional update, which of any number at once only one gets through. Also the
 * code this same person spent before, so that a repeated call is answered as the first; null for any other.
 */
export async function spendCode(
  trx: Trx,
  macs: CodeMacs,
  { code, personId, now }: { code: string; personId: string; now: number },
): Promise<SpentCode | null> {
  const known = macs.macs(code)
  const spent = await trx
    .updateTable('codes')
    .from('code_batches')
    .set({ redeemed_by: personId, redeemed_at: new Date(now) })
    .whereRef('codes.batch_id', '=', 'code_batches.id')
    .where('codes.mac', 'in', known)
    .where('codes.redeemed_by', 'is', null)
    .where('code_batches.revoked_at', 'is', null)
    .returning(['codes.id', 'code_batches.type'])
    .executeTakeFirst()
  if (spent) return spent
  const before = trx
    .selectFrom('codes')
    .innerJoin('code_batches', 'code_batches.id', 'codes.batch_id')
    .select(['codes.id', 'code_batches.type'])
    .where('codes.mac', 'in', known)
    .where('codes.redeemed_by', '=', personId)
  return (await before.executeTakeFirst()) ?? null
}
