// Runs a command of ours. On a machine where what it needs is not there yet, that is made first, told on standard error:
// standard output is the command's alone.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** @param needs the steps of build.mjs it stands on, with a file each leaves behind */
export function runCommand(needs, command) {
  const missing = Object.keys(needs).filter((step) => !existsSync(join(root, needs[step])))
  const installed = existsSync(join(root, 'node_modules/.ziyuan-install'))
  if (!installed || missing.length > 0) {
    const steps = installed ? missing : Object.keys(needs)
    if (node(['tools/run/prepare.mjs', ...steps], ['ignore', 2, 2]) !== 0) process.exit(1)
  }
  process.exit(node(command, 'inherit'))
}

const node = (args, stdio) => spawnSync(process.execPath, args, { cwd: root, stdio }).status ?? 1
