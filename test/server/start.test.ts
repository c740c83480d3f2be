// The server as production starts it: bundled, in a process of its own, over a data folder that is not there yet.
import { randomBytes } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { signatureOf } from '../../server/cloud/signature'
import { KEY_VARIABLES } from '../../server/keys'
import type { CloudReply } from '../../src/protocol/cloud'

const BUNDLE = resolve('.cache/server-start-test/main.mjs')
const key = () => `k1:${randomBytes(32).toString('base64')}`
let folder: string
let env: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ziyuan-start-'))
  mkdirSync(join(folder, 'h5'))
  writeFileSync(join(folder, 'h5/index.html'), '<!doctype html>')
  const bundle = { bundle: true, platform: 'node', target: 'node20', format: 'esm', packages: 'external' } as const
  await build({ entryPoints: ['server/main.ts'], outfile: BUNDLE, ...bundle })
  env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    H5_DIR: join(folder, 'h5'),
    PUBLIC_URL: 'https://ziyuan.example',
    SPACE_ID: 'space-1',
    CLIENT_SECRET: 'secret',
    ...Object.fromEntries(Object.values(KEY_VARIABLES).map((name) => [name, key()])),
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })

const start = (changed: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [BUNDLE], { env: { ...env, ...changed }, stdio: ['ignore', 'pipe', 'pipe'] })

async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, said: Buffer.concat(chunks).toString() })))
}

test.each(['CLIENT_SECRET', 'PUBLIC_URL', ...Object.values(KEY_VARIABLES)])(
  'production without %s is refused by one line that names it',
  async (name) => {
    const { code, said } = await ended(start({ [name]: '' }))
    expect([code, said]).toEqual([1, expect.stringMatching(new RegExp(`^${name} must be set in production[^\n]*\n$`))])
  },
  30_000,
)

test('it starts, answers the protocol, and ends when it is told to', async () => {
  const child = start()
  const end = ended(child)
  const address = `http://localhost:${env.PORT}`
  await new Promise<void>((ready, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Ziyuan is ready') && ready())
    void end.then(({ said }) => fail(new Error(said)))
  })
  expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${address}/docs/json`)).status).toBe(404)

  const ask = async (method: string, params: object, token?: string): Promise<CloudReply> => {
    const body = { method, params: JSON.stringify(params), spaceId: 'space-1', timestamp: 1, ...(token && { token }) }
    const headers = { 'content-type': 'application/json', 'x-serverless-sign': signatureOf(body, 'secret') }
    const reply = await fetch(`${address}/client`, {
      method: 'POST',
      headers: { ...headers, ...(token && { 'x-basement-token': token }) },
      body: JSON.stringify(body),
    })
    return (await reply.json()) as CloudReply
  }
  const { data } = await ask('serverless.auth.user.anonymousAuthorize', {})
  const plans = { functionTarget: 'plans/list', functionArgs: { locale: 'zh-Hans' } }
  const reply = await ask('serverless.function.runtime.invoke', plans, (data as { accessToken: string }).accessToken)
  expect(reply).toMatchObject({ success: true, data: { ok: true, value: [{ type: 'monthly' }, {}, {}] } })

  child.kill('SIGTERM')
  const { code, said } = await end
  expect(code).toBe(0)
  const calls = said.split('\n').filter((line) => line.includes('"route":"/client"'))
  expect(calls).toHaveLength(2)
  expect(calls.join('')).not.toMatch(/127\.0\.0\.1|::1/)
}, 60_000)
