// PostgreSQL where DATABASE_URL names one, otherwise a database of our own in the data folder. Migrated when it opens.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { openEmbedded } from './embedded'
import { guarded } from './guarded-pool'
import { migrate } from './migrate'
import { ownFolder } from './owner-lock'
import type { Database } from './schema'
import { type Db, transact } from './transact'

const CONNECTIONS = 10
const WAIT_FOR_CONNECTION_MS = 10_000
const STATEMENT_MS = 15_000

export interface DatabaseConfig {
  readonly databaseUrl?: string | null | undefined
  readonly dataDir: string
}

export interface OpenDatabase {
  readonly db: Db
  readonly dialect: 'postgres' | 'embedded'
  close(): Promise<void>
}

/**
 * @throws FolderInUse when another process has the embedded database
 * @throws DatabaseNewer when a newer version of this program wrote it
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseConfig): Promise<OpenDatabase> {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openOwned(resolve(dataDir))
  try {
    await transact(opened.db, (trx) => migrate(trx))
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'ziyuan',
  })
  // An idle connection that the server closed: the pool has already let it go, and the next query opens another.
  pool.on('error', () => undefined)
  // One that breaks in the middle of its work: the query fails by itself, and must not take the process with it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: over(pool), dialect: 'postgres', close: () => pool.end() }
}

async function openOwned(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const owner = await ownFolder(dataDir)
  try {
    const { pool, close } = await openEmbedded(join(dataDir, 'database'))
    return {
      db: over(pool),
      dialect: 'embedded',
      async close() {
        await close()
        await owner.release()
      },
    }
  } catch (error) {
    await owner.release()
    throw error
  }
}

const over = (pool: Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded(pool) }) })
