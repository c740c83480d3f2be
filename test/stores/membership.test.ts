import { createValueStore } from '../../src/platform/storage/typed'
import { StorageFull } from '../../src/platform/storage/contract'
import { createMembership } from '../../src/stores/membership'
import type { Joined, MembershipStatus } from '../../src/protocol/membership'

const STATUS: MembershipStatus = {
  state: 'member',
  type: 'halfYear',
  expiresAt: '2027-05-20T00:00:00.000Z',
  remaining: { days: 180, hours: 3 },
  phone: '138****5678',
  admin: false,
  statement: null,
}
const JOINED: Joined = { identity: 'token', identityExpiresAt: '2026-12-20T00:00:00.000Z', status: STATUS }

function kept(texts: Record<string, string> = {}) {
  return {
    texts,
    values: createValueStore({
      read: (key) => texts[key] ?? null,
      write: (key, text) => void (texts[key] = text),
      remove: (key) => void delete texts[key],
    }),
  }
}

test('a device that joined is known again at the next start', () => {
  const { values, texts } = kept()
  createMembership(values).getState().join(JOINED)
  expect(texts['identity-token']).toBe('token')
  expect(texts['identity-expiry']).toBe(`{"type":"number","data":${Date.parse(JOINED.identityExpiresAt)}}`)
  expect(createMembership(values).getState()).toMatchObject({
    identity: { token: 'token', expiresAt: Date.parse(JOINED.identityExpiresAt) },
    status: STATUS,
  })
})

test('what the server says later replaces what it said, and who one is stays', () => {
  const { values } = kept()
  const store = createMembership(values)
  store.getState().join(JOINED)
  store.getState().see({ ...STATUS, state: 'expired' })
  expect(createMembership(values).getState()).toMatchObject({
    identity: { token: 'token' },
    status: { state: 'expired' },
  })
})

test("learnt keys stay when the member leaves: they are the server's", () => {
  const { values } = kept()
  const store = createMembership(values)
  store.getState().learn([{ id: 'k1', publicKey: 'AAAA' }])
  store.getState().leave()
  expect(createMembership(values).getState().keys).toEqual({ k1: 'AAAA' })
})

test('leaving leaves nothing behind', () => {
  const { values, texts } = kept()
  const store = createMembership(values)
  store.getState().join(JOINED)
  store.getState().leave()
  expect([store.getState().identity, store.getState().status, texts]).toEqual([null, null, {}])
})

test('a device without room is a member for this visit', () => {
  const values = createValueStore({
    read: () => null,
    write(key) {
      throw new StorageFull(key)
    },
    remove: () => undefined,
  })
  const store = createMembership(values)
  store.getState().join(JOINED)
  expect(store.getState().status).toEqual(STATUS)
})

test.each([
  [{ 'identity-token': 'token' }],
  [{ 'identity-token': 'token', 'identity-expiry': 'soon' }],
  [{ 'membership-status': '{"type":"object","data":{"version":0,"status":{}}}' }],
  [{ 'membership-status': '{"type":"object","data":null}' }],
  [{ 'membership-status': '{' }],
])('what was kept by another version or is broken counts as nothing: %j', (texts) => {
  const { identity, status } = createMembership(kept({ ...texts } as Record<string, string>).values).getState()
  expect([identity, status]).toEqual([null, null])
})
