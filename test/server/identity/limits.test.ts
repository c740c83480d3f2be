import { openDatabase, type OpenDatabase } from '../../../server/db/open'
import { createLimits, LIMITS } from '../../../server/identity/limits'
import { createPhoneSafe } from '../../../server/identity/phone-safe'
import { sweepIdentities } from '../../../server/identity/sweep'
import { DATABASES, makePostgres, type TestDatabase } from '../support/databases'
import { codeOf, createService, deviceName, newPhone, START, testKeys, valueOf } from '../support/membership'

const MINUTE_MS = 60_000

test('five tries a phone in 15 minutes, twenty an address in an hour', () => {
  expect(LIMITS).toEqual({
    phone: { tries: 5, windowMs: 15 * MINUTE_MS },
    address: { tries: 20, windowMs: 60 * MINUTE_MS },
  })
})

describe.each(DATABASES)('limits on %s', (_name, makeDatabase) => {
  const keys = testKeys()
  let database: TestDatabase
  let service: ReturnType<typeof createService>
  beforeAll(async () => {
    database = await makeDatabase()
    service = createService(database.db, keys)
  })
  beforeEach(() => {
    service.clock.now = START
  })
  afterAll(() => database.remove())

  const newMember = async () => {
    const phone = newPhone()
    const [code = ''] = (await service.issue('annual')).codes
    valueOf(await service.redeem({ phone, code }))
    return phone
  }

  test('the sixth try for a phone is refused, right or wrong, until the first is 15 minutes old', async () => {
    const phone = await newMember()
    const guess = (password: string) => service.restore({ phone, password, deviceId: deviceName(2) })
    for (let i = 0; i < 5; i++) expect(codeOf(await guess('wrong horse'))).toBe('membership/check-phone')
    expect(codeOf(await guess('correct horse'))).toBe('membership/too-many-tries')
    service.clock.now += 15 * MINUTE_MS - 1
    expect(codeOf(await guess('correct horse'))).toBe('membership/too-many-tries')
    service.clock.now += 1
    expect(codeOf(await guess('correct horse'))).toBeNull()
  })

  test('who gets it right starts again from none', async () => {
    const phone = await newMember()
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await service.restore({ phone, password: 'wrong horse', deviceId: deviceName(2) })
      expect(codeOf(await service.restore({ phone, deviceId: deviceName(2) }))).toBeNull()
    }
  })

  test('an address has twenty tries an hour, over whichever phones, and success is not counted', async () => {
    const address = '192.0.2.1'
    const phone = await newMember()
    for (let i = 0; i < 5; i++) expect(codeOf(await service.restore({ phone }, address))).toBeNull()
    for (let i = 0; i < 20; i++)
      expect(codeOf(await service.restore({ phone: newPhone() }, address))).toBe('membership/check-phone')
    expect(codeOf(await service.restore({ phone: newPhone() }, address))).toBe('membership/too-many-tries')
    expect(codeOf(await service.restore({ phone: newPhone() }, '192.0.2.2'))).toBe('membership/check-phone')
    service.clock.now += 60 * MINUTE_MS
    expect(codeOf(await service.restore({ phone: newPhone() }, address))).toBe('membership/check-phone')
  })

  test('redeeming with a guessed code counts as well', async () => {
    const phone = newPhone()
    const { codes } = await service.issue('monthly', 6)
    for (const code of codes) valueOf(await service.redeem({ phone: newPhone(), code }))
    const answers = []
    for (const code of codes) answers.push(codeOf(await service.redeem({ phone, code })))
    expect(answers).toEqual([...Array(5).fill('code/invalid'), 'membership/too-many-tries'])
  })

  test('a daily sweep takes tokens past their time and nothing else', async () => {
    const phone = await newMember()
    const { identity } = valueOf(await service.restore({ phone }))
    await sweepIdentities(database.db, START)
    expect(codeOf(await service.status(identity))).toBeNull()
    await sweepIdentities(database.db, START + 401 * 24 * 60 * MINUTE_MS)
    expect(await database.db.selectFrom('tokens').selectAll().execute()).toEqual([])
  })

  test('old tries are swept away', async () => {
    const limits = createLimits(database.db, createPhoneSafe(keys.phones))
    await limits.take({ phone: '+8613900000000', address: '192.0.2.9' }, START)
    await limits.take({ phone: '+8613900000001', address: '192.0.2.9' }, START + 4 * 60 * MINUTE_MS)
    expect(await database.db.selectFrom('attempts').selectAll().execute()).toHaveLength(2)
  })
})

describe('two servers that share PostgreSQL', () => {
  const keys = testKeys()
  let database: TestDatabase
  let other: OpenDatabase
  beforeAll(async () => {
    database = await makePostgres()
    other = await openDatabase(database.config)
  })
  afterAll(async () => {
    await other.close()
    await database.remove()
  })

  test('stop brute force together, also when every guess comes at once', async () => {
    const servers = [createService(database.db, keys), createService(other.db, keys)] as const
    const phone = newPhone()
    const [code = ''] = (await servers[0].issue('annual')).codes
    valueOf(await servers[0].redeem({ phone, code }))
    const guess = (i: number) => servers[i % 2 === 0 ? 0 : 1].restore({ phone, password: `guess number ${i}` })
    const answers = (await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)))).map(codeOf)
    expect(answers.filter((found) => found === 'membership/check-phone')).toHaveLength(5)
    expect(answers.filter((found) => found === 'membership/too-many-tries')).toHaveLength(55)
    expect(codeOf(await servers[1].restore({ phone }))).toBe('membership/too-many-tries')
  })

  test('and from one address over many phones', async () => {
    const servers = [createService(database.db, keys), createService(other.db, keys)] as const
    const guess = (i: number) => servers[i % 2 === 0 ? 0 : 1].restore({ phone: newPhone() }, '198.51.100.7')
    const answers = (await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)))).map(codeOf)
    expect(answers.filter((found) => found === 'membership/check-phone')).toHaveLength(20)
  })

  test('spend one code once between them', async () => {
    const servers = [createService(database.db, keys), createService(other.db, keys)] as const
    const [code = ''] = (await servers[0].issue('annual')).codes
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => servers[i % 2 === 0 ? 0 : 1].redeem({ phone: newPhone(), code })),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'code/invalid']))
  })
})
