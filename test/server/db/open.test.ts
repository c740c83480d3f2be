import { sql } from 'kysely'
import { fail, ok } from '../../../src/core/shared/result'
import { migrate } from '../../../server/db/migrate'
import { MIGRATIONS } from '../../../server/db/migrations/all'
import { openDatabase } from '../../../server/db/open'
import { COUNTED, TABLES } from '../../../server/db/tables'
import { lock, transact, transactUnlessRefused } from '../../../server/db/transact'
import { record } from '../../../server/identity/audit'
import { DATABASES, makePostgres, type TestDatabase } from '../support/databases'

describe.each(DATABASES)('%s', (name, makeDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterAll(() => database.remove())

  const auditOf = async (act: string) =>
    (await database.db.selectFrom('audit').select('id').where('act', '=', act).execute()).length

  test('opens migrated, and migrating again finds nothing to do', async () => {
    expect(database.dialect).toBe(name === 'PGlite' ? 'embedded' : 'postgres')
    const applied = () => database.db.selectFrom('migrations').selectAll().orderBy('name').execute()
    const before = await applied()
    expect(before.map((migration) => migration.name)).toEqual(MIGRATIONS.map((migration) => migration.name))
    await Promise.all([1, 2, 3].map(() => transact(database.db, (trx) => migrate(trx))))
    expect(await applied()).toEqual(before)
  })

  test('a database that a newer program wrote is refused', async () => {
    const newer = transact(database.db, async (trx) => {
      await trx.insertInto('migrations').values({ name: '999-from-the-future' }).execute()
      await migrate(trx)
    })
    await expect(newer).rejects.toMatchObject({
      code: 'db/newer',
      message: expect.stringContaining('999-from-the-future'),
    })
  })

  test('a backup knows every table, and every one whose ids are counted', async () => {
    const { rows } = await sql<{ name: string; counted: boolean }>`
      select table_name as name, bool_or(is_identity = 'YES') as counted
      from information_schema.columns where table_schema = 'public' group by 1`.execute(database.db)
    const names = rows.map((row) => row.name).sort()
    expect(names).toEqual([...TABLES, 'migrations'].sort())
    expect(
      rows
        .filter(({ counted }) => counted)
        .map((row) => row.name)
        .sort(),
    ).toEqual([...COUNTED].sort())
  })

  test('a transaction that throws or is refused leaves nothing', async () => {
    const written = (trx: Parameters<Parameters<typeof transact>[1]>[0]) =>
      record(trx, { actor: 'test', act: 'lost' }, 0)
    const thrown = transact(database.db, async (trx) => {
      await written(trx)
      throw new RangeError('ours')
    })
    await expect(thrown).rejects.toThrow('ours')
    const refused = await transactUnlessRefused(database.db, async (trx) => {
      await written(trx)
      return fail('test/refused')
    })
    expect(refused).toEqual(fail('test/refused'))
    expect(await auditOf('lost')).toBe(0)
    const kept = await transactUnlessRefused(database.db, async (trx) =>
      ok(await record(trx, { actor: 'test', act: 'kept' }, 0)),
    )
    expect([kept.ok, await auditOf('kept')]).toEqual([true, 1])
  })

  test('a query outside the open transaction is refused and does not wait for ever', async () => {
    const outer = expect.objectContaining({ code: 'db/outer-query' })
    await expect(transact(database.db, () => auditOf('kept'))).rejects.toEqual(outer)
    await expect(transact(database.db, () => transact(database.db, async () => 1))).rejects.toEqual(outer)
    // Afterwards, and beside a transaction of somebody else, it is an ordinary query.
    const [, count] = await Promise.all([transact(database.db, (trx) => lock(trx, 'x')), auditOf('kept')])
    expect(count).toBe(1)
  })

  test('an error names the database’s own parts and quotes nothing of ours', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const person = {
      id,
      phone_mac: 'secret-mac',
      phone_box: null,
      password: null,
      role: 'user',
      created_at: new Date(0),
    } as const
    const insert = () => database.db.insertInto('people').values(person).execute()
    await insert()
    const error: Error = await insert().then(
      () => new Error('none'),
      (reason) => reason,
    )
    expect(error).toMatchObject({ code: '23505', constraint: 'people_pkey' })
    const wrong: Error = await sql`select ${'secret-mac'}::integer`.execute(database.db).catch((reason) => reason)
    expect(wrong).toMatchObject({ code: '22P02' })
    for (const each of [error, wrong])
      expect(JSON.stringify(each) + each.message + each.stack).not.toContain('secret-mac')
    expect(await auditOf('kept')).toBe(1)
  })

  test('times come back as they went in, to the millisecond', async () => {
    const now = Date.parse('2026-11-20T23:59:59.123Z')
    await record(database.db, { actor: 'test', act: 'time' }, now)
    const row = await database.db.selectFrom('audit').select('at').where('act', '=', 'time').executeTakeFirstOrThrow()
    expect(row.at.getTime()).toBe(now)
  })
})

test('several processes may start on one new PostgreSQL database', async () => {
  const database = await makePostgres()
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(database.config)))
  const applied = await database.db.selectFrom('migrations').selectAll().execute()
  expect(applied).toHaveLength(MIGRATIONS.length)
  await Promise.all(opened.map(({ close }) => close()))
  await database.remove()
})

test('a database that does not answer is an error without its password', async () => {
  const databaseUrl = 'postgresql://ziyuan:hunter2@127.0.0.1:1/none'
  const error: Error = await openDatabase({ databaseUrl, dataDir: '' }).then(
    () => new Error('none'),
    (reason) => reason,
  )
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect(error.message + error.stack).not.toContain('hunter2')
})
