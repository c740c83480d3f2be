import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import type { ZoneTable } from '../../src/core/calendar/zone-history'
import { rounded, type BenchLine } from './line'

const ROOT = join(__dirname, '../..')
const ENGINE = ['birth-request', 'chart', 'luck-tree', 'palaces', 'symbolic-stars', 'relations', 'life-stages']
const MORE = ['month-command', 'seasons', 'void-branches', 'boundary', 'unknown-hour', 'reverse']

/** The whole engine with its tables and the clocks of Asia, beside lunar-typescript, both minified. */
export async function engineSizeBench(): Promise<readonly BenchLine[]> {
  const engine = bundled([...ENGINE, ...MORE].map((name) => `export * from './src/core/bazi/${name}'`).join('\n'))
  const size = gzipped(engine) + gzipped(asianZones())
  const lunar = gzipped(bundled("export * from 'lunar-typescript'"))
  return [
    {
      bench: 'engine-size',
      subject: 'engine + terms + Asian zones, gzip',
      value: rounded(size / 1024),
      unit: 'KB',
      beside: `lunar-typescript (${rounded(lunar / 1024)} KB)`,
      ratio: rounded(size / lunar),
      goal: 'at most 40 KB',
    },
  ]
}

function bundled(contents: string): string {
  const stdin = { contents, resolveDir: ROOT, loader: 'ts' as const }
  const { outputFiles } = buildSync({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2019',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

function asianZones(): string {
  const table = JSON.parse(readFileSync(join(ROOT, 'src/platform/packs/builtin/zones.json'), 'utf8')) as ZoneTable
  const asian = table.zones.filter((row) => row.startsWith('Asia/'))
  const tails = table.tails.map((tail, i) => (asian.some((row) => row.includes(`~${i}`)) ? tail : ''))
  return JSON.stringify({ tails, zones: asian, links: [] })
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length
