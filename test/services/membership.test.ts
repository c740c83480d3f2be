import nacl from 'tweetnacl'
import type { CloudResult } from '../../src/platform/cloud/client'
import { CloudFailure } from '../../src/platform/cloud/failure'
import { RequestFailure } from '../../src/platform/request/contract'
import { createValueStore } from '../../src/platform/storage/typed'
import type { SignedStatement } from '../../src/protocol/membership'
import { createDesk, VISITOR } from '../../src/services/membership'
import { createMembership } from '../../src/stores/membership'
import { CODE, joined, memberStatus, PASSWORD, PHONE_NUMBER } from '../support/membership-server'

const DEVICE = 'd'.repeat(32)
const NOW = Date.parse('2026-11-20T04:00:00Z')
const pair = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(7))
const KEYS = { k1: Buffer.from(pair.publicKey).toString('base64') }

function stage(answer: (target: string, args: object) => unknown = () => ({ ok: true, value: joined(NOW) })) {
  const texts = new Map<string, string>()
  const store = createMembership(
    createValueStore({
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
    }),
  )
  const asked: { target: string; args: object }[] = []
  const invoke = async <T>(target: string, args: object): Promise<CloudResult<T>> => {
    asked.push({ target, args })
    return { result: answer(target, args) as T, requestId: null }
  }
  return { desk: createDesk({ cloud: { invoke }, store, deviceId: DEVICE, keys: KEYS }), store, asked }
}
const refusal = (code: string): object => ({ ok: false, error: { code } })
const FORM = { phone: PHONE_NUMBER, code: CODE, password: PASSWORD }
const RESTORE = { phone: PHONE_NUMBER, type: 'annual', password: PASSWORD } as const

describe('redeeming', () => {
  it('sends phone, code, password and device, and makes the device a member', async () => {
    const { desk, store, asked } = stage()
    const answer = await desk.redeem({ ...FORM, phone: ' 138-0013-8000 ', code: CODE.toLowerCase() }, 'zh-Hans')
    expect(answer).toMatchObject({ ok: true, value: { state: 'member' } })
    expect(asked).toEqual([
      {
        target: 'membership/redeem',
        args: { phone: PHONE_NUMBER, code: CODE.replace(/-/g, ''), password: PASSWORD, deviceId: DEVICE },
      },
    ])
    expect(store.getState().identity?.token).toBe('identity-of-this-device')
  })

  it.each([
    [{ phone: '' }, 'phone/missing'],
    [{ phone: '12345' }, 'phone/invalid'],
    [{ code: '  ' }, 'code/missing'],
    [{ code: CODE.replace(/^./, '9') }, 'code/invalid'],
    [{ password: '' }, 'password/missing'],
    [{ password: 'seven77' }, 'password/length'],
    [{ password: 'x'.repeat(65) }, 'password/length'],
  ])('%j is caught before any request: %s', async (part, code) => {
    const { desk, asked } = stage()
    expect(await desk.redeem({ ...FORM, ...part }, 'zh-Hans')).toEqual({ ok: false, error: { code } })
    expect(asked).toEqual([])
  })

  it('a refusal is handed on and changes nothing', async () => {
    const { desk, store } = stage(() => refusal('code/invalid'))
    expect(await desk.redeem(FORM, 'ko')).toMatchObject({ error: { code: 'code/invalid' } })
    expect(store.getState().identity).toBeNull()
  })
})

describe('restoring', () => {
  it.each([
    [{ phone: '' }, 'phone/missing'],
    [{ type: null }, 'membership/select-type'],
    [{ password: '' }, 'password/missing'],
  ])('%j is caught before any request: %s', async (part, code) => {
    const { desk, asked } = stage()
    expect(await desk.restore({ ...RESTORE, ...part }, 'en')).toEqual({ ok: false, error: { code } })
    expect(asked).toEqual([])
  })

  it('says which device asks, and who it was before', async () => {
    const { desk, asked } = stage()
    await desk.restore(RESTORE, 'en')
    await desk.restore(RESTORE, 'en')
    const args = { ...RESTORE, deviceId: DEVICE }
    expect(asked.map((call) => call.args)).toEqual([args, { ...args, identity: 'identity-of-this-device' }])
  })
})

describe('what the world does', () => {
  it.each([
    [new RequestFailure('timeout'), 'network/timeout'],
    [new RequestFailure('failed'), 'network/failed'],
    [new CloudFailure('AUTH_FAILED', 'no'), 'cloud/auth-failed'],
    [new CloudFailure('SOMETHING_NEW', 'no'), 'cloud/sys-err'],
  ])('%s is the failure %s', async (cause, code) => {
    const { desk } = stage(() => {
      throw cause
    })
    expect(await desk.plans('ja')).toEqual({ ok: false, error: { code } })
  })

  it('a bug stays a bug', async () => {
    const { desk } = stage(() => {
      throw new TypeError('bug')
    })
    await expect(desk.plans('ja')).rejects.toThrow(TypeError)
  })
})

describe('a member', () => {
  const member = async (answer: (target: string) => unknown) => {
    const found = stage((target) =>
      target === 'membership/redeem' ? { ok: true, value: joined(NOW) } : answer(target),
    )
    await found.desk.redeem(FORM, 'zh-Hans')
    return found
  }

  it('asks how it stands, and the answer is remembered', async () => {
    const { desk, store } = await member(() => ({ ok: true, value: { ...memberStatus(NOW), state: 'expired' } }))
    expect(await desk.status()).toMatchObject({ value: { state: 'expired' } })
    expect(store.getState().status?.state).toBe('expired')
  })

  it('whose identity the server no longer knows is a visitor', async () => {
    const { desk, store } = await member(() => refusal('identity/invalid'))
    expect(await desk.devices()).toMatchObject({ error: { code: 'identity/invalid' } })
    expect(store.getState()).toMatchObject({ identity: null, status: null })
  })

  it('removes a device with its identity', async () => {
    const { desk, asked } = await member(() => ({ ok: true, value: [] }))
    await desk.removeDevice('other')
    expect(asked[1]).toEqual({
      target: 'membership/remove-device',
      args: { device: 'other', identity: 'identity-of-this-device' },
    })
  })

  it('erases itself with its password, and is forgotten here too', async () => {
    const { desk, store } = await member(() => ({ ok: true, value: { erased: true } }))
    expect(await desk.erase('')).toMatchObject({ error: { code: 'password/missing' } })
    expect(await desk.erase(PASSWORD)).toEqual({ ok: true, value: true })
    expect(store.getState().identity).toBeNull()
  })
})

describe('a visitor', () => {
  it('is one without asking', async () => {
    const { desk, asked } = stage()
    expect(await desk.status()).toEqual({ ok: true, value: VISITOR })
    expect(await desk.devices()).toMatchObject({ error: { code: 'identity/invalid' } })
    expect(asked).toEqual([])
  })
})

describe('the signed statement', () => {
  const STATEMENT = {
    subject: 'someone',
    type: 'annual',
    expiresAt: '2026-12-01T00:00:00Z',
    validUntil: '2026-11-25T00:00:00Z',
  }
  const signed = (text: string, secret = pair.secretKey, keyId = 'k1'): SignedStatement => ({
    text,
    signature: Buffer.from(nacl.sign.detached(Buffer.from(text), secret)).toString('base64'),
    keyId,
  })
  const isMember = (statement: SignedStatement | null, at: string): boolean => {
    const { desk, store } = stage()
    store.getState().see({ ...VISITOR, state: 'member', statement })
    return desk.isMemberNow(Date.parse(at))
  }
  const own = signed(JSON.stringify(STATEMENT))
  const stranger = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(8))

  it.each([
    ['in its time', own, '2026-11-20T00:00:00Z', true],
    ['until the statement is over', own, '2026-11-24T23:59:59Z', true],
    ['not from then on', own, '2026-11-25T00:00:00Z', false],
    [
      'not past the membership',
      signed(JSON.stringify({ ...STATEMENT, validUntil: '2027-01-01T00:00:00Z' })),
      '2026-12-01T00:00:00Z',
      false,
    ],
    [
      'not when a word was changed',
      { ...own, text: own.text.replace('2026-12', '2027-12') },
      '2026-11-20T00:00:00Z',
      false,
    ],
    ["not with a stranger's signature", signed(own.text, stranger.secretKey), '2026-11-20T00:00:00Z', false],
    ['not with a key nobody knows', signed(own.text, pair.secretKey, 'k2'), '2026-11-20T00:00:00Z', false],
    [
      'not with a key of the language itself',
      signed(own.text, pair.secretKey, 'constructor'),
      '2026-11-20T00:00:00Z',
      false,
    ],
    ['not with half a signature', { ...own, signature: own.signature.slice(0, 40) }, '2026-11-20T00:00:00Z', false],
    ['not without a statement', null, '2026-11-20T00:00:00Z', false],
  ])('is believed %s', (_, statement, at, believed) => expect(isMember(statement, at)).toBe(believed))

  it('of a key this build does not know is verified with the key the server names, which is kept', async () => {
    const secret = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(9))
    const statement = signed(own.text, secret.secretKey, 'k9')
    const publicKey = Buffer.from(secret.publicKey).toString('base64')
    const { desk, asked, store } = stage((target) =>
      target === 'membership/keys'
        ? { ok: true, value: [{ id: 'k9', publicKey }] }
        : { ok: true, value: { ...joined(NOW), status: { ...VISITOR, state: 'member', statement } } },
    )
    await desk.redeem(FORM, 'en')
    await desk.redeem(FORM, 'en')
    expect(asked.map(({ target }) => target)).toEqual(['membership/redeem', 'membership/keys', 'membership/redeem'])
    expect(desk.isMemberNow(Date.parse('2026-11-20T00:00:00Z'))).toBe(true)
    expect(store.getState().keys).toEqual({ k9: publicKey })
  })

  it('is read with characters of other scripts in it', () => {
    expect(isMember(signed(JSON.stringify({ ...STATEMENT, subject: '字缘😀' })), '2026-11-20T00:00:00Z')).toBe(true)
  })
})
