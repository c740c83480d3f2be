// The same published package's other client (its `tencent` provider), code unmodified, signs in on a real socket.
import { makeHarness, type Harness } from '../cloud/harness'
import { loadPublishedClient } from '../cloud/published-client'

let harness: Harness
let address: string

beforeAll(async () => {
  harness = await makeHarness()
  address = await harness.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => harness.close())

interface SecondClient {
  auth(): { signInAnonymously(): Promise<unknown> }
}

test('it signs in, keeps its device, and learns who it is', async () => {
  const { uniCloud, sent, stored } = loadPublishedClient(address, {})
  const kept = (name: string): unknown => JSON.parse(String(stored.get(name))).content
  const client = uniCloud.init({ provider: 'tencent', spaceId: 'space-1' }) as unknown as SecondClient
  await client.auth().signInAnonymously()
  expect(sent).toEqual(['/auth/v1/signin/anonymously', '/auth/v1/user/me'])
  expect(kept('device_id')).toMatch(/^\w{16,48}$/)
  expect(kept('token_type_space-1')).toBe('Bearer')
  expect(kept('user_info_space-1')).toMatchObject({ sub: expect.stringMatching(/^[\w-]{22}$/), user_type: 'anonymous' })
})
