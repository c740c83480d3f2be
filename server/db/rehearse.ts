import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from './open'
import { restore } from './restore'
import type { Tail } from './tables'

/**
 * Rows of each table, after the backup was restored in full to an embedded database that is thrown away again.
 * @throws RestoreRefused when it could not be
 */
export async function rehearse(file: string): Promise<Tail['end']> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ziyuan-rehearsal-'))
  try {
    const { db, close } = await openDatabase({ dataDir })
    try {
      return await restore(db, file, { replace: false })
    } finally {
      await close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
