import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const PLATFORM = join(__dirname, '../../src/platform')
const TARGETS = ['weapp', 'alipay', 'h5']
const extensionOf = (name: string): string | undefined =>
  ['ts', 'tsx'].find((extension) => existsSync(join(PLATFORM, name, `index.${extension}`)))
const capabilities = readdirSync(PLATFORM).filter(extensionOf)

test('there are capabilities to check', () => expect(capabilities.length).toBeGreaterThan(3))

// The plain index.ts is an in-memory double: a target without a file of its own would ship it.
test.each(capabilities)('%s has a file for every target, with the same extension', (name) => {
  for (const target of TARGETS)
    expect(existsSync(join(PLATFORM, name, `index.${target}.${extensionOf(name)}`))).toBe(true)
})
