// The container's files against the repository they build: what they name is there, what they need is documented.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readEnv } from '../../server/env'
import { KEY_VARIABLES } from '../../server/keys'

const ROOT = resolve(__dirname, '../..')
const read = (name: string) => readFileSync(resolve(ROOT, name), 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yml')
const operate = read('docs/operate.md')
const all = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, found = '']) => found)

const instructions = all(dockerfile.replace(/\\\n\s*/g, ' '), /^([A-Z]+) /gm)
const BUILT = ['dist/h5', 'dist/server', 'src/platform/packs/builtin']

test('the Dockerfile knows its instructions and ends without root', () => {
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']
  expect(instructions.filter((name) => !known.includes(name))).toEqual([])
  expect(instructions[0]).toBe('FROM')
  expect(all(dockerfile, /^USER (\w+)/gm)).toEqual(['node'])
  expect(dockerfile.lastIndexOf('\nRUN ')).toBeLessThan(dockerfile.indexOf('\nUSER '))
})

test('every image names its version, and Node is one we support', () => {
  const images = [...all(dockerfile, /^FROM (\S+)/gm), ...all(compose, /image: (\S+)/g)]
  for (const image of images) expect(image).toMatch(/^(node:20|postgres:1[5-9])-bookworm(-slim)?$/)
})

test('what is copied is there, or made by the build', () => {
  const ours = all(dockerfile, /^COPY (?!--from)(.+) \.\/?$/gm).flatMap((names) => names.split(' '))
  expect(ours.filter((name) => !existsSync(resolve(ROOT, name)))).toEqual([])
  const made = all(dockerfile, /^COPY --from=build \/app\/(\S+)/gm)
  expect(made).toEqual(BUILT)
})

test('it builds by the steps there are, and starts what they make', async () => {
  const { STEPS } = (await import('../../tools/run/steps.mjs' as string)) as {
    STEPS: Record<string, { outputs: string[] }>
  }
  const [steps = ''] = all(dockerfile, /node tools\/run\/build\.mjs ([\w ]+)$/gm)
  const outputs = steps.split(' ').flatMap((step) => STEPS[step]?.outputs ?? [`no step ${step}`])
  expect(outputs).toEqual(expect.arrayContaining(BUILT))
  const [started = ''] = all(dockerfile, /^CMD \["node", "([^"]+)"\]$/gm)
  expect(outputs).toContain(dirname(started))
})

test('what is left out of the image is what is made, kept or secret', () => {
  const left = read('.dockerignore').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', '.data', '.env', 'dist', 'node_modules']))
})

test('every variable of compose.yml is one the server reads or PostgreSQL needs', () => {
  const given = all(compose, /^ {6}([A-Z][A-Z0-9_]+):/gm).filter((name) => !name.startsWith('POSTGRES_'))
  const asked = new Set<string>()
  const source = new Proxy({} as Record<string, string>, {
    get: (_target, name) => (asked.add(String(name)), undefined),
  })
  readEnv(source)
  expect(given.filter((name) => !asked.has(name))).toEqual([])
  expect(given).toEqual(expect.arrayContaining(['DATABASE_URL', 'PUBLIC_URL', 'CLIENT_SECRET']))
  expect(given).toEqual(expect.arrayContaining(Object.values(KEY_VARIABLES)))
  const documented = all(operate, /`([A-Z][A-Z0-9_]+)`/g)
  expect([...asked].filter((name) => !documented.includes(name))).toEqual([])
})

test('compose.yml gives no secret of its own and keeps what must be kept', () => {
  for (const secret of ['CLIENT_SECRET', 'PHONE_KEYS', 'CODE_KEYS', 'TOKEN_KEYS', 'STATEMENT_KEYS']) {
    expect(compose).toMatch(new RegExp(`${secret}: \\$\\{${secret}:\\?`))
  }
  expect(all(compose, /volumes: \['(\w+):/g)).toEqual(all(compose, /^ {2}(files|database):$/gm).slice(-2))
  expect(compose).not.toContain('\t')
})
