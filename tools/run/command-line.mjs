// Runs tools/cli. On a machine where nothing is installed or built yet, that comes first, told on standard error:
// standard output is the command's alone.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const PREPARED = ['node_modules/.ziyuan-install', 'src/platform/packs/builtin/manifest.json']

export function runCommandLine(args) {
  const prepared = PREPARED.every((path) => existsSync(join(root, path)))
  if (!prepared && node(['tools/run/prepare.mjs'], ['ignore', 2, 2]) !== 0) process.exit(1)
  process.exit(node(['--import', 'tsx', 'tools/cli/main.ts', ...args], 'inherit'))
}

const node = (args, stdio) => spawnSync(process.execPath, args, { cwd: root, stdio }).status ?? 1
