// Installs from the lock file when node_modules is missing or was made for another one.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quietly } from './progress.mjs'
import { root } from './root.mjs'

const FOLDER = join(root, 'node_modules')
const STAMP = join(FOLDER, '.ziyuan-install')
/** The parts of package.json an installation follows; a changed script is no reason for another. */
const FOLLOWED = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']

/** Resolves with whether node_modules answers to the lock file. An interrupted installation leaves no stamp. */
export async function install() {
  const wanted = wantedStamp()
  const found = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null
  if (found === wanted) return true
  rmSync(STAMP, { force: true })
  // Under NODE_ENV=production npm would leave out the tools that build.
  if (!(await quietly('install', `npm ci, because ${reason(found)}`, [['npm', 'ci', '--include=dev']]))) return false
  writeFileSync(STAMP, wanted)
  return true
}

function wantedStamp() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [nodeMajor] = process.versions.node.split('.')
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify(FOLLOWED.map((field) => manifest[field])))
    .update(`${nodeMajor} ${process.platform} ${process.arch}`)
    .digest('hex')
}

function reason(found) {
  if (!existsSync(FOLDER)) return 'node_modules is missing'
  if (found === null) return 'node_modules has no stamp of a finished installation'
  return 'the lock file, package.json or Node changed since the last installation'
}
