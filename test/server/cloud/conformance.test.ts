// The published client of the protocol, its code unmodified, against our server on a real socket.
import type { FunctionAnswer } from '../../../src/protocol/cloud'
import { picture } from '../files/pictures'
import { AUTHORIZE, INFO, INVOKE, makeHarness, REPORT, SIGN, SPACE, type Harness } from './harness'
import { loadPublishedClient, type Published, type UniCloud } from './published-client'

const content = picture('png', 30_000)
const functions = {
  'echo/args': async (args: unknown): Promise<FunctionAnswer<unknown>> => ({ ok: true, value: args }),
  'echo/broken': async () => {
    throw new Error('nobody should read this')
  },
}
let harness: Harness
let address: string
let published: Published
let cloud: UniCloud

beforeAll(async () => {
  harness = await makeHarness({ functions })
  address = await harness.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => harness.close())
beforeEach(() => {
  published = loadPublishedClient(address, {
    '/device/me.png': content,
    '/device/page.png': Buffer.from('<html></html>'),
  })
  cloud = published.uniCloud.init({ provider: 'aliyun', ...SPACE, endpoint: address })
})

test('it authorises by itself and reads what a function answers under `result`', async () => {
  const answer = await cloud.callFunction({ name: 'echo/args', data: { 字: [1, 2] } })
  expect(answer).toMatchObject({ success: true, result: { ok: true, value: { 字: [1, 2] } } })
  expect(answer.requestId).toHaveLength(36)
  expect(published.sent).toEqual([AUTHORIZE, INVOKE])
})

test('it asks once for a token, however many calls wait for it', async () => {
  await Promise.all(Array.from({ length: 5 }, () => cloud.callFunction({ name: 'echo/args' })))
  expect(published.sent.filter((method) => method === AUTHORIZE)).toHaveLength(1)
})

test('it survives a token that has become stale, and one that was never ours', async () => {
  await cloud.callFunction({ name: 'echo/args' })
  harness.clock.ms += 600_000
  published.sent.length = 0
  expect(await cloud.callFunction({ name: 'echo/args' })).toMatchObject({ success: true })
  expect(published.sent).toEqual([INVOKE, AUTHORIZE, INVOKE])
  cloud.setAccessToken('forged')
  published.sent.length = 0
  expect(await cloud.callFunction({ name: 'echo/args' })).toMatchObject({ success: true })
  expect(published.sent).toEqual([INVOKE, AUTHORIZE, INVOKE])
})

test.each([
  ['echo/broken', 'SYS_ERR', '[echo/broken]: the server failed'],
  ['nobody/knows', 'INVALID_PARAM', '[nobody/knows]: FunctionNotFound'],
])('calling %s fails as %s', async (name, code, message) => {
  await expect(cloud.callFunction({ name })).rejects.toMatchObject({ code, message, requestId: expect.any(String) })
})

test('with the wrong secret it is refused', async () => {
  const settings = { provider: 'aliyun', ...SPACE, clientSecret: 'another', endpoint: address }
  const stranger = published.uniCloud.init(settings)
  await expect(stranger.callFunction({ name: 'echo/args' })).rejects.toMatchObject({ code: 'AUTH_FAILED' })
})

test.each([{}, { cloudPathAsRealPath: true }])('it uploads a picture (%j) and learns its address', async (how) => {
  const { fileID } = await cloud.uploadFile({ filePath: '/device/me.png', cloudPath: 'avatars/me.png', ...how })
  expect(published.sent).toEqual([AUTHORIZE, SIGN, '/upload', REPORT])
  expect(fileID).toMatch(/^https:\/\/ziyuan\.example\/files\/[\w-]{22}\/avatars\/me\.png$/)
  const { fileList } = await cloud.getTempFileURL({ fileList: [fileID] })
  expect([published.sent.at(-1), fileList]).toEqual([INFO, [{ fileID, tempFileURL: fileID }]])
  const sentBack = await fetch(fileID.replace('https://ziyuan.example', address))
  expect(Buffer.from(await sentBack.arrayBuffer()).equals(content)).toBe(true)
})

test('it hears that what it uploads is no picture', async () => {
  const upload = cloud.uploadFile({ filePath: '/device/page.png', cloudPath: 'page.png' })
  await expect(upload).rejects.toMatchObject({ code: 'UPLOAD_FAILED' })
  const named = cloud.uploadFile({ filePath: '/device/me.png', cloudPath: 'me.html' })
  await expect(named).rejects.toMatchObject({ code: 'INVALID_PARAM' })
})
