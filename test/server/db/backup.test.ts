import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { backup } from '../../../server/db/backup'
import { rehearse } from '../../../server/db/rehearse'
import { restore } from '../../../server/db/restore'
import { backupToday } from '../../../server/db/scheduled-backup'
import { TABLES } from '../../../server/db/tables'
import type { Db } from '../../../server/db/transact'
import { DATABASES, type TestDatabase } from '../support/databases'
import { createService, DAY_MS, newPhone, START, testKeys, valueOf } from '../support/membership'

const folder = mkdtempSync(join(tmpdir(), 'ziyuan-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function everything(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

const pairs = DATABASES.flatMap(([from, makeFrom]) =>
  DATABASES.map(([to, makeTo]) => [from, to, makeFrom, makeTo] as const),
)

describe.each(pairs)('a backup of %s, restored to %s', (from, to, makeFrom, makeTo) => {
  const keys = testKeys()
  const file = join(folder, `${from}-${to}.gz`)
  let source: TestDatabase
  let target: TestDatabase
  let identity: string
  beforeAll(async () => {
    source = await makeFrom()
    target = await makeTo()
    const service = createService(source.db, keys)
    const { codes } = await service.issue('annual', 1200)
    for (const code of codes.slice(0, 5)) identity = valueOf(await service.redeem({ phone: newPhone(), code })).identity
    await service.restore({ phone: newPhone() })
  })
  afterAll(async () => {
    await source.remove()
    await target.remove()
  })

  test('holds every row, and the members are members there', async () => {
    const counts = await backup(source.db, file, START)
    expect(counts).toMatchObject({ people: 5, grants: 5, codes: 1200, attempts: 2 })
    expect(await restore(target.db, file, { replace: false })).toEqual(counts)
    expect(await everything(target.db)).toEqual(await everything(source.db))
    const service = createService(target.db, keys)
    expect(valueOf(await service.status(identity)).state).toBe('member')
  })

  test('goes on counting where it was, and its ledger is append-only as before', async () => {
    const service = createService(target.db, keys)
    const [code = ''] = (await service.issue('monthly')).codes
    expect(valueOf(await service.redeem({ phone: newPhone(), code })).status.state).toBe('member')
    await expect(sql`delete from grants`.execute(target.db)).rejects.toMatchObject({ code: '23001' })
  })

  test('does not overwrite people unless told to', async () => {
    const before = await everything(target.db)
    await expect(restore(target.db, file, { replace: false })).rejects.toMatchObject({ code: 'restore/not-empty' })
    expect(await everything(target.db)).toEqual(before)
    await restore(target.db, file, { replace: true })
    expect(await everything(target.db)).toEqual(await everything(source.db))
  })

  test('is refused whole when damaged, cut short, newer or not a backup at all', async () => {
    const good = readFileSync(file)
    const lines = gunzipSync(good).toString().trimEnd().split('\n')
    const of = (text: readonly string[]) => gzipSync(`${text.join('\n')}\n`)
    const bad: [string, Buffer][] = [
      ['restore/cut-short', good.subarray(0, good.length - 100)],
      ['restore/cut-short', of(lines.slice(0, -1))],
      ['restore/cut-short', of(lines.filter((_, i) => i !== 3))],
      ['restore/cut-short', Buffer.from('not gzip')],
      ['restore/not-a-backup', of(['{"hello":1}'])],
      ['restore/not-a-backup', gzipSync('')],
      ['restore/cut-short', of([])],
      ['restore/newer', of([(lines[0] ?? '').replace(/"migration":"[^"]*"/, '"migration":"999"')])],
    ]
    const before = await everything(target.db)
    for (const [code, bytes] of bad) {
      const path = join(folder, 'bad.gz')
      writeFileSync(path, bytes)
      await expect(restore(target.db, path, { replace: true })).rejects.toMatchObject({ code })
    }
    await expect(restore(target.db, join(folder, 'none.gz'), { replace: true })).rejects.toMatchObject({
      code: 'ENOENT',
    })
    expect(await everything(target.db)).toEqual(before)
  })
})

test('a day has one backup, which a rehearsal restores; the oldest go', async () => {
  const [, makeDatabase] = DATABASES[1] as (typeof DATABASES)[number]
  const { db, remove } = await makeDatabase()
  const plan = { folder: join(folder, 'daily'), keep: 2 }
  const days = []
  for (const day of [0, 0, 1, 2]) days.push(await backupToday(db, plan, START + day * DAY_MS))
  expect(days.map((file) => file !== null)).toEqual([true, false, true, true])
  const names = ['ziyuan-2026-02-01.jsonl.gz', 'ziyuan-2026-02-02.jsonl.gz']
  expect(readdirSync(plan.folder).sort()).toEqual(names)
  expect(await rehearse(join(plan.folder, names[0] ?? ''))).toMatchObject({ people: 0, audit: 0 })
  await remove()
})
