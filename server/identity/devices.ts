import { createHash, randomUUID } from 'node:crypto'
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import { type Db, transact, type Trx } from '../db/transact'
import { lockPerson } from './people'

export const DEVICES_MAX = 3

export interface KnownDevice {
  readonly id: string
  readonly addedAt: Date
}

export type TooManyDevices = Failure<'membership/too-many-devices'>

/** Under the person's lock. The device's row, made when it is new and there is room. */
export async function admitDevice(
  trx: Trx,
  personId: string,
  deviceId: string,
  now: number,
): Promise<Result<string, TooManyDevices>> {
  const hash = hashOfDevice(personId, deviceId)
  const known = await trx
    .selectFrom('devices')
    .select(['id', 'device_hash'])
    .where('person_id', '=', personId)
    .execute()
  const same = known.find((device) => device.device_hash === hash)
  if (same) return ok(same.id)
  if (known.length >= DEVICES_MAX) return fail('membership/too-many-devices', { most: DEVICES_MAX })
  const id = randomUUID()
  const row = { id, person_id: personId, device_hash: hash, added_at: new Date(now) }
  await trx.insertInto('devices').values(row).execute()
  return ok(id)
}

/** Oldest first. */
export async function devicesOf(db: Db, personId: string): Promise<KnownDevice[]> {
  const query = db.selectFrom('devices').select(['id', 'added_at']).where('person_id', '=', personId)
  const rows = await query.orderBy('added_at').orderBy('id').execute()
  return rows.map(({ id, added_at }) => ({ id, addedAt: added_at }))
}

/** Its token goes with it. False when this person has no such device. */
export const removeDevice = (db: Db, personId: string, id: string): Promise<boolean> =>
  transact(db, async (trx) => {
    await lockPerson(trx, personId)
    const query = trx.deleteFrom('devices').where('person_id', '=', personId).where('id', '=', id)
    return (await query.executeTakeFirst()).numDeletedRows > 0
  })

/** A device's own name is not kept, and one device of two people is two. */
const hashOfDevice = (personId: string, deviceId: string) =>
  createHash('sha256').update(`${personId}:${deviceId}`).digest('base64url')
