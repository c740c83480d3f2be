// `tsx test/support/seed-members.ts DATA_DIR`: members for a browser test, made before its server owns the database.
// Prints JSON: codes nobody has used, and the phone of somebody whose membership has ended.
import { resolve } from 'node:path'
import { issueBatch } from '../../server/codes/batches'
import { openDatabase } from '../../server/db/open'
import { transact } from '../../server/db/transact'
import { readKeys } from '../../server/keys'
import { membershipFunctions } from '../../server/membership/functions'
import { membershipParts } from '../../server/membership/parts'

const PASSWORD = 'a good password'
const DAY_MS = 86_400_000

async function seed(dataDir: string): Promise<object> {
  const keys = readKeys({ env: {}, production: false, dataDir })
  const { db, close } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir })
  const now = Date.now()
  const issue = (count: number) =>
    transact(db, (trx) => issueBatch(trx, membershipParts({ db, keys }).codeMacs, { type: 'monthly', count, now }))
  const { codes } = await issue(3)
  const expiredPhone = `139${String(now).slice(-8)}`
  const redeemed = await membershipFunctions({ db, keys })['membership/redeem']?.(
    { phone: expiredPhone, code: codes[0], password: PASSWORD, deviceId: 'seeded-device-0001' },
    { address: '127.0.0.1', deviceId: null, requestId: 'seed', now: () => now - 60 * DAY_MS },
  )
  await close()
  if (!redeemed?.ok) throw new Error(`seed: ${JSON.stringify(redeemed)}`)
  return { codes: codes.slice(1), password: PASSWORD, expiredPhone, freshPhone: `138${String(now).slice(-8)}` }
}

void seed(resolve(process.argv[2] ?? '')).then((made) => console.log(JSON.stringify(made)))
