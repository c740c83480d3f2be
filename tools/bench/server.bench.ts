import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import space from '../../config/cloud-space.json'
import { signatureOf } from '../../server/cloud/signature'
import { startCluster } from '../../test/server/support/cluster'
import { median, rounded, type BenchLine } from './line'

const ROOT = join(__dirname, '../..')
const CONNECTIONS = 50
const REQUESTS = 3000
const ROUNDS = 3
const OURS_PORT = 8791
const BARE_PORT = 8792
const DEBIAN_POSTGRES = '/usr/lib/postgresql/15/bin'

/** Reads of a membership status beside a bare route with one point read, over both databases; start and memory. */
export async function serverBench(): Promise<readonly BenchLine[]> {
  build()
  const embedded = await measure('PGlite', {}, 450)
  process.env.ZIYUAN_TEST_POSTGRES_BIN ??= DEBIAN_POSTGRES
  const cluster = startCluster()
  try {
    return [...embedded, ...(await measure('PostgreSQL', { DATABASE_URL: cluster.url() }, 250))]
  } finally {
    cluster.stop('immediate')
    cluster.remove()
  }
}

async function measure(database: string, env: Record<string, string>, memoryGoal: number): Promise<BenchLine[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ziyuan-bench-'))
  const bareDir = mkdtempSync(join(tmpdir(), 'ziyuan-bare-'))
  const seeded = seed(dataDir, env)
  const begun = Date.now()
  const ours = await start(['dist/server/main.mjs'], OURS_PORT, { ...env, DATA_DIR: dataDir })
  const startMs = Date.now() - begun
  const bare = await start(['--import', 'tsx', 'tools/bench/bare-server.ts'], BARE_PORT, { ...env, DATA_DIR: bareDir })
  try {
    const idle = residentMegabytes(ours)
    const status = await statusCall(seeded)
    const rounds: { ours: number; bare: number }[] = []
    for (let i = 0; i <= ROUNDS; i++)
      rounds.push({ ours: await perSecond(OURS_PORT, status), bare: await perSecond(BARE_PORT, status) })
    const [mine, floor] = [median(rounds.slice(1).map((r) => r.ours)), median(rounds.slice(1).map((r) => r.bare))]
    const line = (subject: string, value: number, unit: string, beside: string, ratio: number, goal: string) => ({
      ...{ bench: 'server', subject: `${subject}, ${database}`, value: rounded(value), unit, beside },
      ratio: rounded(ratio),
      goal,
    })
    return [
      line(
        'membership status',
        mine,
        'req/s',
        `bare fastify + point read (${rounded(floor)} req/s)`,
        mine / floor,
        'at least 0.7',
      ),
      line('start over an existing database', startMs / 1000, 's', 'a second', startMs / 1000, 'at most 1 s'),
      line('idle memory', idle, 'MB', `the goal (${memoryGoal} MB)`, idle / memoryGoal, `at most ${memoryGoal} MB`),
    ]
  } finally {
    for (const child of [ours, bare]) child.kill('SIGKILL')
    for (const folder of [dataDir, bareDir]) rmSync(folder, { recursive: true, force: true })
  }
}

function build(): void {
  const { status } = spawnSync(process.execPath, ['tools/run/build.mjs', 'packs', 'h5', 'server'], { cwd: ROOT })
  if (status !== 0) throw new Error('server bench: the server does not build')
}

interface Seeded {
  readonly codes: readonly string[]
  readonly password: string
  readonly freshPhone: string
}

function seed(dataDir: string, env: Record<string, string>): Seeded {
  const args = ['--import', 'tsx', 'test/support/seed-members.ts', dataDir]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(`server bench: ${stderr}`)
  return JSON.parse(stdout) as Seeded
}

async function start(args: string[], port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`http://localhost:${port}/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`server bench: ${args.join(' ')} ended with ${child.exitCode}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  return child
}

const residentMegabytes = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024

interface Call {
  readonly headers: Record<string, string>
  readonly body: string
}

function signed(method: string, params: object, token: string): Call {
  const body = { method, params: JSON.stringify(params), spaceId: space.spaceId, timestamp: Date.now() }
  const sent = token === '' ? body : { ...body, token }
  return {
    headers: {
      'content-type': 'application/json',
      'x-serverless-sign': signatureOf(sent, space.clientSecret),
      'x-basement-token': token,
    },
    body: JSON.stringify(sent),
  }
}

const invoke = (functionTarget: string, functionArgs: object, token: string): Call =>
  signed('serverless.function.runtime.invoke', { functionTarget, functionArgs }, token)

async function send({ headers, body }: Call): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://localhost:${OURS_PORT}/client`, { method: 'POST', headers, body })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

/** The call a member's client makes, ready to be sent many times. */
async function statusCall({ codes, password, freshPhone }: Seeded): Promise<Call> {
  const grant = await send(signed('serverless.auth.user.anonymousAuthorize', {}, ''))
  const token = String(grant.accessToken)
  const args = { phone: freshPhone, code: codes[0], password, deviceId: 'bench-device-00001' }
  const joined = (await send(invoke('membership/redeem', args, token))) as { value?: { identity: string } }
  if (!joined.value) throw new Error(`server bench: ${JSON.stringify(joined)}`)
  return invoke('membership/status', { identity: joined.value.identity }, token)
}

async function perSecond(port: number, call: Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = REQUESTS
  const begun = process.hrtime.bigint()
  const worker = async (): Promise<void> => {
    while (left-- > 0) await post(agent, port, call)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
  return REQUESTS / (Number(process.hrtime.bigint() - begun) / 1e9)
}

const post = (agent: Agent, port: number, { headers, body }: Call): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: 'localhost', method: 'POST', path: '/client', headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`server bench: status ${answer.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
