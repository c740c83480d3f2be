// `npm run -s ziyuan-admin -- …`
import { userInfo } from 'node:os'
import { openDatabase } from '../db/open'
import { runAdmin } from './command-line'

/** Failures whose message says all there is to say. */
const PLAIN = ['env/invalid', 'db/in-use', 'db/newer', 'db/not-made', 'phone/seal-broken']

function failed(error: Error & { code?: string }): number {
  console.error(PLAIN.includes(error.code ?? '') ? error.message : error)
  return 1
}

runAdmin(process.argv.slice(2), {
  env: process.env,
  open: openDatabase,
  actor: userInfo().username,
  now: Date.now(),
  print: (line) => console.log(line),
  note: (line) => console.error(line),
})
  .catch(failed)
  .then((status) => {
    process.exitCode = status
  })
