import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidKeys, KEY_VARIABLES, newKey, readKeys, readRing } from '../../../server/keys'

const NAMES = Object.values(KEY_VARIABLES)
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ziyuan-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test.each(NAMES)('production without %s is refused by that name', (name) => {
  const env = Object.fromEntries(NAMES.filter((other) => other !== name).map((other) => [other, newKey()]))
  const read = () => readKeys({ env, production: true, dataDir })
  expect(read).toThrow(InvalidKeys)
  expect(read).toThrow(new RegExp(`^${name} must be set in production`))
  expect(readdirSync(dataDir)).toEqual([])
})

test('elsewhere keys are made once, kept where only their owner reads, and the same the next time', () => {
  const first = readKeys({ env: {}, production: false, dataDir })
  expect(readKeys({ env: {}, production: false, dataDir })).toEqual(first)
  expect(new Set(Object.values(first).map(({ current }) => current.secret.toString('hex'))).size).toBe(4)
  for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0)
})

test('the first key of a ring is in use, the others are understood', () => {
  const ring = readRing('PHONE_KEYS', `new:${'A'.repeat(43)}=, old:${'B'.repeat(43)}`)
  expect([ring.current.id, ...ring.all.map(({ id }) => id)]).toEqual(['new', 'new', 'old'])
  expect(ring.all.map(({ secret }) => secret.length)).toEqual([32, 32])
})

test.each([
  'x',
  'id:short',
  `:${'A'.repeat(43)}`,
  `a:${'A'.repeat(42)}!`,
  `a:${'A'.repeat(43)},a:${'B'.repeat(43)}`,
  ',',
])('a ring %j is refused by its variable’s name, and not quoted', (text) => {
  const read = () => readRing('CODE_KEYS', text)
  expect(read).toThrow(/^CODE_KEYS /)
  expect(read).not.toThrow(/AAAA|short/)
})
