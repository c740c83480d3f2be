// From a fresh checkout to a verdict: install packages and a browser, then every check.
import { check } from './check.mjs'
import { install } from './install.mjs'
import { stopOnSignals } from './processes.mjs'
import { installSystemPackages } from './system-packages.mjs'

export async function wholeTest() {
  stopOnSignals(130)
  if (!(await prepare()) || !(await check())) process.exitCode = 1
}

/** Without its set-up nothing can be tested, and that counts as a failure like any other. */
async function prepare() {
  const prepared = (await install()) && (await installSystemPackages())
  if (!prepared) console.log('0 passed, 1 failed')
  return prepared
}
