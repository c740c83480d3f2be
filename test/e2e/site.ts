// The built server over the built H5 client, on a free port of this machine.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const START_LIMIT_MS = 60_000
/** For whoever waits for a site: its database is made first. */
export const OPENING_MS = 70_000

export interface Site {
  readonly url: string
  close(): Promise<void>
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'ziyuan-e2e-'))

/** @param dataDir of the embedded database; removed when the site closes */
export async function openSite(dataDir = newDataDir()): Promise<Site> {
  const port = await freePort()
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'test', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await answering(`${url}/health`, server)
  return {
    url,
    async close() {
      await closed(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

async function answering(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error(`no answer from ${url}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}

const closed = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
