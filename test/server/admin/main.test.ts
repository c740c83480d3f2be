import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { KEY_VARIABLES, newKey } from '../../../server/keys'
import { makePostgres, type TestDatabase } from '../support/databases'

describe('the command itself', () => {
  const secrets = Object.fromEntries(Object.values(KEY_VARIABLES).map((variable) => [variable, newKey()]))
  let database: TestDatabase
  beforeAll(async () => {
    database = await makePostgres()
  })
  afterAll(() => database.remove())

  const run = (env: Record<string, string | undefined>, ...args: string[]) => {
    const all = { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.config.databaseUrl ?? '', ...env }
    const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'server/admin/main.ts', ...args]
    return spawnSync(process.execPath, command, { env: all, encoding: 'utf8' })
  }

  test('prints the codes alone, so that they can be piped', () => {
    const { status, stdout, stderr } = run(secrets, 'codes', 'issue', '--type', 'monthly', '--count', '3')
    expect([status, stdout.trim().split('\n').length]).toEqual([0, 3])
    expect(stdout).toMatch(/^((\w{5}-){3}\w{5}\n){3}$/)
    expect(stderr).toMatch(/^Batch \S+: 3 monthly\./)
  })

  test('names the secret it misses, and nothing else', () => {
    const { status, stdout, stderr } = run({ ...secrets, CODE_KEYS: '' }, 'codes', 'list')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^CODE_KEYS must be set in production: .*\n$/)
  })
})
