import type { Trx } from '../db/transact'
import type { PhoneSafe } from './phone-safe'

/** Rewrites what older keys made under the one in use; after it they may leave PHONE_KEYS. Returns how many rows. */
export async function renewPhones(trx: Trx, safe: PhoneSafe): Promise<number> {
  const query = trx.selectFrom('people').select(['id', 'phone_mac', 'phone_box']).where('phone_box', 'is not', null)
  const people = await query.forUpdate().execute()
  const old = people.filter(
    ({ phone_mac, phone_box }) => ![phone_mac, phone_box].every((text) => isCurrent(safe, text)),
  )
  for (const { id, phone_box } of old) {
    const phone = safe.open(phone_box ?? '', id)
    const change = { phone_mac: safe.mac(phone), phone_box: safe.seal(phone, id) }
    await trx.updateTable('people').set(change).where('id', '=', id).execute()
  }
  return old.length
}

const isCurrent = (safe: PhoneSafe, text: string | null) => text !== null && safe.isCurrent(text)
