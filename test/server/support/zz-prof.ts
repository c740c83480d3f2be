import { openDatabase } from '../../../server/db/open'
import { identify } from '../../../server/identity/identify'
import { statusOf } from '../../../server/membership/status'
import { membershipParts } from '../../../server/membership/parts'
import { createService, testKeys, newPhone, valueOf, START } from './membership'
async function main() {
  const { db, close } = await openDatabase({ databaseUrl: process.argv[2], dataDir: '/tmp/benchdata' })
  const keys = testKeys()
  const s = createService(db, keys)
  const { codes } = await s.issue('annual', 1)
  const { identity } = valueOf(await s.redeem({ phone: newPhone(), code: codes[0] }))
  const id = (await db.selectFrom('people').select('id').executeTakeFirstOrThrow()).id
  const parts = membershipParts({ db, keys })
  const who = (await identify(db, identity, START))!
  const run = async (name: string, work: () => unknown) => {
    for (let i = 0; i < 300; i++) await work()
    const n = 3000; const t0 = Date.now(); let left = n
    await Promise.all(Array.from({ length: 16 }, async () => { while (left-- > 0) await work() }))
    console.log(name, ((Date.now() - t0) / n * 1000).toFixed(0), 'us')
  }
  await run('point', () => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst())
  await run('compile point', () => db.selectFrom('people').selectAll().where('id', '=', id).compile())
  await run('identify', () => identify(db, identity, START))
  await run('statusOf', () => statusOf(parts, who, START))
  await run('sign', () => parts.statements.sign('x', who.standing, START))
  await run('open', () => parts.safe.open(who.phoneBox, who.personId))
  await run('status', () => s.status(identity))
  await close()
}
main()
