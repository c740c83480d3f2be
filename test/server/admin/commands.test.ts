import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAdmin } from '../../../server/admin/command-line'
import { type Keys, KEY_VARIABLES, newKey, readKeys } from '../../../server/keys'
import { DATABASES, type TestDatabase } from '../support/databases'
import { codeOf, createService, deviceName, newPhone, START, valueOf } from '../support/membership'

const folder = mkdtempSync(join(tmpdir(), 'ziyuan-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(DATABASES)('ziyuan-admin on %s', (name, makeDatabase) => {
  const secrets = Object.fromEntries(Object.values(KEY_VARIABLES).map((variable) => [variable, newKey()]))
  const keys: Keys = readKeys({ env: secrets, production: true, dataDir: '' })
  let database: TestDatabase
  let env: Record<string, string | undefined>
  beforeAll(async () => {
    database = await makeDatabase()
    env = { ...secrets, NODE_ENV: 'production' }
  })
  afterAll(() => database.remove())

  const run = async (...args: string[]) => {
    const printed: string[] = []
    const noted: string[] = []
    const status = await runAdmin(args, {
      env,
      open: async () => ({ ...database, close: async () => undefined }),
      actor: 'operator',
      now: START,
      print: (line) => void printed.push(line),
      note: (line) => void noted.push(line),
    })
    return { status, printed, noted: noted.join('\n') }
  }
  type Service = ReturnType<typeof createService>
  const inService = <T>(work: (service: Service) => Promise<T>) => work(createService(database.db, keys))

  test('codes are issued in a batch, printed once, redeemable, and revoked together', async () => {
    const { status, printed, noted } = await run('codes', 'issue', '--type', 'annual', '--count', '12')
    expect([status, printed.length, new Set(printed).size]).toEqual([0, 12, 12])
    const [, batch = ''] = /^Batch (\S+): 12 annual/.exec(noted) ?? []
    const phone = newPhone()
    const joined = await inService((service) => service.redeem({ phone, code: printed[0] ?? '' }))
    expect(valueOf(joined).status.type).toBe('annual')
    expect((await run('codes', 'list')).printed).toContain(`${batch}\tannual\t1/12 redeemed\tvalid`)
    expect(await run('codes', 'revoke', '--batch', batch)).toMatchObject({ status: 0 })
    const late = await inService((service) => service.redeem({ phone: newPhone(), code: printed[1] ?? '' }))
    expect(codeOf(late)).toBe('code/invalid')
  })

  test('an admin is named by phone, restores without ever having been granted anything, and passes everything', async () => {
    const phone = newPhone()
    const added = await run('admins', 'add', '--phone', phone)
    const [, password = ''] = /shown once: (\S+)$/.exec(added.printed[0] ?? '') ?? []
    const restore = () =>
      inService((service) => service.restore({ phone, type: 'monthly', password, deviceId: deviceName(9) }))
    expect(valueOf(await restore()).status).toMatchObject({ admin: true, state: 'none' })
    expect((await run('admins', 'list')).printed).toHaveLength(1)
    expect((await run('admins', 'add', '--phone', phone)).printed[0]).not.toContain('Password')
    expect(await run('admins', 'remove', '--phone', phone)).toMatchObject({ status: 0 })
    expect((await run('admins', 'list')).printed).toEqual([])
    expect(codeOf(await restore())).toBe('membership/check-phone')
  })

  test('a forgotten password is reset, every device is signed out, and the tries are forgiven', async () => {
    const phone = newPhone()
    const issued = (await run('codes', 'issue', '--type', 'monthly', '--count', '1')).printed[0] ?? ''
    const { identity } = await inService(async (service) => {
      const joined = valueOf(await service.redeem({ phone, code: issued }))
      for (let i = 0; i < 6; i++) await service.restore({ phone, type: 'monthly', password: 'wrong horse' })
      return joined
    })
    expect(await run('members', 'reset-password', '--phone', phone, '--order', 'none')).toMatchObject({ status: 1 })
    const reset = await run('members', 'reset-password', '--phone', phone)
    const [, password = ''] = /shown once: (\S+)$/.exec(reset.printed[0] ?? '') ?? []
    await inService(async (service) => {
      expect(codeOf(await service.status(identity))).toBe('identity/invalid')
      expect(codeOf(await service.restore({ phone, type: 'monthly' }))).toBe('membership/check-phone')
      expect(valueOf(await service.restore({ phone, type: 'monthly', password })).status.state).toBe('member')
    })
  })

  test('a person’s data is handed out and erased by phone number', async () => {
    const phone = newPhone()
    const issued = (await run('codes', 'issue', '--type', 'monthly', '--count', '1')).printed[0] ?? ''
    await inService((service) => service.redeem({ phone, code: issued }))
    const exported = await run('privacy', 'export', '--phone', phone)
    expect(JSON.parse(exported.printed.join('\n'))).toMatchObject({
      phone: `+86${phone}`,
      grants: [{ type: 'monthly', months: 1, source_kind: 'code' }],
      devices: [{ addedAt: new Date(START).toISOString() }],
    })
    expect(await run('privacy', 'erase', '--phone', phone)).toMatchObject({ status: 0 })
    expect(await run('privacy', 'export', '--phone', phone)).toMatchObject({
      status: 1,
      noted: 'Nobody with this phone number is known',
    })
  })

  test('a backup is written and restored, but not over people by accident', async () => {
    const file = join(folder, `${name}.gz`)
    expect(await run('backup', file)).toMatchObject({ status: 0, noted: expect.stringContaining(' people, ') })
    expect(await run('restore', file)).toMatchObject({ status: 1, noted: expect.stringContaining('--replace') })
    expect(await run('restore', file, '--replace')).toMatchObject({ status: 0 })
    expect(await run('restore', join(folder, 'none.gz'))).toMatchObject({
      status: 1,
      noted: expect.stringMatching(/not empty|no such file/),
    })
  })

  test('phones move to a new key, after which the old one may go', async () => {
    const old = env.PHONE_KEYS
    const [fresh = ''] = (await run('keys', 'new')).printed
    const phone = newPhone()
    await run('admins', 'add', '--phone', phone)
    env.PHONE_KEYS = `${fresh},${old}`
    expect((await run('keys', 'renew')).printed[0]).toMatch(/^[1-9]\d* phone numbers/)
    env.PHONE_KEYS = fresh
    expect(await run('admins', 'remove', '--phone', phone)).toMatchObject({ status: 0 })
  })

  test('every act is in the audit trail, without a phone number', async () => {
    const rows = await database.db.selectFrom('audit').selectAll().orderBy('id').execute()
    expect(new Set(rows.map(({ act }) => act))).toEqual(
      new Set([
        'codes issue',
        'codes list',
        'codes revoke',
        'admins add',
        'admins remove',
        'admins list',
        'members reset-password',
        'privacy export',
        'privacy erase',
        'backup',
        'restore',
        'keys renew',
      ]),
    )
    expect(rows.every(({ actor }) => actor === 'operator')).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/138\d{8}/)
  })

  test.each([
    [[], 2],
    [['codes'], 2],
    [['codes', 'print'], 2],
    [['codes', 'issue', '--type', 'weekly', '--count', '1'], 2],
    [['codes', 'issue', '--type', 'annual', '--count', '0'], 2],
    [['codes', 'issue', '--type', 'annual', '--count', '1e3'], 2],
    [['codes', 'issue', '--colour', 'red'], 2],
    [['codes', 'revoke', '--batch', 'none'], 1],
    [['backup'], 2],
    [['admins', 'add', '--phone', '12'], 1],
    [['admins', 'remove', '--phone', '13900000009'], 1],
  ])('%j ends with status %i and says why', async (args, expected) => {
    const { status, printed, noted } = await run(...args)
    expect([status, printed]).toEqual([expected, []])
    expect(noted).not.toMatch(/^$|^\w+\/[\w-]+$/)
  })
})
