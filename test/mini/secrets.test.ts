// What must not be in anything a client downloads: the paid analysis, and any secret but the space's client secret.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import space from '../../config/cloud-space.json'
import { CLIMATE_GODS } from '../../src/core/analysis/climate-table'
import { KEY_VARIABLES } from '../../server/keys'

const DIST = join(__dirname, '../../dist')
const builds = ['weapp', 'alipay', 'h5'].filter((name) => existsSync(join(DIST, name)))

const textOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json|html|wxml|axml|wxs|sjs)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'))
    .join('\n')

test('the three builds are there', () => expect(builds).toEqual(['weapp', 'alipay', 'h5']))

describe.each(builds)('the %s build', (name) => {
  const text = textOf(join(DIST, name))

  it('has no table of the analysis in it', () => {
    expect(text).toContain('海中金') // of the engine, so that a table would be found
    for (const row of Object.values(CLIMATE_GODS)) expect(text).not.toContain(row.slice(0, 12))
  })

  it('has the space secret, which ships by design, and no other', () => {
    expect(text).toContain(space.clientSecret)
    for (const variable of [...Object.values(KEY_VARIABLES), 'DATABASE_URL', 'S3_SECRET_KEY', 'METRICS_TOKEN'])
      expect(text).not.toContain(variable)
    expect(text).not.toMatch(/-----BEGIN [A-Z ]*PRIVATE KEY/)
  })
})
