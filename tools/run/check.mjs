// `npm run check`: everything a change must pass, all of it even when something fails; the last line counts.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { isEntry } from './entry.mjs'
import { run, stopOnSignals } from './processes.mjs'
import { secondsSince } from './progress.mjs'
import { countsOf } from './results.mjs'
import { root } from './root.mjs'

const RESULTS = join(root, '.cache/results')

const building = (name) => async () => countsOf('', (await build(name)) ? 0 : 1)
const script = (name) => async () => countsOf('', await run(['npm', 'run', name]))

/** The report's flags go to the script's last command; one that is not Jest leaves no report and counts as one. */
const tests = (name) => async () => {
  const report = join(RESULTS, `${name}.json`)
  rmSync(report, { force: true })
  const flags = ['--json', `--outputFile=${report}`]
  return countsOf(report, await run(['npm', 'run', `test:${name}`, '--', ...flags], { env: { NODE_ENV: 'test' } }))
}

/** In order. A step whose needs failed would only say so again: it counts as failed without being run. */
const STEPS = [
  { name: 'packs', work: building('packs') },
  { name: 'floors', work: script('lint:floors') },
  { name: 'lint', work: script('lint') },
  { name: 'types', work: script('types') },
  { name: 'weapp', work: building('weapp'), needs: ['packs'] },
  { name: 'alipay', work: building('alipay'), needs: ['packs'] },
  { name: 'h5', work: building('h5'), needs: ['packs'] },
  { name: 'server', work: building('server') },
  { name: 'test:unit', work: tests('unit') },
  { name: 'test:tools', work: tests('tools') },
  { name: 'test:component', work: tests('component') },
  { name: 'test:server', work: tests('server') },
  { name: 'test:mini', work: tests('mini'), needs: ['weapp', 'alipay'] },
  { name: 'test:e2e', work: tests('e2e'), needs: ['h5', 'server'] },
]

/** Resolves with whether nothing failed. */
export async function check() {
  const startMs = Date.now()
  const total = { passed: 0, failed: 0 }
  const broken = []
  mkdirSync(RESULTS, { recursive: true })
  for (const step of STEPS) {
    const { passed, failed } = await runStep(step, broken)
    total.passed += passed
    total.failed += failed
    if (failed > 0) broken.push(step.name)
  }
  console.log(
    `\nchecked in ${secondsSince(startMs)}; ${broken.length > 0 ? `failed: ${broken.join(', ')}` : 'all well'}`,
  )
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

async function runStep({ name, work, needs = [] }, broken) {
  const lacking = needs.filter((need) => broken.includes(need))
  if (lacking.length > 0) {
    console.log(`\n== ${name}: not run, for ${lacking.join(' and ')} failed`)
    return { passed: 0, failed: 1 }
  }
  const startMs = Date.now()
  console.log(`\n== ${name}`)
  const counts = await work()
  console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed in ${secondsSince(startMs)}`)
  return counts
}

if (isEntry(import.meta.url)) {
  stopOnSignals(130)
  if (!(await check())) process.exitCode = 1
}
