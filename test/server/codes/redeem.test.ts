import { sql } from 'kysely'
import { printedRedeemCode } from '../../../src/core/shared/redeem-code'
import { listBatches, revokeBatch } from '../../../server/codes/batches'
import { TABLES } from '../../../server/db/tables'
import { transact } from '../../../server/db/transact'
import { renewPhones } from '../../../server/identity/renew-phones'
import { createPhoneSafe } from '../../../server/identity/phone-safe'
import { type KeyRing, type Keys, newKey, readRing } from '../../../server/keys'
import { sized } from '../../support/random'
import { DATABASES, type TestDatabase } from '../support/databases'
import { codeOf, createService, deviceName, newPhone, START, testKeys, valueOf } from '../support/membership'

describe.each(DATABASES)('redemption codes on %s', (_name, makeDatabase) => {
  const keys = testKeys()
  let database: TestDatabase
  let service: ReturnType<typeof createService>
  beforeAll(async () => {
    database = await makeDatabase()
    service = createService(database.db, keys)
  })
  afterAll(() => database.remove())

  const grantsOf = async (batchId: string) => {
    const query = database.db
      .selectFrom('grants')
      .innerJoin('codes', (on) =>
        on.on(sql<boolean>`grants.source_id = codes.id::text`).on('grants.source_kind', '=', 'code'),
      )
    return (await query.select('grants.id').where('codes.batch_id', '=', batchId).execute()).length
  }

  test('one code wanted by many phones at once makes exactly one of them a member', async () => {
    for (let round = 0; round < sized(40); round++) {
      const { id, codes } = await service.issue('annual')
      const [code = ''] = codes
      const answers = await Promise.all(Array.from({ length: 25 }, () => service.redeem({ phone: newPhone(), code })))
      const refused = answers.map(codeOf).filter((found) => found !== null)
      expect(refused).toEqual(Array(24).fill('code/invalid'))
      expect(await grantsOf(id)).toBe(1)
    }
  })

  test('the same phone may send it again, also all at once: one grant, and its last token is good', async () => {
    const { id, codes } = await service.issue('monthly')
    const call = { phone: newPhone(), code: printedRedeemCode(codes[0] ?? '') }
    const first = await Promise.all(Array.from({ length: 4 }, () => service.redeem(call)))
    expect(first.map((answer) => answer.ok)).toEqual(Array(4).fill(true))
    const last = valueOf(await service.redeem(call))
    expect(valueOf(await service.status(last.identity)).expiresAt).toBe('2026-02-28T02:00:00.000Z')
    expect(await grantsOf(id)).toBe(1)
  })

  test('a known phone needs its own password; the code is not spent on a wrong one', async () => {
    const [first = '', second = ''] = (await service.issue('monthly', 2)).codes
    const phone = newPhone()
    valueOf(await service.redeem({ phone, code: first }))
    expect(codeOf(await service.redeem({ phone, code: second, password: 'wrong horse' }))).toBe(
      'membership/check-phone',
    )
    expect(valueOf(await service.redeem({ phone: newPhone(), code: second })).status.state).toBe('member')
  })

  test('without a good code nobody learns whether a phone is known', async () => {
    const [first = '', second = ''] = (await service.issue('monthly', 2)).codes
    const known = newPhone()
    valueOf(await service.redeem({ phone: known, code: first }))
    valueOf(await service.redeem({ phone: newPhone(), code: second }))
    const answers = [known, newPhone()].map((phone) => service.redeem({ phone, code: second, password: 'wrong horse' }))
    expect((await Promise.all(answers)).map(codeOf)).toEqual(['code/invalid', 'code/invalid'])
  })

  test('a mistyped code is caught before it is counted as a try', async () => {
    const [code = ''] = (await service.issue('monthly')).codes
    const phone = newPhone()
    const wrong = (code.startsWith('7') ? '8' : '7') + code.slice(1)
    for (let i = 0; i < 8; i++) expect(codeOf(await service.redeem({ phone, code: wrong }))).toBe('code/invalid')
    expect(valueOf(await service.redeem({ phone, code })).status.state).toBe('member')
  })

  test('a revoked batch is worth nothing, and what was redeemed before stays', async () => {
    const { id, codes } = await service.issue('annual', 2)
    const [first = '', second = ''] = codes
    const phone = newPhone()
    const { identity } = valueOf(await service.redeem({ phone, code: first }))
    valueOf(await transact(database.db, (trx) => revokeBatch(trx, id, START)))
    expect(codeOf(await service.redeem({ phone: newPhone(), code: second }))).toBe('code/invalid')
    expect(valueOf(await service.status(identity)).state).toBe('member')
    expect((await listBatches(database.db)).find((batch) => batch.id === id)).toMatchObject({
      redeemed: 1,
      revoked: true,
    })
  })

  test('the database holds neither a code, nor a phone number, nor a token, nor a password', async () => {
    const [code = ''] = (await service.issue('annual')).codes
    const phone = newPhone()
    const { identity } = valueOf(await service.redeem({ phone, code, deviceId: deviceName(77) }))
    const all: string[] = []
    for (const table of TABLES) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(database.db)
      all.push(...rows.map(({ row }) => row))
    }
    const text = all.join('\n')
    for (const secret of [code, phone, identity, 'correct horse', deviceName(77)]) expect(text).not.toContain(secret)
  })

  test('after a rotation of keys old codes and old phones are still known; renewed phones need the old key no more', async () => {
    const [code = '', later = '', last = ''] = (await service.issue('monthly', 3)).codes
    const phone = newPhone()
    valueOf(await service.redeem({ phone, code }))
    const rotated = (ring: KeyRing) => ({ current: ring.current, all: [ring.current, ...keys.phones.all] })
    const fresh = readRing('PHONE_KEYS', newKey())
    const both: Keys = { ...keys, phones: rotated(fresh), codes: { ...fresh, all: [fresh.current, ...keys.codes.all] } }
    const during = createService(database.db, both)
    expect(valueOf(await during.redeem({ phone, code: later })).status.expiresAt).toBe('2026-03-31T02:00:00.000Z')
    expect(await transact(database.db, (trx) => renewPhones(trx, createPhoneSafe(both.phones)))).toBeGreaterThan(0)
    expect(await transact(database.db, (trx) => renewPhones(trx, createPhoneSafe(both.phones)))).toBe(0)
    const after = createService(database.db, { ...both, phones: fresh })
    expect(valueOf(await after.redeem({ phone, code: last })).status.expiresAt).toBe('2026-04-30T02:00:00.000Z')
  })
})
