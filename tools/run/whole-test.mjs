// From a fresh checkout to a verdict: install packages and a browser, then every check.
import { check } from './check.mjs'
import { install } from './install.mjs'
import { stopOnSignals } from './processes.mjs'
import { installSystemPackages } from './system-packages.mjs'

export async function wholeTest() {
  stopOnSignals(130)
  if (!(await install()) || !(await installSystemPackages()) || !(await check())) process.exitCode = 1
}
