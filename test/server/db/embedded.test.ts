import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../server/db/open'
import { ownFolder } from '../../../server/db/owner-lock'
import { record } from '../../../server/identity/audit'
import { startChild, until } from '../support/child'
import { makeEmbedded, type TestDatabase } from '../support/databases'

describe('the embedded database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await makeEmbedded()
  })
  afterAll(() => database.remove())

  test('waits for the disk before it says that something is kept', async () => {
    const fsync = jest.spyOn(fs, 'fsyncSync')
    await record(database.db, { actor: 'test', act: 'write' }, 0)
    expect(fsync).toHaveBeenCalled()
    fsync.mockRestore()
  })

  test('belongs to one process; a second is told so', async () => {
    await expect(openDatabase(database.config)).rejects.toMatchObject({ code: 'db/in-use' })
    const second = startChild('opener.ts', JSON.stringify(database.config))
    await second.ended
    expect(second.said()).toContain(`db/in-use: ${database.config.dataDir} is in use by another process`)
    expect(second.said()).toContain('DATABASE_URL')
  })

  test('reopens within a second', async () => {
    const other = await makeEmbedded()
    await other.close()
    const startMs = Date.now()
    const again = await openDatabase(other.config)
    const tookMs = Date.now() - startMs
    await again.close()
    await other.remove()
    expect(tookMs).toBeLessThan(5000) // the goal of one second is the bench's to print
  })
})

describe('its folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ziyuan-owner-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('is free again when its owner has let go, or has died and left its socket', async () => {
    const owner = await ownFolder(folder)
    await expect(ownFolder(folder)).rejects.toMatchObject({ code: 'db/in-use' })
    await owner.release()
    writeFileSync(join(folder, 'owner.sock'), '')
    await (await ownFolder(folder)).release()
  })

  test('is as long a path as it likes', async () => {
    const deep = join(folder, ...Array(4).fill('x'.repeat(60)))
    mkdirSync(deep, { recursive: true })
    const owner = await ownFolder(deep)
    expect(existsSync(join(deep, 'owner.sock'))).toBe(true)
    await owner.release()
  })

  test('of a first start killed half-way is made anew by the next', async () => {
    const config = JSON.stringify({ dataDir: folder })
    const killed = startChild('opener.ts', config)
    await until(() => readdirSync(folder).some((name) => name.startsWith('database.draft-')))
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(existsSync(join(folder, 'database'))).toBe(false)
    const next = startChild('opener.ts', config)
    await next.ended
    expect(next.said()).toBe('opened\n')
    expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true)
  }, 30_000)
})
