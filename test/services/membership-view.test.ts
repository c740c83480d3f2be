import { VISITOR } from '../../src/services/membership'
import { viewAt } from '../../src/services/membership-view'
import { sells } from '../../src/services/sale'
import type { MembershipStatus } from '../../src/protocol/membership'

const END = Date.parse('2026-12-20T00:00:00Z')
const MEMBER: MembershipStatus = {
  ...VISITOR,
  state: 'member',
  type: 'monthly',
  expiresAt: '2026-12-20T00:00:00Z',
  remaining: { days: 99, hours: 9 },
}
const HOUR = 3_600_000

test.each([
  [30 * 24 * HOUR + 5.9 * HOUR, 'member', { days: 30, hours: 5 }],
  [HOUR - 1, 'member', { days: 0, hours: 0 }],
  [1, 'member', { days: 0, hours: 0 }],
  [0, 'expired', { days: 0, hours: 0 }],
  [-1e12, 'expired', { days: 0, hours: 0 }],
])('%i ms before its end a remembered membership is %s', (left, state, remaining) =>
  expect(viewAt(MEMBER, END - left)).toMatchObject({ state, remaining, expiresAt: END }),
)

test('a visitor has nothing that could end', () =>
  expect(viewAt(VISITOR, END)).toMatchObject({ state: 'none', expiresAt: null, remaining: { days: 0, hours: 0 } }))

test.each([
  ['everywhere', 'ios', true],
  ['everywhere', 'other', true],
  ['not-on-ios', 'other', true],
  ['not-on-ios', 'ios', false],
] as const)('a build that sells %s, on %s: %p', (sale, os, shown) => expect(sells(sale, os)).toBe(shown))
