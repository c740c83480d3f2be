// Commands about the whole of the data.
import { fail, ok } from '../../src/core/shared/result'
import { backup } from '../db/backup'
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
  try {
    const counts = await restore(parts.db, file, { replace })
    await record(parts.db, { actor, act: 'restore' }, now)
    note(`Restored ${listed(counts)}`)
    return ok(null)
  } catch (error) {
    if (error instanceof RestoreRefused) return fail(error.code)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fail('restore/no-such-file')
    throw error
  }
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

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ')
