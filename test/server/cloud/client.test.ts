import type { CallContext } from '../../../server/cloud/function'
import { seal } from '../../../server/cloud/sealed'
import {
  authorise,
  AUTHORIZE,
  call,
  INVOKE,
  makeHarness,
  newSigningKey,
  requestOf,
  ringOf,
  send,
  SIGN,
  SPACE,
  type Harness,
} from './harness'

const seen: CallContext[] = []
const functions = {
  'echo/args': async (args: unknown, context: CallContext) => {
    seen.push(context)
    return { ok: true as const, value: args }
  },
  'echo/refused': async () => ({ ok: false as const, error: { code: 'phone/invalid', params: { phone: '1' } } }),
  'echo/broken': async () => {
    throw new Error('born 1990-01-01')
  },
}
const older = newSigningKey('older')
const ring = ringOf(newSigningKey('newer'), older)
let harness: Harness
let token: string

beforeAll(async () => {
  harness = await makeHarness({ functions, ring })
  token = await authorise(harness.app)
})
afterAll(() => harness.close())

const invoke = (functionTarget: string, functionArgs: unknown = {}, pass: string | undefined = token) =>
  call(harness.app, INVOKE, { functionTarget, functionArgs }, pass)

test('whoever signs gets a token for ten minutes', async () => {
  const { status, reply } = await call(harness.app, AUTHORIZE, '{}')
  expect([status, reply]).toEqual([
    200,
    {
      success: true,
      data: { accessToken: expect.stringMatching(/^newer\.[\w-]+\.[\w-]+$/), expiresInSecond: 600 },
      header: { 'x-serverless-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) },
    },
  ])
})

test('a function is called with its arguments and what is known of the caller', async () => {
  const request = requestOf(INVOKE, { functionTarget: 'echo/args', functionArgs: { a: [1, '字'] } }, token)
  const headers = { ...request.headers, 'x-device-id': 'device-0123456789', 'x-request-id': 'request-1' }
  const { status, reply } = await send(harness.app, { ...request, headers })
  expect([status, reply.data]).toEqual([200, { ok: true, value: { a: [1, '字'] } }])
  expect(reply.header).toEqual({ 'x-serverless-request-id': 'request-1' })
  const context = seen.at(-1)
  expect(context).toMatchObject({ address: '127.0.0.1', deviceId: 'device-0123456789', requestId: 'request-1' })
  expect(context?.now()).toBe(harness.clock.ms)
})

test.each(['fifteen-chars-x', 'x'.repeat(49), 'with a blank in it'])('"%s" is no device id', async (id) => {
  const request = requestOf(INVOKE, { functionTarget: 'echo/args', functionArgs: {} }, token)
  await send(harness.app, { ...request, headers: { ...request.headers, 'x-device-id': id } })
  expect(seen.at(-1)?.deviceId).toBeNull()
})

test("a function's refusal is a successful call", async () => {
  const { status, reply } = await invoke('echo/refused')
  const refusal = { ok: false, error: { code: 'phone/invalid', params: { phone: '1' } } }
  expect([status, reply.success, reply.data]).toEqual([200, true, refusal])
})

test('a function that breaks is SYS_ERR without a word of what happened', async () => {
  const { status, reply } = await invoke('echo/broken')
  expect([status, reply.success, reply.error]).toEqual([500, false, { code: 'SYS_ERR', message: 'the server failed' }])
})

test.each(['nobody/knows', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'there is no function %s',
  async (target) => {
    const { status, reply } = await invoke(target)
    expect([status, reply.error]).toEqual([400, { code: 'INVALID_PARAM', message: 'FunctionNotFound' }])
  },
)

test.each([
  ['not JSON', 'functionTarget'],
  ['an array', '[]'],
  ['a number', '1'],
  ['null', 'null'],
  ['without a target', '{"functionArgs":{}}'],
  ['without arguments', '{"functionTarget":"echo/args"}'],
  ['with arguments that are no object', '{"functionTarget":"echo/args","functionArgs":[]}'],
  ['with a prototype', '{"functionTarget":"echo/args","functionArgs":{"a":{"__proto__":{"admin":true}}}}'],
  ['too deep', `{"functionTarget":"echo/args","functionArgs":${'{"a":'.repeat(7000)}1${'}'.repeat(7000)}}`],
])('params %s are refused', async (_what, params) => {
  const { status, reply } = await call(harness.app, INVOKE, params, token)
  expect([status, reply.error?.code]).toEqual([400, 'INVALID_PARAM'])
})

test('an unknown method is refused', async () => {
  const { status, reply } = await call(harness.app, 'serverless.db.drop', '{}', token)
  expect([status, reply.error?.code]).toEqual([400, 'INVALID_PARAM'])
})

describe('a token', () => {
  const stale = [200, 'GATEWAY_INVALID_TOKEN']
  const outcome = async (pass?: string) => {
    const { status, reply } = await invoke('echo/args', {}, pass)
    return [status, reply.error?.code]
  }

  test('holds to the last millisecond of its ten minutes', async () => {
    const fresh = await authorise(harness.app)
    harness.clock.ms += 599_999
    expect(await outcome(fresh)).toEqual([200, undefined])
    harness.clock.ms += 1
    expect(await outcome(fresh)).toEqual(stale)
    token = await authorise(harness.app)
  })

  test('of an older key of the ring still holds, of a key taken out no more', async () => {
    const content = { until: harness.clock.ms + 1000, salt: '' }
    expect(await outcome(seal(ringOf(older), 'anonymous-token', content))).toEqual([200, undefined])
    expect(await outcome(seal(ringOf(newSigningKey('older')), 'anonymous-token', content))).toEqual(stale)
    expect(await outcome(seal(ringOf(newSigningKey('gone')), 'anonymous-token', content))).toEqual(stale)
    expect(await outcome(seal(ring, 'file-id', content))).toEqual(stale)
  })

  test.each(['', 'x', '..', 'newer..', 'newer.e30.', 'a.b.c.d'])('"%s" is none', async (pass) => {
    expect(await outcome(pass)).toEqual(stale)
  })

  test('changed by one letter is none', async () => {
    for (const at of [0, 8, 20, token.length - 1]) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(await outcome(token.slice(0, at) + other + token.slice(at + 1))).toEqual(stale)
    }
  })

  test('in the header must be the one that was signed', async () => {
    const request = requestOf(INVOKE, { functionTarget: 'echo/args', functionArgs: {} }, token)
    const without = { 'x-serverless-sign': String(request.headers?.['x-serverless-sign']) }
    expect((await send(harness.app, { ...request, headers: without })).reply.error?.code).toBe(stale[1])
    const another = { ...without, 'x-basement-token': await authorise(harness.app) }
    expect((await send(harness.app, { ...request, headers: another })).reply.error?.code).toBe(stale[1])
  })

  test('is not needed to ask for one', async () => {
    expect((await call(harness.app, SIGN, { filename: 'a.png' })).reply.error?.code).toBe(stale[1])
    expect((await call(harness.app, AUTHORIZE, '{}')).reply.success).toBe(true)
  })
})

describe('a signature', () => {
  const refused = [403, 'AUTH_FAILED']
  test.each([
    ['missing', {}],
    ['wrong', { 'x-serverless-sign': '0'.repeat(32) }],
    ['short', { 'x-serverless-sign': 'abc' }],
  ])('%s is refused', async (_what, headers) => {
    const { status, reply } = await send(harness.app, { ...requestOf(AUTHORIZE, '{}'), headers })
    expect([status, reply.error?.code]).toEqual(refused)
  })

  test('of another body is refused', async () => {
    const request = requestOf(AUTHORIZE, '{}')
    const payload = { ...(request.payload as object), params: '{"a":1}' }
    const { status, reply } = await send(harness.app, { ...request, payload })
    expect([status, reply.error?.code]).toEqual(refused)
  })

  test('over keys the protocol does not know is checked with them', async () => {
    const { reply } = await send(harness.app, requestOf(AUTHORIZE, '{}', undefined, { extra: 'x', nothing: null }))
    expect(reply.success).toBe(true)
  })

  test('for another space is refused', async () => {
    const { reply } = await send(harness.app, requestOf(AUTHORIZE, '{}', undefined, { spaceId: `${SPACE.spaceId}x` }))
    expect(reply.error?.code).toBe(refused[1])
  })
})

test.each([
  ['{"method":', 400],
  ['[]', 400],
  ['"text"', 400],
  ['', 400],
  ['{"__proto__":{"a":1}}', 400],
  ['{"method":1,"params":"{}","spaceId":"s","timestamp":1}', 400],
  ['{"method":"m","params":{},"spaceId":"s","timestamp":1}', 400],
  ['{"method":"m","params":"{}","spaceId":"s","timestamp":"1"}', 400],
  ['{"method":"m","params":"{}","spaceId":"s","timestamp":1,"x":{"toString":1}}', 400],
  [JSON.stringify({ method: 'x'.repeat(70_000) }), 413],
])('%.60s is not a call', async (payload, expected) => {
  const headers = { 'content-type': 'application/json' }
  const { status, reply } = await send(harness.app, { method: 'POST', url: '/client', headers, payload })
  expect([status, reply.error?.code]).toEqual([expected, 'INVALID_PARAM'])
  expect(reply.header['x-serverless-request-id']).toHaveLength(36)
})
