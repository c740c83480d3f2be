// How often a phone or an address may try. Counted in the database, so several processes share one count.
import { sql } from 'kysely'
import { type Db, lock, transact, type Trx } from '../db/transact'
import { networkOf } from './network'
import type { PhoneSafe } from './phone-safe'

const MINUTE_MS = 60_000
export const LIMITS = {
  phone: { tries: 5, windowMs: 15 * MINUTE_MS },
  address: { tries: 20, windowMs: 60 * MINUTE_MS },
} as const

export interface Trier {
  /** E.164, or whatever names the one who is tried for. */
  readonly phone: string
  readonly address: string
}

/** A try that was let through; `forgive` when it succeeded, and the phone starts again from none. */
export interface Try {
  forgive(): Promise<void>
}

export interface Limits {
  /** Counted before the work and committed on its own, so that tries in parallel cannot pass together. */
  take(trier: Trier, now: number): Promise<Try | null>
  forgetPhone(trx: Trx, phone: string): Promise<void>
}

export function createLimits(db: Db, safe: PhoneSafe): Limits {
  const forgetPhone = async (on: Db | Trx, phone: string) => {
    const subject = safe.alias('phone', phone)
    await on.deleteFrom('attempts').where('kind', '=', 'phone').where('subject', '=', subject).execute()
  }
  const forgive = async (phone: string, addressTry: string) => {
    await forgetPhone(db, phone)
    await db.deleteFrom('attempts').where('id', '=', addressTry).execute()
  }
  return {
    forgetPhone,
    take: ({ phone, address }, now) =>
      transact(db, async (trx) => {
        const subjects = { phone: safe.alias('phone', phone), address: safe.alias('address', networkOf(address)) }
        for (const kind of ['phone', 'address'] as const) await lock(trx, `tries:${kind}:${subjects[kind]}`)
        const full =
          (await isFull(trx, 'phone', subjects.phone, now)) || (await isFull(trx, 'address', subjects.address, now))
        if (full) return null
        await sweep(trx, now)
        await record(trx, 'phone', subjects.phone, now)
        const addressTry = await record(trx, 'address', subjects.address, now)
        return { forgive: () => forgive(phone, addressTry) }
      }),
  }
}

async function isFull(trx: Trx, kind: keyof typeof LIMITS, subject: string, now: number): Promise<boolean> {
  const { tries, windowMs } = LIMITS[kind]
  const found = await trx
    .selectFrom('attempts')
    .select((on) => on.fn.countAll<string>().as('count'))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('at', '>', new Date(now - windowMs))
    .executeTakeFirstOrThrow()
  return Number(found.count) >= tries
}

async function record(trx: Trx, kind: keyof typeof LIMITS, subject: string, now: number): Promise<string> {
  const row = { kind, subject, at: new Date(now) }
  return (await trx.insertInto('attempts').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** What no window reaches any more goes, a little with every try. */
async function sweep(trx: Trx, now: number): Promise<void> {
  const old = new Date(now - LIMITS.address.windowMs)
  await sql`delete from attempts where id in
    (select id from attempts where at < ${old} order by at limit 100 for update skip locked)`.execute(trx)
}
