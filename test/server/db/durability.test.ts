import { openDatabase } from '../../../server/db/open'
import { type Cluster, startCluster } from '../support/cluster'
import { dice, SEED, sized } from '../../support/random'
import { linesOf, startChild, until } from '../support/child'
import { DATABASES, type TestDatabase } from '../support/databases'

const roll = dice(SEED)
const LONGEST_MS = 300

/** Every number the writer was told is kept, is; at most the one on its way may be there besides. */
async function expectKept(config: TestDatabase['config'], told: readonly string[]): Promise<void> {
  const { db, close } = await openDatabase(config)
  const rows = await db.selectFrom('audit').select('subject').orderBy('id').execute()
  const kept = new Set(rows.map(({ subject }) => subject))
  await close()
  expect(told.filter((n) => !kept.has(n))).toEqual([])
  expect(kept.size - told.length).toBeLessThanOrEqual(1 + told.length)
}

describe.each(DATABASES)('a writer killed in mid-write on %s', (_name, makeDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await makeDatabase()
    await database.close()
  })
  afterAll(() => database.remove())

  test(
    'loses nothing that was acknowledged',
    async () => {
      const told: string[] = []
      for (let round = 0; round < sized(50); round++) {
        const first = round * 1_000_000
        const writer = startChild('writer.ts', JSON.stringify(database.config), String(first))
        await until(() => linesOf(writer.said()).length > 0)
        await new Promise((resolve) => setTimeout(resolve, roll(LONGEST_MS)))
        writer.child.kill('SIGKILL')
        await writer.ended
        told.push(...linesOf(writer.said()))
        await expectKept(database.config, told)
      }
      expect(told.length).toBeGreaterThan(sized(50))
    },
    30_000 + sized(50) * 5000,
  )
})

describe('PostgreSQL stopped at once, without goodbye', () => {
  let cluster: Cluster
  beforeAll(() => {
    cluster = startCluster()
  })
  afterAll(() => {
    cluster.stop('immediate')
    cluster.remove()
  })

  test(
    'keeps what it acknowledged, and a server that was connected goes on',
    async () => {
      const config = { databaseUrl: cluster.url(), dataDir: '' }
      const server = await openDatabase(config)
      const told: string[] = []
      for (let round = 0; round < sized(5); round++) {
        const writer = startChild('writer.ts', JSON.stringify(config), String(round * 1_000_000))
        await until(() => linesOf(writer.said()).length > 20)
        await new Promise((resolve) => setTimeout(resolve, roll(LONGEST_MS)))
        cluster.stop('immediate')
        expect(await writer.ended).toBe(3)
        cluster.start()
        told.push(...linesOf(writer.said()))
        await expectKept(config, told)
        const rows = await server.db.selectFrom('audit').select('id').execute()
        expect(rows.length).toBeGreaterThanOrEqual(told.length)
      }
      await server.close()
    },
    30_000 + sized(5) * 10_000,
  )
})
