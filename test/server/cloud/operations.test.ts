// What operators see: readiness, figures, origins, request ids, logs, and the end.
import { logTo } from '../../../server/log'
import { AUTHORIZE, authorise, INVOKE, makeHarness, requestOf, send, type Harness } from './harness'

const METRICS_TOKEN = 'a-token-of-the-test'
const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
let ready = async (): Promise<unknown> => undefined
let harness: Harness

beforeAll(async () => {
  const broken = async () => {
    throw new Error('born 1990-01-01')
  }
  const options = {
    logger: { ...logTo('info'), stream },
    ready: () => ready(),
    gauges: { refundQueue: async () => 3, renewalFailures: broken },
    metricsToken: METRICS_TOKEN,
    corsOrigins: ['https://ziyuan.example'],
    trustProxy: 1,
  }
  const echo = async (args: unknown) => ({ ok: true as const, value: args })
  harness = await makeHarness({ options, functions: { 'echo/args': echo, 'echo/broken': broken } })
})
afterAll(() => harness.close())
beforeEach(() => void lines.splice(0))

const get = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url, headers })

test('it is ready while the database answers', async () => {
  expect((await get('/ready')).statusCode).toBe(200)
  ready = async () => Promise.reject(new Error('gone'))
  const reply = await get('/ready')
  expect([reply.statusCode, reply.json()]).toEqual([503, { code: 'server/not-ready' }])
  ready = () => new Promise(() => undefined)
  expect((await get('/ready')).statusCode).toBe(503)
  ready = async () => undefined
  expect((await get('/ready')).statusCode).toBe(200)
})

test('its figures are for whoever shows the token', async () => {
  await get('/health')
  const reply = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(reply.payload).toMatch(/^ziyuan_requests_total\{method="GET",route="\/health",status="200"\} \d+$/m)
  expect(reply.payload).toMatch(/^# TYPE ziyuan_refund_queue gauge\nziyuan_refund_queue 3$/m)
  expect(reply.payload).not.toMatch(/renewal|unsettled|1990/)
  for (const authorization of ['', 'Bearer', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN]) {
    expect((await get('/metrics', { authorization })).statusCode).toBe(404)
  }
})

test('without a token they are for this machine', async () => {
  const { app, close } = await makeHarness({ options: { trustProxy: 1 } })
  expect((await app.inject('/metrics')).statusCode).toBe(200)
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(404)
  await close()
})

test('a page of a known origin may call, another may not', async () => {
  const asked = (origin: string) =>
    harness.app.inject({
      method: 'OPTIONS',
      url: '/client',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-serverless-sign,x-basement-token',
      },
    })
  const known = await asked('https://ziyuan.example')
  expect([known.statusCode, known.headers['access-control-allow-origin']]).toEqual([204, 'https://ziyuan.example'])
  expect(known.headers['access-control-allow-headers']).toContain('x-serverless-sign')
  expect((await asked('https://stranger.example')).headers['access-control-allow-origin']).toBeUndefined()
})

test.each([
  ['abc-DEF_1', 'abc-DEF_1'],
  ['short', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['a line\r\nof its own'.replace(/[\r\n]/g, ' '), expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('a request called "%s" has an id', async (asked, expected) => {
  expect((await get('/health', { 'x-request-id': asked })).headers['x-request-id']).toEqual(expected)
})

test('a call leaves one line, with nobody in it', async () => {
  const token = await authorise(harness.app)
  lines.splice(0)
  const request = requestOf(INVOKE, { functionTarget: 'echo/args', functionArgs: { phone: '13800138000' } }, token)
  const headers = { ...request.headers, 'x-forwarded-for': '203.0.113.7', 'x-device-id': 'device-of-somebody' }
  await send(harness.app, { ...request, headers, url: '/client?name=somebody' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'answered',
    req: { method: 'POST', route: '/client', from: expect.stringMatching(/^[0-9a-f]{12}$/) },
    res: { statusCode: 200 },
    ms: expect.any(Number),
  })
  expect(lines[0]).not.toMatch(/13800138000|203\.0\.113|127\.0\.0\.1|somebody/)
  expect(lines[0]).not.toContain(token)
})

test('a function that breaks is logged without what it said', async () => {
  const token = await authorise(harness.app)
  await send(harness.app, requestOf(INVOKE, { functionTarget: 'echo/broken', functionArgs: {} }, token))
  expect(lines.join('')).toContain('"msg":"call failed"')
  expect(lines.join('')).not.toContain('1990')
})

test('the calls are not described unless that is wanted', async () => {
  expect((await get('/docs/json')).statusCode).toBe(404)
})

test('closing waits for what is under way', async () => {
  let finish = (): void => undefined
  let called = (): void => undefined
  const underWay = new Promise<void>((done) => (called = done))
  const slow = () =>
    new Promise<{ ok: true; value: string }>((done) => {
      finish = () => done({ ok: true, value: 'late' })
      called()
    })
  const { app, close } = await makeHarness({ functions: { 'echo/slow': slow } })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const request = requestOf(INVOKE, { functionTarget: 'echo/slow', functionArgs: {} }, await authorise(app))
  const headers = { ...(request.headers as Record<string, string>), 'content-type': 'application/json' }
  const asked = fetch(`${address}/client`, { method: 'POST', headers, body: JSON.stringify(request.payload) })
  await underWay
  const closed = close()
  finish()
  expect(await (await asked).json()).toMatchObject({ success: true, data: { ok: true, value: 'late' } })
  await closed
})

test('authorising is counted like any call', async () => {
  await send(harness.app, requestOf(AUTHORIZE, '{}'))
  const { payload } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
  expect(payload).toMatch(/route="\/client",status="200"\} [1-9]/)
})
