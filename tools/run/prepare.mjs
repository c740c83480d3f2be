// What the command line needs before it can run: packages and packs.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { stopOnSignals } from './processes.mjs'

stopOnSignals(130)
if (!(await install()) || !(await build('packs'))) process.exitCode = 1
