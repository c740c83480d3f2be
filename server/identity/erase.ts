import type { Trx } from '../db/transact'
import { lockPerson } from './people'

/**
 * Nothing is left that leads to anybody: phone and password, devices and tokens are gone. The ledger keeps its rows,
 * which now belong to a random number, so that sums and spent codes stay what they were.
 */
export async function erasePerson(trx: Trx, personId: string, now: number): Promise<void> {
  await lockPerson(trx, personId)
  await trx.deleteFrom('tokens').where('person_id', '=', personId).execute()
  await trx.deleteFrom('devices').where('person_id', '=', personId).execute()
  await trx
    .updateTable('people')
    .set({ phone_mac: null, phone_box: null, password: null, role: 'user', erased_at: new Date(now) })
    .where('id', '=', personId)
    .execute()
}
