import fc from 'fast-check'
import moment from 'moment-timezone'
import type { MembershipType } from '../../../src/protocol/membership'
import { type Grant, remaining, standingAt } from '../../../server/membership/ledger'
import { addMonths } from '../../../server/membership/months'
import { MEMBERSHIP_TYPES, MONTHS } from '../../../server/membership/plans'
import { SEED, sized } from '../../support/random'
import { DAY_MS } from '../support/membership'

const ZONE = 'Asia/Shanghai'
const at = (text: string) => Date.parse(text)

// Counted on a wall calendar by hand; times are Shanghai's.
test.each([
  ['2026-01-31T10:00+08:00', 1, '2026-02-28T10:00+08:00'],
  ['2028-01-31T10:00+08:00', 1, '2028-02-29T10:00+08:00'],
  ['2026-01-31T10:00+08:00', 2, '2026-03-31T10:00+08:00'],
  ['2026-08-31T23:59+08:00', 6, '2027-02-28T23:59+08:00'],
  ['2028-02-29T00:00+08:00', 12, '2029-02-28T00:00+08:00'],
  ['2026-12-15T08:00+08:00', 1, '2027-01-15T08:00+08:00'],
  // Already the 1st in Shanghai, still the 31st in UTC.
  ['2026-02-01T00:30+08:00', 1, '2026-03-01T00:30+08:00'],
])('%s and %i months is %s', (from, months, to) => {
  expect(new Date(addMonths(at(from), months)).toISOString()).toBe(new Date(at(to)).toISOString())
})

test('months are counted as an independent calendar counts them', () => {
  const instants = fc.integer({ min: at('2020-01-01'), max: at('2120-01-01') })
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 240 }), (instant, months) => {
      expect(addMonths(instant, months)).toBe(moment.tz(instant, ZONE).add(months, 'months').valueOf())
    }),
    { numRuns: sized(10_000), seed: SEED },
  )
})

/** What happens to one person: time passes, a card is granted, an earlier card is taken back. */
type Event =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'grant'; readonly type: MembershipType }
  | { readonly kind: 'takeBack'; readonly nth: number }

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 400 * DAY_MS }) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40 * DAY_MS }) }),
  fc.record({ kind: fc.constant('grant' as const), type: fc.constantFrom(...MEMBERSHIP_TYPES) }),
  fc.record({ kind: fc.constant('takeBack' as const), nth: fc.nat(10) }),
)
const histories = fc.record({
  start: fc.integer({ min: at('2026-01-01'), max: at('2032-01-01') }),
  events: fc.array(event, { maxLength: 24 }),
})

/** Stretches of membership, told forwards, one after the other: not how the ledger is read. */
function stretches(grants: readonly Grant[]) {
  const told: { from: number; to: number; months: number }[] = []
  for (const { id, months, at: granted, reverses } of grants) {
    if (reverses !== null || grants.some((other) => other.reverses === id)) continue
    const last = told[told.length - 1]
    const joins = last !== undefined && granted <= last.to
    const run = joins ? { from: last.from, months: last.months + months } : { from: granted, months }
    if (joins) told.pop()
    told.push({ ...run, to: moment.tz(run.from, ZONE).add(run.months, 'months').valueOf() })
  }
  return told
}

test('over random histories the sum is right, nothing overlaps, and a grant never shortens', () => {
  fc.assert(
    fc.property(histories, ({ start, events }) => {
      let now = start
      const grants: Grant[] = []
      const add = (grant: Omit<Grant, 'id' | 'at'>) => grants.push({ ...grant, id: String(grants.length + 1), at: now })
      for (const happened of events) {
        const before = standingAt(grants, now)
        if (happened.kind === 'wait') now += happened.ms
        if (happened.kind === 'grant') {
          const months = MONTHS[happened.type]
          add({ type: happened.type, months, reverses: null })
          const after = standingAt(grants, now)
          const from = Math.max(now, before.expiresAt ?? 0)
          expect(after).toMatchObject({ state: 'member', type: happened.type })
          // A month more from a day that was clamped may win back up to three days, and never loses one.
          expect(after.expiresAt).toBeGreaterThanOrEqual(addMonths(from, months))
          expect(after.expiresAt).toBeLessThanOrEqual(addMonths(from, months) + 3 * DAY_MS)
        }
        if (happened.kind === 'takeBack') {
          const taken = grants.filter(({ reverses }) => reverses === null)[happened.nth]
          if (!taken || grants.some(({ reverses }) => reverses === taken.id)) continue
          add({ type: taken.type, months: -taken.months, reverses: taken.id })
        }
        const told = stretches(grants)
        told.slice(1).forEach(({ from }, i) => expect(from).toBeGreaterThan(told[i]?.to ?? Infinity))
        const sum = grants.reduce((total, { months }) => total + months, 0)
        expect(told.reduce((total, { months }) => total + months, 0)).toBe(sum)
        const standing = standingAt(grants, now)
        const last = told[told.length - 1]
        expect(standing.expiresAt).toBe(last?.to ?? null)
        expect(standing.state).toBe(last === undefined ? 'none' : now < last.to ? 'member' : 'expired')
      }
    }),
    { numRuns: sized(10_000), seed: SEED },
  )
})

test('remaining is whole days and whole hours, and nothing once expired', () => {
  const standing = { state: 'member', type: 'annual', expiresAt: 10 * DAY_MS } as const
  expect(remaining(standing, 0)).toEqual({ days: 10, hours: 0 })
  expect(remaining(standing, 1)).toEqual({ days: 9, hours: 23 })
  expect(remaining({ ...standing, state: 'expired' }, 11 * DAY_MS)).toEqual({ days: 0, hours: 0 })
})
