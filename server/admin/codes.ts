import { printedRedeemCode } from '../../src/core/shared/redeem-code'
import { fail, ok } from '../../src/core/shared/result'
import { BATCH_MAX, issueBatch, listBatches, revokeBatch } from '../codes/batches'
import { transact, transactUnlessRefused } from '../db/transact'
import { record } from '../identity/audit'
import { MEMBERSHIP_TYPES } from '../membership/plans'
import type { Command } from './operation'

/** The codes are printed once they are safely kept; nobody can print them again. */
export const issueCodes: Command = async ({ parts, actor, now, print, note }, options) => {
  const type = MEMBERSHIP_TYPES.find((known) => known === options.type)
  if (!type) return fail('usage/type')
  const count = /^\d{1,6}$/.test(options.count ?? '') ? Number(options.count) : 0
  if (count < 1 || count > BATCH_MAX) return fail('usage/count')
  const batch = await transact(parts.db, async (trx) => {
    const issued = await issueBatch(trx, parts.codeMacs, { type, count, now })
    await record(trx, { actor, act: 'codes issue', subject: issued.id, detail: { type, count } }, now)
    return issued
  })
  for (const code of batch.codes) print(printedRedeemCode(code))
  note(`Batch ${batch.id}: ${count} ${type}. These codes are kept nowhere else.`)
  return ok(null)
}

export const revokeCodes: Command = async ({ parts, actor, now, print }, { batch = '' }) => {
  if (batch === '') return fail('usage/batch')
  const revoked = await transactUnlessRefused(parts.db, async (trx) => {
    await record(trx, { actor, act: 'codes revoke', subject: batch }, now)
    return revokeBatch(trx, batch, now)
  })
  if (!revoked.ok) return revoked
  const { count, redeemed } = revoked.value
  print(`Batch ${batch} is revoked: ${redeemed} of ${count} had been redeemed and stay so.`)
  return ok(null)
}

export const listCodes: Command = async ({ parts, actor, now, print }) => {
  await record(parts.db, { actor, act: 'codes list' }, now)
  for (const { id, type, count, redeemed, revoked } of await listBatches(parts.db))
    print([id, type, `${redeemed}/${count} redeemed`, revoked ? 'revoked' : 'valid'].join('\t'))
  return ok(null)
}
