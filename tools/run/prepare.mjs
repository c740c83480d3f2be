// What a command needs before it can run: packages, then the steps it names.
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { stopOnSignals } from './processes.mjs'

stopOnSignals(130)
if (!(await install()) || !(await buildAll(process.argv.slice(2)))) process.exitCode = 1
