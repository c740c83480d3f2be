// Strangers at the door: whatever they send, nothing of ours breaks and nobody gets in.
import type { InjectOptions } from 'fastify'
import { seal } from '../../../server/cloud/sealed'
import { signatureOf } from '../../../server/cloud/signature'
import type { CloudReply } from '../../../src/protocol/cloud'
import { dice, SEED, sized } from '../../support/random'
import {
  authorise,
  AUTHORIZE,
  INFO,
  INVOKE,
  makeHarness,
  newSigningKey,
  REPORT,
  requestOf,
  ringOf,
  SIGN,
  SPACE,
  type Harness,
} from './harness'

const REQUESTS = sized(100_000)
const AT_ONCE = 50
const METHODS = [AUTHORIZE, INVOKE, SIGN, REPORT, INFO]
const ring = ringOf(newSigningKey('k1'))
let harness: Harness
let stale: string
let entered = 0

beforeAll(async () => {
  const enter = async () => {
    entered += 1
    return { ok: true as const, value: null }
  }
  harness = await makeHarness({ ring, functions: { 'secret/door': enter } })
  stale = await authorise(harness.app)
  harness.clock.ms += 600_000
})
afterAll(() => harness.close())

const roll = dice(SEED)
const one = <T>(of: readonly T[]): T => of[roll(of.length)] as T
const flip = () => roll(2) === 0

const STRANGE: (() => unknown)[] = [
  () => null,
  () => '',
  () => 0,
  () => -1e308,
  () => true,
  () => [],
  () => [one(METHODS)],
  () => ({}),
  () => ({ toString: 1 }),
  () => ({ $gt: '' }),
  () => '\u0000\ud800字',
  () => '../'.repeat(roll(50)),
  () => '['.repeat(roll(20_000)),
  () => 'x'.repeat(roll(70_000)),
  () => '{"__proto__":{"admin":true}}',
  () => '{"constructor":{"prototype":{"admin":true}}}',
  () => '{"functionTarget":"__proto__","functionArgs":{}}',
  () => '{"functionTarget":"secret/door","functionArgs":{}}',
]
const strange = () => one(STRANGE)()
function strangeText(): string {
  const found = strange()
  return Buffer.from(typeof found === 'string' ? found : (JSON.stringify(found) ?? '')).toString()
}

/** Tokens that must not open anything. */
const FORGED: (() => string | undefined)[] = [
  () => undefined,
  () => stale,
  () => stale.slice(0, roll(stale.length)),
  () => flipped(stale),
  () => seal(ringOf(newSigningKey('k1')), 'anonymous-token', { until: 9e15, salt: '' }),
  () => seal(ring, one(['file-id', 'upload-policy', 'anonymous', '']), { until: 9e15 }),
  () => `k1.${Buffer.from('{"until":9e15}').toString('base64url')}.`,
  () => `none.${Buffer.from('{"until":9e15}').toString('base64url')}.AAAA`,
  () => '.'.repeat(roll(5)),
  () => 'x'.repeat(roll(6000)),
]

function flipped(text: string): string {
  const at = roll(text.length)
  const other = String.fromCharCode(text.charCodeAt(at) ^ (1 << roll(5)))
  return /[\w.-]/.test(other) ? text.slice(0, at) + other + text.slice(at + 1) : `${text}A`
}

const JSON_TYPE = { 'content-type': 'application/json' }
const raw = (payload: string | Buffer): InjectOptions => ({
  method: 'POST',
  url: '/client',
  headers: JSON_TYPE,
  payload,
})
const DOOR = { functionTarget: 'secret/door', functionArgs: {} }

const ATTACKS: (() => InjectOptions)[] = [
  // a proper call with a token that is none
  () => requestOf(one(METHODS.slice(1)), DOOR, one(FORGED)()),
  // a signature that is none
  () => {
    const request = requestOf(INVOKE, DOOR, one(FORGED)())
    const sign = one([strangeText(), signatureOf({ a: '1' }, SPACE.clientSecret), signatureOf({}, ''), ''])
    return { ...request, headers: { ...request.headers, 'x-serverless-sign': printable(sign) } }
  },
  // fields of other types, some left out, some too many; the JSON is sent as it comes
  () => {
    const body = {
      method: one(METHODS),
      params: '{}',
      spaceId: SPACE.spaceId,
      timestamp: 1,
      [one(['method', 'params', 'spaceId', 'timestamp', 'token', 'x', 'toString'])]: strange(),
    }
    const headers = { ...JSON_TYPE, 'x-serverless-sign': flip() ? signed(body) : '' }
    return { method: 'POST', url: '/client', headers, payload: JSON.stringify(body) }
  },
  // parameters of every kind, properly signed
  () =>
    requestOf(
      one(METHODS),
      flip() ? strange() : { [one(['id', 'filename', 'fileId', 'functionTarget'])]: strange() },
      one(FORGED)(),
    ),
  () => raw(`{"__proto__":{"token":"x"},"method":"${one(METHODS)}"}`),
  () => raw(JSON.stringify({ method: AUTHORIZE, params: '{}' }).slice(0, roll(40))),
  () => raw(Buffer.from(Array.from({ length: roll(200) }, () => roll(256)))),
  () => raw('['.repeat(roll(60_000))),
  () => raw('x'.repeat(65_000 + roll(10_000))),
  () => ({
    ...raw('{}'),
    headers: { 'content-type': one(['text/plain', 'application/xml', 'multipart/form-data', 'x']) },
  }),
  () => ({ method: one(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']), url: '/client' }),
  // the second client and the files
  () => ({
    url: '/auth/v1/user/me',
    headers: { authorization: printable(`${one(['Bearer', 'Basic', ''])} ${one(FORGED)()}`) },
  }),
  () => ({ method: 'POST', url: '/auth/v1/token', payload: { grant_type: 'refresh_token', refresh_token: strange() } }),
  () => ({
    method: 'POST',
    url: '/auth/v1/signin/anonymously',
    payload: JSON.stringify(strange()),
    headers: JSON_TYPE,
  }),
  () => ({ url: `/files/${encodeURIComponent(strangeText().slice(0, 300))}` }),
  () => ({ url: `/files/${one(['..%2f', '%2e%2e/', 'a/', '//'])}${one(['a.png', 'x'])}` }),
  () => ({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: form(),
  }),
]

/** Node itself refuses to send other letters in a header. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 5000)

function signed(body: Record<string, unknown>): string {
  try {
    return signatureOf(body as Parameters<typeof signatureOf>[0], SPACE.clientSecret)
  } catch {
    return ''
  }
}

function form(): string {
  const names = ['key', 'policy', 'Signature', 'OSSAccessKeyId', '__proto__', 'file']
  const part = () =>
    `--b\r\ncontent-disposition: form-data; name="${one(names)}"${flip() ? '; filename="f"' : ''}\r\n\r\n${strangeText().slice(0, 500)}\r\n`
  return Array.from({ length: roll(30) }, part).join('') + one(['--b--\r\n', '--b', ''])
}

test(`${REQUESTS} hostile requests: never a 5xx, never access (seed ${SEED})`, async () => {
  const counts = new Map<string, number>()
  for (let done = 0; done < REQUESTS; done += AT_ONCE) {
    const attacks = Array.from({ length: AT_ONCE }, () => one(ATTACKS)())
    const replies = await Promise.all(attacks.map((attack) => harness.app.inject(attack)))
    replies.forEach((reply, at) => {
      const outcome = outcomeOf(reply)
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      if (reply.statusCode >= 500 || outcome === 'let in')
        throw new Error(`${outcome}: ${JSON.stringify(attacks[at]).slice(0, 2000)}`)
    })
  }
  expect(entered).toBe(0)
  // All doors were tried.
  for (const outcome of [
    'GATEWAY_INVALID_TOKEN',
    'AUTH_FAILED',
    'INVALID_PARAM',
    'UPLOAD_FAILED',
    '401',
    '404',
    '413',
  ]) {
    expect([outcome, (counts.get(outcome) ?? 0) > 0]).toEqual([outcome, true])
  }
}, 300_000)

type Replied = Awaited<ReturnType<Harness['app']['inject']>>

function outcomeOf({ statusCode, payload, headers, raw: { req } }: Replied): string {
  const url = req.url ?? ''
  const json = /json/.test(String(headers['content-type']))
  const reply = json ? (JSON.parse(payload) as Partial<CloudReply> & { access_token?: string }) : {}
  if (statusCode === 413) return '413'
  if (reply.error) return reply.error.code
  // A visitor's own token is given to whoever asks properly; it is all that may be given.
  const asked =
    (reply.data as { accessToken?: string } | undefined)?.accessToken ??
    (reply.access_token && url.endsWith('anonymously'))
  return statusCode < 300 && !asked ? 'let in' : asked ? 'visitor' : String(statusCode)
}
