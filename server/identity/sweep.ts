import type { Db } from '../db/transact'
import { LIMITS } from './limits'

/** What nobody can use any more: tokens past their time, tries no window reaches. For a daily clock. */
export async function sweepIdentities(db: Db, now: number): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<', new Date(now)).execute()
  await db
    .deleteFrom('attempts')
    .where('at', '<', new Date(now - LIMITS.address.windowMs))
    .execute()
}
