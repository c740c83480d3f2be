// Commands about the whole of the data.
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import { backup } from '../db/backup'
import { rehearse } from '../db/rehearse'
import { restore, RestoreRefused } from '../db/restore'
import { transact } from '../db/transact'
import { record } from '../identity/audit'
import { renewPhones } from '../identity/renew-phones'
import type { Command } from './operation'

export const backupData: Command = async ({ parts, actor, now, note }, { file = '' }) => {
  if (file === '') return fail('usage/file')
  await record(parts.db, { actor, act: 'backup' }, now)
  note(`${file}: ${listed(await backup(parts.db, file, now))}`)
  return ok(null)
}

export const restoreData: Command = async ({ parts, actor, now, note }, { file = '', replace = false }) => {
  if (file === '') return fail('usage/file')
  const counts = await refusable(() => restore(parts.db, file, { replace }))
  if (!counts.ok) return counts
  await record(parts.db, { actor, act: 'restore' }, now)
  note(`Restored ${listed(counts.value)}`)
  return ok(null)
}

/** Touches nothing of the database it is started with but the audit trail. */
export const rehearseRestore: Command = async ({ parts, actor, now, note }, { file = '' }) => {
  if (file === '') return fail('usage/file')
  const counts = await refusable(() => rehearse(file))
  if (!counts.ok) return counts
  await record(parts.db, { actor, act: 'rehearse' }, now)
  note(`${file} restores in full: ${listed(counts.value)}`)
  return ok(null)
}

export const renewKeys: Command = async ({ parts, actor, now, print }) => {
  const rows = await transact(parts.db, async (trx) => {
    const count = await renewPhones(trx, parts.safe)
    await record(trx, { actor, act: 'keys renew', detail: { rows: count } }, now)
    return count
  })
  print(`${rows} phone numbers are now under the key in use; older keys may leave PHONE_KEYS.`)
  return ok(null)
}

async function refusable<T>(work: () => Promise<T>): Promise<Result<T, Failure>> {
  try {
    return ok(await work())
  } catch (error) {
    if (error instanceof RestoreRefused) return fail(error.code)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fail('restore/no-such-file')
    throw error
  }
}

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ')
