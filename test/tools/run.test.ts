import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../tools/run/chromium.mjs'
import { nodeComplaint } from '../../tools/run/node-version.mjs'
import { countsOf } from '../../tools/run/results.mjs'
import { createStamps } from '../../tools/run/stale.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ziyuan-stale-'))
  for (const folder of ['in/deep', 'out']) mkdirSync(join(root, folder), { recursive: true })
  for (const name of ['in/a', 'in/deep/b', 'out/made']) write(name, 'first')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const INPUTS = ['in', 'absent']

describe('a thing that was made', () => {
  const make = () => {
    const stamps = createStamps(root)
    stamps.markFresh('thing', stamps.digest(INPUTS), ['out'])
    return () => stamps.isStale('thing', stamps.digest(INPUTS))
  }

  test('is fresh while nothing changes', () => {
    expect(make()()).toBe(false)
  })

  test.each<[string, () => void]>([
    ['an input is edited', () => write('in/deep/b', 'other')],
    ['an input is new', () => write('in/c', '')],
    ['an input that was absent appears', () => write('absent', '')],
    ['an input is gone', () => rmSync(join(root, 'in/a'))],
    ['the output is gone', () => rmSync(join(root, 'out'), { recursive: true })],
    ['a file of the output is gone', () => rmSync(join(root, 'out/made'))],
    ['something else was written over the output', () => write('out/made', 'a development build')],
    ['the stamp was cut short', () => write('.cache/stamps/thing.json', '{"digest"')],
  ])('is stale when %s', (_, change) => {
    const isStale = make()
    change()
    expect(isStale()).toBe(true)
  })

  test.each<[string, () => void]>([
    ['a hidden file appears', () => write('in/.swap', '')],
    ['an input is touched without a change', () => utimesSync(join(root, 'in/a'), 1, 1)],
  ])('stays fresh when %s', (_, change) => {
    const isStale = make()
    change()
    expect(isStale()).toBe(false)
  })

  test('is stale when its making was interrupted', () => {
    const isStale = make()
    createStamps(root).forget('thing')
    expect(isStale()).toBe(true)
  })

  test('is stale when an input was edited while it was being made', () => {
    const stamps = createStamps(root)
    const before = stamps.digest(INPUTS)
    write('in/a', 'edited meanwhile')
    stamps.markFresh('thing', before, ['out'])
    expect(stamps.isStale('thing', stamps.digest(INPUTS))).toBe(true)
  })
})

test('the source tree is looked through in less than 300 ms', () => {
  const look = () => createStamps(process.cwd()).digest(['src', 'config', 'locales', 'package-lock.json'])
  look()
  const startMs = performance.now()
  look()
  expect(performance.now() - startMs).toBeLessThan(300)
})

describe('the browser to test with', () => {
  const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const ALL = ['/usr/bin/chromium', '/opt/chromium-browser', '/opt/google-chrome', '/opt/google-chrome-stable', MAC]
  const find = (there: string[], env = {}) =>
    findChromium({ env: { PATH: '/bin:/opt', ...env }, exists: (path) => there.includes(path) })

  test.each(ALL.map((path, i) => [path, ALL.slice(i)] as const))(
    'is %s when those before it are absent',
    (path, there) => {
      expect(find([...there])).toBe(path)
    },
  )
  test('is what CHROMIUM names before any other', () => {
    expect(find(['/my/browser', ...ALL], { CHROMIUM: '/my/browser' })).toBe('/my/browser')
  })
  test('is not silently another when CHROMIUM names nothing', () => {
    expect(() => find(ALL, { CHROMIUM: '/my/browser' })).toThrow('CHROMIUM names /my/browser, which is not there')
  })
  test('may be absent', () => expect(find([])).toBeNull())
})

describe('Node', () => {
  test.each(['v14.21.3', 'v18.20.8', 'v19.9.0'])('%s is told what is needed', (version) => {
    expect(nodeComplaint(version)).toMatch(`Ziyuan needs Node 20 or newer; this is Node ${version}`)
  })
  test.each(['v20.0.0', 'v22.11.0', 'v100.0.0'])('%s will do', (version) => expect(nodeComplaint(version)).toBeNull())
})

describe('a step counts', () => {
  const report = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number) => {
    write('report.json', JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }))
    return join(root, 'report.json')
  }
  test('what its report says', () => expect(countsOf(report(7, 2, 0), 1)).toEqual({ passed: 7, failed: 2 }))
  test('a suite that could not be run as a failure', () => {
    expect(countsOf(report(7, 0, 1), 1)).toEqual({ passed: 7, failed: 1 })
  })
  test('a bad exit as a failure', () => expect(countsOf(report(7, 0, 0), 1)).toEqual({ passed: 7, failed: 1 }))
  test('as one test without a report', () => {
    expect([countsOf('', 0), countsOf('', 2)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ])
  })
})
