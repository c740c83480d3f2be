// From a fresh checkout to a running server: install, build what is stale, listen.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { addressComplaint } from './port.mjs'
import { stopOnSignals } from './processes.mjs'
import { root } from './root.mjs'

export async function serve() {
  const release = stopOnSignals(0)
  process.chdir(root)
  const complaint = await addressComplaint(process.env)
  if (complaint) console.error(complaint)
  if (complaint || !(await install()) || !(await buildAll(['packs', 'h5', 'server']))) {
    process.exitCode = 1
    return
  }
  // In this process: whoever ends us has ended the server. It takes the signals over while it is being loaded.
  await import(pathToFileURL(join(root, 'dist/server/main.mjs')))
  release()
}
