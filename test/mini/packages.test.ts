import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'acorn'

const KB = 1024
/** A package of either platform (and the whole Alipay program) may weigh no more; ours keep to less in the main one. */
const PACKAGE_LIMIT = 2048 * KB
const MAIN_LIMIT = 1024 * KB
const SUBPACKAGES = ['pianpang', 'bihua', 'kangxi', 'other', 'pay']

describe.each(['weapp', 'alipay'])('the %s build', (platform) => {
  const dist = join(__dirname, '../../dist', platform)
  const files = filesIn(dist)

  it('has no file that an engine of 2015 cannot parse', () => {
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const file of scripts) expect(() => parse(readFileSync(file, 'utf8'), { ecmaVersion: 2015 })).not.toThrow()
  })

  it('keeps every package within its limit', () => {
    const sizes = new Map<string, number>()
    for (const file of files) {
      const [folder = ''] = relative(dist, file).split('/')
      const name = SUBPACKAGES.includes(folder) ? folder : 'main'
      sizes.set(name, (sizes.get(name) ?? 0) + statSync(file).size)
    }
    const words = [...sizes].map(([name, bytes]) => `${name} ${Math.round(bytes / KB)} KB`)
    process.stdout.write(`${platform}: ${words.join(', ')}\n`)
    expect(sizes.get('main')).toBeLessThan(MAIN_LIMIT)
    for (const bytes of sizes.values()) expect(bytes).toBeLessThan(PACKAGE_LIMIT)
  })
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}
