// The first start of the embedded database: whole, or not at all.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { sync } from './sync'

const DRAFT = '.draft-'

/** In a child, because initdb takes most of a gigabyte that a process does not give back. It ends with its parent. */
const CHILD = `
process.stdin.on('end', () => process.exit(1)).resume()
const { PGlite } = require(process.argv[1])
const make = async () => {
  const made = await PGlite.create({ dataDir: process.argv[2] })
  await made.exec('checkpoint')
  await made.close()
}
make().then(() => process.exit(0), (error) => { console.error(String(error)); process.exit(1) })
`

export class ClusterFailed extends Error {
  readonly code = 'db/not-made'

  constructor(reason: string) {
    super(`The embedded database could not be made: ${reason}`)
  }
}

/** @throws ClusterFailed with what the child said */
export async function makeCluster(folder: string): Promise<void> {
  clearAway(folder)
  // Never the name of an earlier draft: a child that outlived its parent may still be writing there.
  const draft = `${folder}${DRAFT}${randomBytes(4).toString('hex')}`
  await runChild(draft)
  syncTree(draft)
  renameSync(draft, folder)
  sync(dirname(folder))
}

/** What starts that came to nothing have left. */
function clearAway(folder: string): void {
  const own = basename(folder)
  const left = readdirSync(dirname(folder)).filter((name) => name === own || name.startsWith(`${own}${DRAFT}`))
  for (const name of left) rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

const runChild = (draft: string) =>
  new Promise<void>((resolve, reject) => {
    const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
    const child = spawn(process.execPath, ['-e', CHILD, pglite, draft], { stdio: ['pipe', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.once('error', (error) => reject(new ClusterFailed(error.message)))
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new ClusterFailed(said.trim() || `status ${code}`))))
  })

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else sync(path)
  }
  sync(folder)
}
