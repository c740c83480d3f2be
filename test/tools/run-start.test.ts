// The real scripts in a sandbox, with a stand-in for npm.
import { type AddressInfo, createServer, type Server } from 'node:net'
import { ended, makeSandbox, until } from './run-sandbox'

jest.setTimeout(20_000)
let box: ReturnType<typeof makeSandbox>
beforeEach(() => void (box = makeSandbox()))
afterEach(() => box.remove())

const listen = (): Promise<Server> =>
  new Promise((done) => {
    const server = createServer().listen(0, 'localhost', () => done(server))
  })
const portOf = (server: Server) => (server.address() as AddressInfo).port
const close = (server: Server) => new Promise((done) => server.close(done))
async function freePort(): Promise<string> {
  const server = await listen()
  const port = portOf(server)
  await close(server)
  return String(port)
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts, waits for the server, stops it as Ctrl-C would. */
async function startAndStop(env: Record<string, string> = {}) {
  const PORT = await freePort()
  const child = box.spawn('start.mjs', { PORT, ...env })
  const end = ended(child)
  await new Promise<void>((ready) =>
    child.stdout?.on('data', (chunk: Buffer) => `${chunk}`.includes('ready') && ready()),
  )
  const body = await (await fetch(`http://localhost:${PORT}/`)).text()
  child.kill('SIGINT')
  return { body, ...(await end) }
}

const ALL = ['ci --include=dev', 'run packs', 'run build:h5']

test('a fresh checkout is installed, built for production and served; Ctrl-C ends it without a word', async () => {
  const first = await startAndStop()
  expect([first.body, first.code]).toEqual(['here', 0])
  expect(first.output).toContain('install: npm ci, because node_modules is missing')
  expect(first.output).toMatch(/h5: done in \d+\.\d s/)
  expect(box.asked()).toEqual(ALL)
  expect(box.read('dist/h5/index.html')).toBe('production')
})

test('a second start does nothing again but what went stale', async () => {
  await startAndStop()
  box.asked()
  await startAndStop()
  expect(box.asked()).toEqual([])
  box.write('src/app.ts', 'export const changed = true')
  await startAndStop()
  expect(box.asked()).toEqual(['run build:h5'])
  box.write('package.json', '{"name":"sandbox","scripts":{"new":"true"}}')
  await startAndStop()
  expect(box.asked()).toEqual(['run packs', 'run build:h5'])
  box.write('package-lock.json', '{"changed":true}')
  await startAndStop()
  expect(box.asked()).toEqual(ALL)
})

test('an occupied port is reported before anything is installed', async () => {
  const other = await listen()
  const port = portOf(other)
  const { code, output } = await ended(box.spawn('start.mjs', { PORT: String(port) }))
  await close(other)
  expect([code, output]).toEqual([
    1,
    `Port ${port} is already in use on localhost. Choose another: PORT=${port + 1} npm start`,
  ])
  expect(box.asked()).toEqual([])
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc". Choose another: PORT=8787 npm start'],
  [{ HOST: 'no such host' }, 'HOST must be an address of this machine, not "no such host".'],
])('%j is reported before anything is installed', async (env, message) => {
  const { code, output } = await ended(box.spawn('start.mjs', env))
  expect([code, output, box.asked()]).toEqual([1, message, []])
})

test('a failing step says so in its own words and by name', async () => {
  const { code, output } = await ended(box.spawn('start.mjs', { PORT: await freePort(), FAIL: 'run build:h5' }))
  expect(code).toBe(1)
  expect(output).toMatch(/the tool's own words\nh5: failed after \d+\.\d s \(npm run build:h5, exit code 3\)$/)
})

test.each([
  ['SIGINT', 'run build:h5'],
  ['SIGTERM', 'ci --include=dev'],
] as const)('%s during `npm %s` ends its whole tree, and what it did is stale', async (signal, slow) => {
  const child = box.spawn('start.mjs', { PORT: await freePort(), SLOW: slow })
  const end = ended(child)
  await until(() => box.has('sleeper.pid') && box.read('sleeper.pid') !== '')
  const sleeper = Number(box.read('sleeper.pid'))
  child.kill(signal)
  child.kill(signal)
  const { code, output } = await end
  expect([code, isAlive(sleeper)]).toEqual([0, false])
  expect(output).not.toMatch(/failed|Error/)
  box.asked()
  await startAndStop()
  expect(box.asked()).toContain(slow)
})

describe('the whole test', () => {
  const runAll = (env: Record<string, string>) =>
    ended(box.spawn('test.mjs', { CI: 'true', CHROMIUM: process.execPath, ...env }))

  test('installs, runs every step and ends with the count', async () => {
    const { code, output } = await runAll({})
    expect(box.asked().map((words) => words.split(' ')[1])).toEqual([
      ...['--include=dev', 'packs', 'lint:floors', 'lint', 'types', 'build:weapp', 'build:alipay', 'build:h5'],
      ...['test:unit', 'test:tools', 'test:component', 'test:server', 'test:mini', 'test:e2e'],
    ])
    expect(code).toBe(0)
    expect(output).toMatch(/\n38 passed, 0 failed$/)
  })

  test('that cannot be set up is a failed one', async () => {
    const { code, output } = await runAll({ FAIL: 'ci --include=dev' })
    expect([code, box.asked()]).toEqual([1, ['ci --include=dev']])
    expect(output).toMatch(/0 passed, 1 failed$/)
  })

  test('goes on after a failure, but not to what stands on it', async () => {
    const { code, output } = await runAll({ FAIL: 'run build:h5' })
    expect(code).toBe(1)
    expect(output).toContain('== test:e2e: not run, for h5 failed')
    expect(output).toMatch(/failed: h5, test:e2e\n32 passed, 2 failed$/)
  })
})
