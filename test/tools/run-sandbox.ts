import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Stands in for npm: notes what it was asked, leaves what the real one would, fails or dawdles where told to. */
const NPM = `#!/bin/sh
echo "$*" >> npm.log
if [ "$*" = "$FAIL" ]; then echo "the tool's own words"; exit 3; fi
if [ "$*" = "$SLOW" ]; then sleep 600 & echo $! > sleeper.pid; wait; fi
case "$*" in
  ci*) rm -rf node_modules; mkdir -p node_modules/.bin; cp bin/esbuild node_modules/.bin/esbuild ;;
  'run packs') mkdir -p src/platform/packs/builtin; echo 1 > src/platform/packs/builtin/a.json ;;
  'run build:h5') mkdir -p dist/h5; echo "$NODE_ENV" > dist/h5/index.html ;;
  'run build:'*) mkdir -p dist/\${2#build:}; echo 1 > dist/\${2#build:}/app.js ;;
  *--outputFile=*) cp report.json "\${*##*=}" ;;
esac
`
const SERVER = `import http from 'node:http'
const server = http.createServer((_, reply) => reply.end('here'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
server.listen(Number(process.env.PORT), 'localhost', () => console.log('ready'))
`
const ESBUILD = `#!/bin/sh
mkdir -p dist/server && cp bin/server.mjs dist/server/main.mjs
`
const FILES = {
  'package.json': '{"name":"sandbox"}',
  'package-lock.json': '{}',
  'src/app.ts': 'export {}',
  'server/main.ts': 'export {}',
  'bin/npm': NPM,
  'bin/esbuild': ESBUILD,
  'bin/server.mjs': SERVER,
  'bin/fc-list': '#!/bin/sh\necho "a font: Noto Sans CJK"\n',
  'report.json': JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }),
}
type Ended = { readonly code: number | null; readonly output: string }

/** A small repository of its own around the real scripts. */
export function makeSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'ziyuan-run-'))
  cpSync(resolve('tools/run'), join(folder, 'tools/run'), { recursive: true })
  cpSync(resolve('tools/build'), join(folder, 'tools/build'), { recursive: true })
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const [name, text] of Object.entries(FILES)) write(name, text)
  for (const name of ['npm', 'esbuild', 'fc-list']) chmodSync(join(folder, 'bin', name), 0o755)

  return {
    write,
    read: (name: string) => readFileSync(join(folder, name), 'utf8').trim(),
    has: (name: string) => existsSync(join(folder, name)),
    /** What npm was asked since the last time somebody looked. */
    asked(): string[] {
      const lines = existsSync(join(folder, 'npm.log')) ? readFileSync(join(folder, 'npm.log'), 'utf8').split('\n') : []
      rmSync(join(folder, 'npm.log'), { force: true })
      return lines.filter(Boolean)
    },
    spawn: (script: string, env: Record<string, string> = {}): ChildProcess =>
      spawn(process.execPath, [join(folder, 'tools/run', script)], {
        cwd: tmpdir(),
        env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ...env },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export function ended(child: ChildProcess): Promise<Ended> {
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done) => {
    child.on('close', (code) => done({ code, output: Buffer.concat(chunks).toString().trimEnd() }))
  })
}

/** Polls until it holds; Jest's own limit ends the waiting. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((wake) => setTimeout(wake, 20))
}
