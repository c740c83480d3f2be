// A backup is JSON lines, gzipped: the same file from either database, and for either.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { MIGRATIONS } from './migrations/all'
import { sync } from './sync'
import { type Head, KEY_COLUMN, type TableName, TABLES, type Tail } from './tables'
import { type Db, transact, type Trx } from './transact'

const ROWS_AT_ONCE = 1000

/** Rows of each table written to the file, which appears whole or not at all. Others may go on writing meanwhile. */
export async function backup(db: Db, file: string, now: number): Promise<Tail['end']> {
  const draft = `${file}.part`
  const counts: Record<string, number> = {}
  try {
    await transact(db, async (trx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx)
      const lines = Readable.from(linesOf(trx, counts, now))
      await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }))
    })
    sync(draft)
    await rename(draft, file)
    sync(dirname(file))
    return counts
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* linesOf(trx: Trx, counts: Record<string, number>, now: number): AsyncGenerator<string> {
  const migration = MIGRATIONS[MIGRATIONS.length - 1]?.name ?? ''
  const head: Head = { ziyuan: 'backup', format: 1, at: new Date(now).toISOString(), migration }
  yield `${JSON.stringify(head)}\n`
  for (const table of TABLES) {
    counts[table] = 0
    for await (const row of rowsOf(trx, table)) {
      counts[table] += 1
      yield `{"table":"${table}","row":${row}}\n`
    }
  }
  const tail: Tail = { end: counts }
  yield `${JSON.stringify(tail)}\n`
}

/** As the database's own JSON text, which keeps what JavaScript's numbers and dates would round. */
async function* rowsOf(trx: Trx, table: TableName): AsyncGenerator<string> {
  const name = sql.table(table)
  await sql`declare rows no scroll cursor for select row_to_json(t)::text as row from ${name} t order by ${sql.ref(KEY_COLUMN[table])}`.execute(
    trx,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows`.execute(trx)
    if (rows.length === 0) break
    for (const { row } of rows) yield row
  }
  await sql`close rows`.execute(trx)
}
