// Plants a breach of every floor in a small house of its own, and asks the checker.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ROOT = join(__dirname, '../..')

const BREACHES: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['core-looks-down-only', 'src/core/a.ts', '../platform/door'],
  ['core-is-alone', 'src/core/b.ts', 'zustand'],
  ['platform-looks-down-only', 'src/platform/c.ts', '../stores/store'],
  ['stores-looks-down-only', 'src/services/d.ts', '../i18n/words'],
  ['components-looks-down-only', 'src/components/e.ts', '../pages/index/page'],
  ['packages-are-strangers', 'src/kangxi/pages/f.ts', '../../pages/index/page'],
  ['client-never-sees-server', 'src/platform/g.ts', '../../server/secret'],
  ['server-takes-core-and-protocol', 'server/h.ts', '../src/stores/store'],
  ['taro-has-one-door', 'src/stores/i.ts', '@tarojs/taro'],
  ['clients-never-compute-analysis', 'src/services/j.ts', '../core/analysis/strength'],
  ['protocol-is-types', 'src/services/k.ts', '../protocol/wire'],
  ['no-circular', 'src/core/circle.ts', './circle-back'],
]

const GROUND = {
  'src/platform/door.ts': '',
  'src/stores/store.ts': '',
  'src/i18n/words.ts': '',
  'src/pages/index/page.ts': '',
  'server/secret.ts': '',
  'src/core/analysis/strength.ts': '',
  'src/protocol/wire.ts': '',
  'src/core/circle-back.ts': "import './circle'\n",
}

let house: string
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'ziyuan-floors-'))
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  put('tsconfig.json', '{}')
  for (const [file, text] of Object.entries(GROUND)) put(file, `${text}export const x = 1\n`)
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

function check(): { readonly errors: number; readonly rules: ReadonlySet<string> } {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['src', 'server', '--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    ],
    { cwd: house, encoding: 'utf8' },
  )
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[]; error: number } }
  return { errors: summary.error, rules: new Set(summary.violations.map(({ rule }) => rule.name)) }
}

test('a house without a breach passes, and every planted breach is found', () => {
  put('src/core/circle-back.ts', 'export const x = 1\n')
  expect(check()).toEqual({ errors: 0, rules: new Set() })

  put('src/core/circle-back.ts', `${GROUND['src/core/circle-back.ts']}export const x = 1\n`)
  for (const [, file, imports] of BREACHES) put(file, `import * as other from '${imports}'\nexport const y = other\n`)
  const { errors, rules } = check()
  expect(errors).toBeGreaterThanOrEqual(BREACHES.length)
  expect([...new Set(BREACHES.map(([rule]) => rule))].filter((rule) => !rules.has(rule))).toEqual([])
}, 30_000)

test('the command fails where a breach stands', () => {
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      'src',
      '--config',
      join(ROOT, '.dependency-cruiser.cjs'),
    ],
    { cwd: house },
  )
  expect(status).not.toBe(0)
}, 30_000)
