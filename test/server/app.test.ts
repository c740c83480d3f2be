import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../server/app'
import { logTo } from '../../server/log'
import { INLINE, makeH5 } from './h5-fixture'

const APP_JS = '/js/app.1a2b3c4d.js'
const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
let h5Dir: string
let app: FastifyInstance

beforeAll(async () => {
  h5Dir = makeH5()
  app = createApp({ h5Dir, version: '1.2.3', logger: { ...logTo('info'), stream } })
  app.post('/echo', (request) => request.body)
  app.get('/broken', () => {
    throw new Error('born 1990-01-01')
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(join(h5Dir, '..'), { recursive: true })
})
beforeEach(() => void lines.splice(0))

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a build is compressed where that helps: text of more than 1 KB', () => {
  const compressed = (name: string) => existsSync(join(h5Dir, `${name}.br`))
  expect(['index.html', APP_JS, 'css/app.5e6f7a8b.css'].map(compressed)).toEqual([true, true, true])
  expect(['js/small.0f0f0f0f.js', 'static/seal.png'].map(compressed)).toEqual([false, false])
})

test.each(['/', '/index.html', APP_JS])('%s is sent as brotli to whoever takes it, plain to others', async (url) => {
  const plain = await get(url)
  const small = await get(url, { 'accept-encoding': 'gzip, deflate, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers['content-type']).toBe(plain.headers['content-type'])
  expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload)
  expect([plain.headers.vary, small.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
})

test('a file without a brotli companion is sent as it is', async () => {
  const { statusCode, headers, body } = await get('/js/small.0f0f0f0f.js', { 'accept-encoding': 'br' })
  expect([statusCode, headers['content-encoding'], body]).toEqual([200, undefined, 'let small = 1'])
})

test.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }])(
  'what is already held is not sent again (%j)',
  async (headers) => {
    const { etag } = (await get('/', headers)).headers
    const again = await get('/', { ...headers, 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test.each([
  [APP_JS, 'public, max-age=31536000, immutable'],
  ['/css/app.5e6f7a8b.css', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/static/seal.png', 'no-cache'],
])('%s may be kept: %s', async (url, expected) => {
  for (const headers of [{}, { 'accept-encoding': 'br' }] as Record<string, string>[]) {
    expect((await get(url, headers)).headers['cache-control']).toBe(expected)
  }
})

test('health names the version', async () => {
  expect((await get('/health')).json()).toEqual({ status: 'ok', version: '1.2.3' })
})

test.each(['/nowhere', '/js/none.00000000.js', '/js', '/.hidden'])('there is nothing at %s', async (url) => {
  const reply = await get(url, { 'accept-encoding': 'br' })
  expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'route/not-found' }])
  expect(reply.headers['content-security-policy']).toBeDefined()
})

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/js/..%2f..%2fsecret.txt', '/%00', '/%ff'])(
  'a path that leaves the build or is none is refused: %s',
  async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.json()).toEqual({ code: expect.stringMatching(/^(route|request)\//) })
  },
)

test('only own scripts run, and the one written into index.html by its hash', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test.each([
  ['{"a":', 400, 'request/invalid'],
  [JSON.stringify('x'.repeat(70_000)), 413, 'request/too-large'],
])('a body that will not do is refused by a code: %.10s', async (payload, status, code) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: '/echo', headers, payload })
  expect([reply.statusCode, reply.json()]).toEqual([status, { code }])
})

test('our own failure tells the client a code and the log no personal data', async () => {
  const reply = await get('/broken?name=somebody')
  expect([reply.statusCode, reply.json()]).toEqual([500, { code: 'server/failed' }])
  const log = lines.join('')
  expect(log).toContain('"route":"/broken"')
  expect(log).toContain('app.test.ts')
  expect(log).not.toMatch(/1990|somebody|127\.0\.0\.1/)
})

test('files and health leave no line in the log', async () => {
  for (const url of ['/', APP_JS, '/health', '/nowhere']) await get(url)
  expect(lines).toEqual([])
})

test('without a build the server says how to make one', () => {
  const make = () => createApp({ h5Dir: join(tmpdir(), 'no-such-build'), version: '0', logger: false })
  expect(make).toThrow(expect.objectContaining({ code: 'h5/missing' }))
})

test('the fixture is what the server sends', async () => {
  expect((await get(APP_JS)).body).toBe(readFileSync(join(h5Dir, APP_JS), 'utf8'))
})
