import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { transact } from '../../../server/db/transact'
import { addPerson } from '../../../server/identity/people'
import { createPhoneSafe } from '../../../server/identity/phone-safe'
import type { Phone } from '../../../server/identity/phone'
import { grant, takeBack } from '../../../server/membership/grant'
import { MEMBERSHIP_TYPES } from '../../../server/membership/plans'
import { SEED, sized } from '../../support/random'
import { DATABASES, type TestDatabase } from '../support/databases'
import { newPhone, START, testKeys } from '../support/membership'

describe.each(DATABASES)('the ledger on %s', (_name, makeDatabase) => {
  const safe = createPhoneSafe(testKeys().phones)
  let database: TestDatabase
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterAll(() => database.remove())

  const newPerson = () =>
    transact(database.db, (trx) =>
      addPerson(trx, safe, { phone: `+86${newPhone()}` as Phone, password: 'x', now: START }),
    )
  const rowsOf = (personId: string) =>
    database.db.selectFrom('grants').selectAll().where('person_id', '=', personId).orderBy('id').execute()

  test('one source grants once, however often and however many at once', async () => {
    const { id } = await newPerson()
    const source = { kind: 'order', id: randomUUID() } as const
    const once = () => transact(database.db, (trx) => grant(trx, { personId: id, type: 'annual', source, now: START }))
    const granted = await Promise.all(Array.from({ length: 30 }, once))
    expect(granted.filter(Boolean)).toHaveLength(1)
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('a refund is a reversing row, written once; nothing else is touched', async () => {
    const { id } = await newPerson()
    const source = { kind: 'order', id: randomUUID() } as const
    await transact(database.db, (trx) => grant(trx, { personId: id, type: 'halfYear', source, now: START }))
    const back = () => transact(database.db, (trx) => takeBack(trx, source, `refund-${source.id}`, START))
    const taken = await Promise.all([back(), back(), back()])
    expect(taken.filter((one) => one.ok && one.value)).toHaveLength(1)
    expect((await rowsOf(id)).map(({ months }) => months)).toEqual([6, -6])
    const none = await transact(database.db, (trx) => takeBack(trx, { kind: 'order', id: 'none' }, 'r', START))
    expect(none).toEqual({ ok: false, error: { code: 'membership/no-such-grant' } })
  })

  test('whoever asks: what is written in the ledger is neither changed nor deleted', async () => {
    const { id } = await newPerson()
    const source = { kind: 'operator', id: randomUUID() } as const
    await transact(database.db, (trx) => grant(trx, { personId: id, type: 'monthly', source, now: START }))
    const restricted = expect.objectContaining({ code: '23001' })
    await expect(sql`update grants set months = 99`.execute(database.db)).rejects.toEqual(restricted)
    await expect(sql`delete from grants`.execute(database.db)).rejects.toEqual(restricted)
  })

  test('random histories leave a ledger whose sum is what was granted and not taken back', async () => {
    const step = fc.record({ type: fc.constantFrom(...MEMBERSHIP_TYPES), refunded: fc.boolean(), twice: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { id } = await newPerson()
        let expected = 0
        for (const [i, { type, refunded, twice }] of steps.entries()) {
          const source = { kind: 'order', id: randomUUID() } as const
          const give = () => transact(database.db, (trx) => grant(trx, { personId: id, type, source, now: START + i }))
          await Promise.all(twice ? [give(), give()] : [give()])
          if (refunded) await transact(database.db, (trx) => takeBack(trx, source, source.id, START + i))
          else expected += { monthly: 1, halfYear: 6, annual: 12 }[type]
        }
        expect((await rowsOf(id)).reduce((sum, { months }) => sum + months, 0)).toBe(expected)
      }),
      { numRuns: sized(400), seed: SEED },
    )
  })
})
