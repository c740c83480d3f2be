// A fresh database for a suite, of either kind: `describe.each(DATABASES)('… on %s', (_name, makeDatabase) => …)`.
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type DatabaseConfig, openDatabase, type OpenDatabase } from '../../../server/db/open'

export interface TestDatabase extends OpenDatabase {
  /** Opens the same database again, once closed; PostgreSQL also while it is open. */
  readonly config: DatabaseConfig
  /** Closes and leaves nothing. */
  remove(): Promise<void>
}
export type MakeDatabase = () => Promise<TestDatabase>

export const DATABASES: readonly (readonly ['PGlite' | 'PostgreSQL', MakeDatabase])[] = [
  ['PGlite', makeEmbedded],
  ['PostgreSQL', makePostgres],
]

export async function makeEmbedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ziyuan-data-'))
  cpSync(process.env.ZIYUAN_TEST_EMBEDDED ?? '', dataDir, { recursive: true })
  const config = { dataDir }
  const opened = await openDatabase(config)
  const remove = async () => {
    await opened.close().catch(() => undefined)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...opened, config, remove }
}

export async function makePostgres(): Promise<TestDatabase> {
  const name = `suite_${randomBytes(6).toString('hex')}`
  const url = process.env.ZIYUAN_TEST_POSTGRES ?? ''
  await once(url, `create database ${name}`)
  const config = { databaseUrl: url.replace(/[^/]*$/, name), dataDir: tmpdir() }
  const opened = await openDatabase(config)
  const remove = async () => {
    await opened.close().catch(() => undefined)
    await once(url, `drop database ${name} with (force)`)
  }
  return { ...opened, config, remove }
}

async function once(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}
