// The built server over the built H5 client, on a free port of this machine.
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
/** Kept between files and runs, because the first start of a database takes seconds. */
const DATA_DIR = join(ROOT, '.cache/e2e-data')
const START_LIMIT_MS = 60_000

export interface Site {
  readonly url: string
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const port = await freePort()
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'test', DATA_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await answering(`${url}/health`, server)
  return { url, close: () => closed(server) }
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
