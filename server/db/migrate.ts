import { sql } from 'kysely'
import { MIGRATIONS } from './migrations/all'
import { lock, type Trx } from './transact'

/** The database has been through migrations this program has not: it was written by a newer one. */
export class DatabaseNewer extends Error {
  readonly code = 'db/newer'

  constructor(names: readonly string[]) {
    super(`The database is newer than this program: it has ${names.join(', ')}. Start the newer version.`)
  }
}

/**
 * Brings the database up to the newest migration, or to `last`. Several processes may start at once: one works,
 * the others wait and find nothing to do.
 * @throws DatabaseNewer
 */
export async function migrate(trx: Trx, last?: string): Promise<void> {
  await lock(trx, 'migrations')
  await sql`create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now())`.execute(trx)
  const applied = (await trx.selectFrom('migrations').select('name').orderBy('name').execute()).map(({ name }) => name)
  const unknown = applied.filter((name) => !MIGRATIONS.some((known) => known.name === name))
  if (unknown.length > 0) throw new DatabaseNewer(unknown)
  for (const { name, sql: text } of MIGRATIONS) {
    if (last !== undefined && name > last) break
    if (applied.includes(name)) continue
    await sql.raw(text).execute(trx)
    await trx.insertInto('migrations').values({ name }).execute()
  }
}
