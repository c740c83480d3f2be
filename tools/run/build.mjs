// Builds what is stale, for production: `node tools/run/build.mjs packs h5 server`.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isEntry } from './entry.mjs'
import { stopOnSignals } from './processes.mjs'
import { quietly } from './progress.mjs'
import { root } from './root.mjs'
import { createStamps } from './stale.mjs'
import { STEPS } from './steps.mjs'

const stamps = createStamps(root)

/** Resolves with whether the step's outputs are there and up to date. */
export async function build(name) {
  const { inputs, outputs, commands } = STEPS[name]
  const digest = stamps.digest(inputs)
  if (!stamps.isStale(name, digest)) {
    console.log(`${name}: up to date`)
    return true
  }
  stamps.forget(name)
  clearDist(outputs)
  if (!(await quietly(name, 'building', commands, { NODE_ENV: 'production' }))) return false
  const missing = outputs.find((path) => !existsSync(join(root, path)))
  if (missing) {
    console.error(`${name}: failed, it left nothing at ${missing}`)
    return false
  }
  stamps.markFresh(name, digest, outputs)
  return true
}

/** Builds in the order given, up to the first that fails. */
export async function buildAll(names) {
  for (const name of names) if (!(await build(name))) return false
  return true
}

/** Under dist nothing is kept by hand, and a file of an older build must not stay behind. */
function clearDist(outputs) {
  for (const path of outputs.filter((output) => output.startsWith('dist/'))) {
    rmSync(join(root, path), { recursive: true, force: true })
  }
}

if (isEntry(import.meta.url)) {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !Object.hasOwn(STEPS, name))
  stopOnSignals(130)
  if (unknown) console.error(`build: no step is called ${unknown}; there are ${Object.keys(STEPS).join(', ')}`)
  if (unknown || !(await buildAll(names))) process.exitCode = 1
}
