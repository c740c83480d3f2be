// The way back from a backup: everything or nothing, in one transaction.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/all'
import { COUNTED, type Head, type TableName, TABLES, type Tail } from './tables'
import { type Db, transact, type Trx } from './transact'

const ROWS_AT_ONCE = 500

export class RestoreRefused extends Error {
  constructor(
    readonly code: 'restore/not-empty' | 'restore/not-a-backup' | 'restore/cut-short' | 'restore/newer',
    message: string,
  ) {
    super(message)
  }
}

/**
 * Rows of each table read back. The schema becomes that of the backup's time and is then brought up to date.
 * @param replace the rows that are there now go; without it only a database without people is filled
 * @throws RestoreRefused, and the database is as it was
 */
export function restore(db: Db, file: string, { replace }: { replace: boolean }): Promise<Tail['end']> {
  return transact(db, async (trx) => {
    if (!replace && (await holdsPeople(trx)))
      throw new RestoreRefused('restore/not-empty', 'The database is not empty; add --replace to give up what it holds')
    const lines = linesOf(file)
    const head = readHead((await lines.next()).value)
    await dropAll(trx)
    await migrate(trx, head.migration)
    const counts = await fill(trx, lines)
    await continueCounting(trx)
    await migrate(trx)
    return counts
  })
}

async function holdsPeople(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function* linesOf(file: string): AsyncGenerator<unknown, undefined> {
  const unzipped = createGunzip()
  const source = createReadStream(file)
  source.once('error', (error) => unzipped.destroy(error))
  try {
    for await (const line of createInterface({ input: source.pipe(unzipped), crlfDelay: Infinity }))
      yield JSON.parse(line)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? error : cutShort()
  }
}

const cutShort = () =>
  new RestoreRefused('restore/cut-short', 'The backup is damaged or was cut short; nothing changed')

function readHead(line: unknown): Head {
  const head = line as Partial<Head> | undefined
  if (head?.ziyuan !== 'backup' || head.format !== 1 || typeof head.migration !== 'string')
    throw new RestoreRefused('restore/not-a-backup', 'This file is not a backup of Ziyuan')
  if (!MIGRATIONS.some(({ name }) => name === head.migration))
    throw new RestoreRefused('restore/newer', `The backup is newer than this program: it needs ${head.migration}`)
  return head as Head
}

async function dropAll(trx: Trx): Promise<void> {
  for (const table of [...TABLES, 'migrations'])
    await sql`drop table if exists ${sql.table(table)} cascade`.execute(trx)
  await sql`drop function if exists refuse_change() cascade`.execute(trx)
}

interface Filling {
  table: TableName
  rows: unknown[]
}

async function fill(trx: Trx, lines: AsyncGenerator<unknown, undefined>): Promise<Tail['end']> {
  const counts: Record<string, number> = Object.fromEntries(TABLES.map((table) => [table, 0]))
  let pending: Filling = { table: TABLES[0], rows: [] }
  for await (const line of lines) {
    if (isTail(line)) {
      await insert(trx, pending)
      if (TABLES.some((table) => (line.end[table] ?? 0) !== counts[table])) throw cutShort()
      return counts
    }
    const { table, row } = readRow(line)
    if (table !== pending.table || pending.rows.length === ROWS_AT_ONCE) {
      await insert(trx, pending)
      pending = { table, rows: [] }
    }
    pending.rows.push(row)
    counts[table] = (counts[table] ?? 0) + 1
  }
  throw cutShort()
}

const isTail = (line: unknown): line is Tail => typeof line === 'object' && line !== null && 'end' in line

function readRow(line: unknown): { table: TableName; row: unknown } {
  const { table, row } = line as { table?: unknown; row?: unknown }
  const known = TABLES.find((name) => name === table)
  if (!known) throw cutShort()
  return { table: known, row }
}

async function insert(trx: Trx, { table, rows }: Filling): Promise<void> {
  if (rows.length === 0) return
  const name = sql.table(table)
  const written = sql`insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`
  await written.execute(trx).catch((error: { code?: string }) => {
    // SQLSTATE 22 and 23: a value of the wrong kind, a row that refers to one that is missing.
    throw /^2[23]/.test(error.code ?? '') ? cutShort() : error
  })
}

async function continueCounting(trx: Trx): Promise<void> {
  for (const table of COUNTED)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
      trx,
    )
}
