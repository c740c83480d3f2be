import nacl from 'tweetnacl'
import type { Device, Statement } from '../../../src/protocol/membership'
import { memberOf } from '../../../server/membership/functions'
import { can } from '../../../server/identity/permissions'
import { DATABASES, type TestDatabase } from '../support/databases'
import { codeOf, createService, DAY_MS, deviceName, newPhone, START, testKeys, valueOf } from '../support/membership'

describe.each(DATABASES)('membership on %s', (_name, makeDatabase) => {
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

  const newMember = async (type: 'monthly' | 'halfYear' | 'annual' = 'annual') => {
    const phone = newPhone()
    const [code = ''] = (await service.issue(type)).codes
    return { phone, code, joined: valueOf(await service.redeem({ phone, code })) }
  }

  test('a visitor has no membership', async () => {
    expect(valueOf(await service.status())).toMatchObject({ state: 'none', type: null, statement: null, admin: false })
  })

  test('a code makes a member, who expires a year later by the calendar', async () => {
    const { phone, joined } = await newMember()
    expect(joined.status).toMatchObject({
      state: 'member',
      type: 'annual',
      expiresAt: '2027-01-31T02:00:00.000Z',
      remaining: { days: 365, hours: 0 },
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      admin: false,
    })
    service.clock.now = Date.parse('2027-01-31T01:59:59Z')
    expect(valueOf(await service.status(joined.identity))).toMatchObject({
      state: 'member',
      remaining: { days: 0, hours: 0 },
    })
    service.clock.now = Date.parse('2027-01-31T02:00:00Z')
    const expired = valueOf(await service.status(joined.identity))
    expect(expired).toMatchObject({ state: 'expired', type: 'annual', statement: null })
  })

  test('the statement is signed as tweetnacl verifies, for a week and never beyond expiry', async () => {
    const { joined } = await newMember('monthly')
    const [key] = valueOf(await service.call<{ id: string; publicKey: string }[]>('membership/keys', {}))
    const read = (status: typeof joined.status) => {
      const { text, signature, keyId } = status.statement ?? { text: '', signature: '', keyId: '' }
      const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
      const publicKey = bytes(key?.publicKey ?? '')
      expect(keyId).toBe(key?.id)
      expect(nacl.sign.detached.verify(new Uint8Array(Buffer.from(text)), bytes(signature), publicKey)).toBe(true)
      return JSON.parse(text) as Statement
    }
    expect(read(joined.status).validUntil).toBe(new Date(START + 7 * DAY_MS).toISOString())
    service.clock.now = Date.parse('2026-02-27T02:00:00Z')
    const late = read(valueOf(await service.status(joined.identity)))
    expect([late.validUntil, late.expiresAt]).toEqual(['2026-02-28T02:00:00.000Z', '2026-02-28T02:00:00.000Z'])
  })

  test('a second card extends the first; the type is that of the latest', async () => {
    const { phone, joined } = await newMember('monthly')
    const [code = ''] = (await service.issue('halfYear')).codes
    const again = valueOf(await service.redeem({ phone, code }))
    expect(again.status).toMatchObject({ type: 'halfYear', expiresAt: '2026-08-31T02:00:00.000Z' })
    // One device, one token: the older one is worth nothing now.
    expect(codeOf(await service.status(joined.identity))).toBe('identity/invalid')
  })

  test('restoring on another device takes phone, password and any type once granted', async () => {
    const { phone, joined } = await newMember('monthly')
    const [code = ''] = (await service.issue('annual')).codes
    valueOf(await service.redeem({ phone, code }))
    for (const type of ['monthly', 'annual'] as const) {
      const there = valueOf(await service.restore({ phone: `+86 ${phone}`, type, deviceId: deviceName(2) }))
      expect(there.status.state).toBe('member')
      expect(there.identity).not.toBe(joined.identity)
    }
  })

  test('unknown phone, wrong type and wrong password get one answer', async () => {
    const { phone } = await newMember('monthly')
    const deviceId = deviceName(2)
    const wrong = [
      await service.restore({ phone: newPhone(), type: 'monthly', deviceId }),
      await service.restore({ phone, type: 'annual', deviceId }),
      await service.restore({ phone, type: 'monthly', password: 'wrong horse', deviceId }),
    ]
    expect(wrong).toEqual(Array(3).fill({ ok: false, error: { code: 'membership/check-phone' } }))
  })

  test('a device that is still a member has nothing to restore; an expired one may', async () => {
    const { phone, joined } = await newMember('monthly')
    const again = { phone, type: 'monthly', identity: joined.identity } as const
    expect(codeOf(await service.restore(again))).toBe('membership/not-expired')
    service.clock.now += 40 * DAY_MS
    expect(valueOf(await service.restore(again)).status.state).toBe('expired')
  })

  test('three devices, shown and removable; the fourth is refused and its code kept', async () => {
    const { phone, joined } = await newMember()
    const restoreOn = (n: number) => service.restore({ phone, deviceId: deviceName(n) })
    const second = valueOf(await restoreOn(2))
    valueOf(await restoreOn(3))
    expect(await restoreOn(4)).toEqual({
      ok: false,
      error: { code: 'membership/too-many-devices', params: { most: 3 } },
    })
    const [code = ''] = (await service.issue('monthly')).codes
    const fourth = { phone, code, deviceId: deviceName(4) }
    expect(codeOf(await service.redeem(fourth))).toBe('membership/too-many-devices')

    const { identity } = joined
    const devices = valueOf(await service.call<Device[]>('membership/devices', { identity }))
    expect(devices.map(({ current }) => current).sort()).toEqual([false, false, true])
    const own = valueOf(await service.call<Device[]>('membership/devices', { identity: second.identity }))
    const device = own.find(({ current }) => current)?.id
    const left = valueOf(await service.call<Device[]>('membership/remove-device', { identity, device }))
    expect(left).toHaveLength(2)
    expect(codeOf(await service.status(second.identity))).toBe('identity/invalid')
    expect(codeOf(await service.call('membership/remove-device', { identity, device }))).toBe('device/unknown')
    expect(valueOf(await service.redeem(fourth)).status.expiresAt).toBe('2027-02-28T02:00:00.000Z')
  })

  test('another person’s device cannot be removed', async () => {
    const [mine, theirs] = [await newMember(), await newMember()]
    const [other] = valueOf(await service.call<Device[]>('membership/devices', { identity: theirs.joined.identity }))
    const args = { identity: mine.joined.identity, device: other?.id }
    expect(codeOf(await service.call('membership/remove-device', args))).toBe('device/unknown')
  })

  test('a member’s own deletion leaves nothing that leads to the phone, and the ledger whole', async () => {
    const { phone, joined } = await newMember()
    const erase = (password: string) => service.call('membership/erase', { identity: joined.identity, password })
    expect(codeOf(await erase('wrong horse'))).toBe('membership/check-password')
    const grants = async () => (await database.db.selectFrom('grants').selectAll().execute()).length
    const before = await grants()
    expect(valueOf(await erase('correct horse'))).toEqual({ erased: true })
    expect(await grants()).toBe(before)
    expect(codeOf(await service.status(joined.identity))).toBe('identity/invalid')
    expect(codeOf(await service.restore({ phone }))).toBe('membership/check-phone')
    const erased = await database.db
      .selectFrom('people')
      .selectAll()
      .where('erased_at', 'is not', null)
      .executeTakeFirst()
    expect(erased).toMatchObject({ phone_mac: null, phone_box: null, password: null })
  })

  test('members may what visitors may not; who has expired may no longer', async () => {
    const { joined } = await newMember('monthly')
    const who = memberOf({ db: database.db, now: () => service.clock.now })
    expect(can(await who(joined.identity), 'analysis')).toBe(true)
    service.clock.now += 30 * DAY_MS
    const expired = await who(joined.identity)
    expect([expired?.role, can(expired, 'analysis'), can(expired, 'erase')]).toEqual(['visitor', false, true])
    expect(can(await who('no such token'), 'erase')).toBe(false)
  })

  test.each([
    ['membership/redeem', {}, 'phone/missing'],
    ['membership/redeem', { phone: '' }, 'phone/missing'],
    ['membership/redeem', { phone: 13800000000 }, 'phone/invalid'],
    ['membership/redeem', { phone: '13800000000' }, 'code/missing'],
    ['membership/redeem', { phone: '13800000000', code: ['x'] }, 'code/invalid'],
    ['membership/redeem', { phone: '13800000000', code: 'x' }, 'password/missing'],
    ['membership/redeem', { phone: '13800000000', code: 'x', password: 'short' }, 'password/length'],
    ['membership/redeem', { phone: '13800000000', code: 'x', password: 'x'.repeat(65) }, 'password/length'],
    ['membership/redeem', { phone: '13800000000', code: 'x', password: 'long enough' }, 'device/invalid'],
    ['membership/redeem', { phone: '1', code: 'x', password: 'long enough', deviceId: deviceName(1) }, 'phone/invalid'],
    [
      'membership/redeem',
      { phone: '13800000000', code: 'x', password: 'long enough', deviceId: deviceName(1) },
      'code/invalid',
    ],
    ['membership/restore', { phone: '13800000000' }, 'membership/select-type'],
    ['membership/restore', { phone: '13800000000', type: 'weekly' }, 'membership/select-type'],
    ['membership/status', { identity: 5 }, 'identity/invalid'],
    ['membership/status', { identity: 'x' }, 'identity/invalid'],
    ['membership/devices', {}, 'identity/invalid'],
    ['membership/erase', { identity: 'x' }, 'password/missing'],
    ['plans/list', { locale: 'fr' }, 'locale/unknown'],
    ['plans/list', null, 'arguments/invalid'],
    ['plans/list', [], 'arguments/invalid'],
    ['plans/list', JSON.parse('{"__proto__":{"locale":"en"}}'), 'locale/unknown'],
  ])('%s of %j is refused: %s', async (name, args, code) => {
    expect(codeOf(await service.call(name, args))).toBe(code)
  })
})
