// Writes row after row and says each number once the database has acknowledged it; made to be killed.
import { openDatabase } from '../../../server/db/open'
import { record } from '../../../server/identity/audit'

async function write(): Promise<void> {
  const [, , config = '{}', first = '0'] = process.argv
  const { db } = await openDatabase(JSON.parse(config))
  for (let n = Number(first); ; n++) {
    await record(db, { actor: 'writer', act: 'write', subject: String(n) }, n)
    process.stdout.write(`${n}\n`)
  }
}

write().catch(() => process.exit(3))
