import { createHash, createHmac } from 'node:crypto'
import { keptAccessToken } from '../../src/platform/cloud/access-token'
import { base64Bytes, hex, utf8Bytes } from '../../src/platform/cloud/bytes'
import { createCloud, type Cloud } from '../../src/platform/cloud/client'
import { cloudPath } from '../../src/platform/cloud/cloud-path'
import { CloudFailure } from '../../src/platform/cloud/failure'
import { hmacMd5, md5 } from '../../src/platform/cloud/md5'
import { sign } from '../../src/platform/cloud/sign'
import type { Answer, Call, Requests, Upload } from '../../src/platform/request/contract'
import { createValueStore, type ValueStore } from '../../src/platform/storage/typed'
import type { CloudRequest } from '../../src/protocol/cloud'

// RFC 1321, appendix A.5.
test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
])('MD5 of %p', (text, digest) => expect(hex(md5(utf8Bytes(text)))).toBe(digest))

// RFC 2202, section 2, the cases whose keys are text; the two longer than a block among them.
test.each([
  ['\x0b'.repeat(16), 'Hi There', '9294727a3638bb1c13f48ef8158bfc9d'],
  ['Jefe', 'what do ya want for nothing?', '750c783e6ab0b503eaa86e310a5db738'],
  ['\x0c'.repeat(16), 'Test With Truncation', '56461ef2342edc00f9bab995690efd4c'],
])('HMAC-MD5 under %j', (key, text, digest) => expect(hmacMd5(key, text)).toBe(digest))

test('every length around a block, keys longer than one and other scripts agree with the platform of Node', () => {
  for (let length = 0; length < 200; length++) {
    const text = [...'字é😀a'.repeat(60)].slice(0, length).join('')
    const key = '键'.repeat(length)
    expect(hex(md5(utf8Bytes(text)))).toBe(createHash('md5').update(text).digest('hex'))
    expect(hmacMd5(key, text)).toBe(createHmac('md5', key).update(text).digest('hex'))
  }
})

test.each([
  ['', ''],
  ['Zg==', 'f'],
  ['Zm8=', 'fo'],
  ['Zm9vYmFy', 'foobar'],
])('base64 %p is %p', (text, bytes) => expect(base64Bytes(text)).toEqual(utf8Bytes(bytes)))

test.each([['Zg'], ['Z===='], ['Z*=='], ['字']])('%p is no base64', (text) => expect(base64Bytes(text)).toBeNull())

test('a call is signed over its keys in order, empty ones left out', () => {
  const body: CloudRequest = {
    method: 'serverless.function.runtime.invoke',
    params: '{"a":1}',
    spaceId: 'space',
    timestamp: 1_700_000_000_000,
    token: '',
  }
  const text = 'method=serverless.function.runtime.invoke&params={"a":1}&spaceId=space&timestamp=1700000000000'
  expect(sign(body, 'secret')).toBe(createHmac('md5', 'secret').update(text).digest('hex'))
})

// Specification §5.
test.each([
  ['a/b.png', false, 'a/b.png'],
  [' a.png ', false, 'a.png'],
  ['a.png', true, '/a.png'],
  ['a\\b.png', false, 'a\\b.png'],
])('the cloud path %p (real: %p) is %p', (path, real, found) => expect(cloudPath(path, real)).toBe(found))

test.each([
  ['', false],
  ['  ', true],
  ['https://a/b.png', false],
  ['a\\b.png', true],
  [7 as unknown as string, false],
])('the cloud path %p (real: %p) is refused', (path, real) =>
  expect(() => cloudPath(path, real)).toThrow(expect.objectContaining({ code: 'INVALID_PARAM' }) as Error),
)

const SPACE = { spaceId: 'space', clientSecret: 'secret' }
const header = { 'x-serverless-request-id': 'request-7' }
const INVALID = { status: 200, data: { success: false, error: { code: 'GATEWAY_INVALID_TOKEN', message: '' }, header } }

/** A server whose tokens are numbered, and which believes only those it says. */
function stage(reply: (method: string, params: Record<string, unknown>, token: string | undefined) => Answer) {
  const texts = new Map<string, string>()
  const values: ValueStore = createValueStore({
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  })
  const calls: { body: CloudRequest; headers: Readonly<Record<string, string>> }[] = []
  const uploads: Upload[] = []
  let issued = 0
  const clock = { now: 1_000_000 }
  const requests: Requests = {
    async send({ data, headers = {}, url, method }: Call) {
      expect([url, method]).toEqual(['https://own.test/client', 'POST'])
      const body = data as unknown as CloudRequest
      calls.push({ body, headers })
      expect(headers['x-serverless-sign']).toBe(sign(body, SPACE.clientSecret))
      expect(headers['x-basement-token']).toBe(body.token)
      if (body.method === 'serverless.auth.user.anonymousAuthorize')
        return {
          status: 200,
          data: { success: true, data: { accessToken: `token-${(issued += 1)}`, expiresInSecond: 600 }, header },
        }
      return reply(body.method, JSON.parse(body.params) as Record<string, unknown>, body.token)
    },
    async upload(upload) {
      uploads.push(upload)
      return { status: upload.fields.key === 'refused' ? 403 : 200, data: '' }
    },
  }
  const open = (): Cloud =>
    createCloud({
      requests,
      tokens: keptAccessToken(values),
      space: SPACE,
      server: 'https://own.test',
      deviceId: 'd'.repeat(32),
      now: () => clock.now,
    })
  return { open, calls, uploads, texts, clock, issued: () => issued }
}
const done = (data: unknown): Answer => ({ status: 200, data: { success: true, data, header } })

describe('the cloud client', () => {
  it('authorises, then invokes with the token in both places, and hands data on as result', async () => {
    const { open, calls } = stage((_, params) => done(params))
    const answer = await open().invoke('plans/list', { locale: 'ja' })
    expect(answer).toEqual({
      result: { functionTarget: 'plans/list', functionArgs: { locale: 'ja' } },
      requestId: 'request-7',
    })
    expect(calls.map(({ body }) => [body.method, body.token])).toEqual([
      ['serverless.auth.user.anonymousAuthorize', undefined],
      ['serverless.function.runtime.invoke', 'token-1'],
    ])
    expect(calls[0]?.body).toEqual({ method: calls[0]?.body.method, params: '{}', spaceId: 'space', timestamp: 1e6 })
    expect(calls[1]?.headers['x-device-id']).toBe('d'.repeat(32))
  })

  it('keeps the token with its expiry, and asks for one only when it is over', async () => {
    const { open, texts, clock, issued } = stage(() => done(1))
    const cloud = open()
    await Promise.all([cloud.invoke('a', {}), cloud.invoke('b', {})])
    expect(issued()).toBe(1)
    expect(texts.get('cloud-token')).toBe('token-1')
    expect(texts.get('cloud-token-expiry')).toBe('{"type":"number","data":1600000}')
    await open().invoke('c', {})
    expect(issued()).toBe(1)
    clock.now += 600_000
    await open().invoke('d', {})
    expect(issued()).toBe(2)
  })

  it('a stale token is replaced and the call made once more', async () => {
    const { open, issued, calls } = stage((_, __, token) => (token === 'token-1' ? INVALID : done('in')))
    expect((await open().invoke('a', {})).result).toBe('in')
    expect([issued(), calls.length]).toEqual([2, 4])
  })

  it('exactly once: a fresh token refused is a failure', async () => {
    const { open, issued, calls } = stage(() => INVALID)
    await expect(open().invoke('a', {})).rejects.toMatchObject({
      code: 'GATEWAY_INVALID_TOKEN',
      failure: 'cloud/auth-failed',
    })
    expect([issued(), calls.length]).toEqual([2, 4])
  })

  it('calls that find the same token stale share one new token', async () => {
    const { open, issued } = stage((_, __, token) => (token === 'token-1' ? INVALID : done('in')))
    const cloud = open()
    await Promise.all([cloud.invoke('a', {}), cloud.invoke('b', {}), cloud.invoke('c', {})])
    expect(issued()).toBe(2)
  })

  it.each([
    [400, { success: true, data: 1, header }, 'SYS_ERR', 'cloud/sys-err'],
    [500, '<html>', 'SYS_ERR', 'cloud/sys-err'],
    [
      403,
      { success: false, error: { code: 'AUTH_FAILED', message: 'no' }, header },
      'AUTH_FAILED',
      'cloud/auth-failed',
    ],
    [
      200,
      { success: false, error: { code: 'INVALID_PARAM', message: 'no' }, header },
      'INVALID_PARAM',
      'cloud/invalid-param',
    ],
    [200, null, 'SYS_ERR', 'cloud/sys-err'],
  ])('status %i with %j is the failure %s', async (status, data, code, failure) => {
    const { open } = stage(() => ({ status, data }))
    await expect(open().invoke('a', {})).rejects.toMatchObject({ code, failure })
  })

  const ticket = (key: string, host = 'store.test'): object => ({
    id: 'file-1',
    cdnDomain: 'cdn.test',
    ossPath: key,
    host,
    accessKeyId: 'who',
    signature: 'signed',
    policy: 'policy',
  })

  it('uploads: a ticket, the form, a report', async () => {
    const { open, calls, uploads } = stage((method, params) =>
      method.endsWith('generateProximalSign') ? done(ticket('dir/a.png')) : done(params),
    )
    const file = new Blob(['x'])
    expect(await open().upload('a.png', file)).toEqual({ fileId: 'https://cdn.test/dir/a.png' })
    expect(uploads).toEqual([
      {
        url: 'https://store.test',
        name: 'file',
        file,
        fields: expect.objectContaining({ key: 'dir/a.png', policy: 'policy', Signature: 'signed', id: 'file-1' }),
      },
    ])
    expect(calls.slice(1).map(({ body }) => [body.method, body.params])).toEqual([
      ['serverless.file.resource.generateProximalSign', '{"env":"public","filename":"a.png"}'],
      ['serverless.file.resource.report', '{"id":"file-1"}'],
    ])
  })

  it.each([
    ['own.test/upload', 'https://own.test/upload'],
    ['bucket.test', 'https://bucket.test'],
    ['http://bucket.test/x', 'http://bucket.test/x'],
  ])('the store at %s is reached at %s', async (host, url) => {
    const { open, uploads } = stage(() => done(ticket('a.png', host)))
    await open().upload('a.png', 'wxfile://a')
    expect(uploads[0]?.url).toBe(url)
  })

  it('a store that refuses is UPLOAD_FAILED, and nothing is reported', async () => {
    const { open, calls } = stage(() => done(ticket('refused')))
    await expect(open().upload('a.png', 'wxfile://a')).rejects.toBeInstanceOf(CloudFailure)
    expect(calls).toHaveLength(2)
  })

  it('a real path names its file apart', async () => {
    const { open, calls } = stage(() => done(ticket('x/y.png', 'http://own.test:80')))
    await open().upload('x/y.png', 'wxfile://a', true)
    expect(calls[1]?.body.params).toBe('{"env":"public","filename":"y.png","fileId":"/x/y.png"}')
  })
})
