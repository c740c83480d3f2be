import { createVisitors } from '../../../server/auth/visitors'
import { makeHarness, newSigningKey, ringOf, type Harness } from '../cloud/harness'

const DEVICE = 'a-device-of-the-test'
const ring = ringOf(newSigningKey('k1'))
let harness: Harness

beforeEach(async () => void (harness = await makeHarness({ ring })))
afterEach(() => harness.close())

const signIn = (headers: Record<string, string> = { 'x-device-id': DEVICE }) =>
  harness.app.inject({ method: 'POST', url: '/auth/v1/signin/anonymously', headers, payload: {} })
const me = (authorization?: string) =>
  harness.app.inject({ url: '/auth/v1/user/me', headers: authorization === undefined ? {} : { authorization } })
const refresh = (payload: object) => harness.app.inject({ method: 'POST', url: '/auth/v1/token', payload })

test('a device signs in and is somebody', async () => {
  const reply = await signIn({ 'x-device-id': DEVICE, 'x-request-id': 'request-of-the-test' })
  const grant = reply.json()
  expect(grant).toEqual({
    token_type: 'Bearer',
    access_token: expect.stringMatching(/^k1\./),
    refresh_token: expect.stringMatching(/^k1\./),
    expires_in: 7200,
    scope: 'anonymous',
    sub: expect.stringMatching(/^[\w-]{22}$/),
  })
  expect(reply.headers).toMatchObject({ 'x-request-id': 'request-of-the-test', 'cache-control': 'no-store' })
  const found = await me(`${grant.token_type} ${grant.access_token}`)
  const visitor = { sub: grant.sub, uid: grant.sub, name: '', picture: '', user_type: 'anonymous' }
  expect([found.statusCode, found.json()]).toEqual([200, visitor])
})

test('the same device is the same visitor, another device another', async () => {
  const subs = await Promise.all(
    [DEVICE, DEVICE, `${DEVICE}2`].map(async (id) => (await signIn({ 'x-device-id': id })).json().sub),
  )
  expect(subs[0]).toBe(subs[1])
  expect(subs[0]).not.toBe(subs[2])
})

test.each([
  [16, 200],
  [48, 200],
  [15, 400],
  [49, 400],
  [0, 400],
])('a device id of %i characters is answered by %i', async (length, status) => {
  expect((await signIn(length ? { 'x-device-id': 'd'.repeat(length) } : {})).statusCode).toBe(status)
})

test('an access token holds two hours, a refresh token a month', async () => {
  const grant = (await signIn()).json()
  harness.clock.ms += 7_199_999
  expect((await me(`Bearer ${grant.access_token}`)).statusCode).toBe(200)
  harness.clock.ms += 1
  expect((await me(`Bearer ${grant.access_token}`)).statusCode).toBe(401)
  const body = { grant_type: 'refresh_token', refresh_token: grant.refresh_token }
  const renewed = (await refresh(body)).json()
  expect(renewed.sub).toBe(grant.sub)
  expect((await me(`Bearer ${renewed.access_token}`)).statusCode).toBe(200)
  harness.clock.ms += 30 * 24 * 3_600_000
  expect((await refresh(body)).statusCode).toBe(401)
})

test('each token opens its own door only', async () => {
  const { access_token, refresh_token } = (await signIn()).json()
  expect((await me(`Bearer ${refresh_token}`)).statusCode).toBe(401)
  expect((await refresh({ grant_type: 'refresh_token', refresh_token: access_token })).statusCode).toBe(401)
})

test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer x', 'Basic eDp5', 'x'])(
  'nobody shows %j',
  async (authorization) => {
    const reply = await me(authorization)
    expect([reply.statusCode, reply.json()]).toEqual([401, { code: 'auth/invalid-token' }])
  },
)

test.each([{}, { grant_type: 'password', refresh_token: 'x' }, { grant_type: 'refresh_token' }])(
  'a refresh by %j is no request',
  async (payload) => {
    const reply = await refresh(payload)
    expect([reply.statusCode, reply.json()]).toEqual([400, { code: 'request/invalid' }])
  },
)

test('the visitor is somebody else in another space', () => {
  const subs = ['space-1', 'space-2'].map((space) => createVisitors(ring, space, Date.now).signIn(DEVICE).sub)
  expect(subs[0]).not.toBe(subs[1])
})
