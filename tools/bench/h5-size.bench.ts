import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { createApp } from '../../server/app'
import { logTo } from '../../server/log'
import { findChromium } from '../run/chromium.mjs'
import { rounded, type BenchLine } from './line'

const ROOT = join(__dirname, '../..')
/** The empty app with the product's build rules around it. */
const EMPTY_APP = join(ROOT, '.cache/empty-app')
/** Long enough for everything a first page asks for by itself. */
const QUIET_MS = 1500

/** What a first visit to the entry page fetches, beside a Taro app of one empty page built by the same rules. */
export async function h5SizeBench(): Promise<readonly BenchLine[]> {
  build(ROOT, ['tools/run/build.mjs', 'packs', 'h5'])
  layOutEmptyApp()
  build(EMPTY_APP, [join(ROOT, 'node_modules/@tarojs/cli/bin/taro'), 'build', '--type', 'h5'])
  const ours = await firstVisit(join(ROOT, 'dist/h5'))
  const empty = await firstVisit(join(EMPTY_APP, 'dist/h5'))
  return [
    {
      bench: 'h5-size',
      subject: 'entry + first page, gzip',
      value: rounded(ours / 1024),
      unit: 'KB',
      beside: `empty Taro app (${rounded(empty / 1024)} KB)`,
      ratio: rounded(ours / empty),
      goal: 'at most 1.15',
    },
  ]
}

function layOutEmptyApp(): void {
  rmSync(EMPTY_APP, { recursive: true, force: true })
  for (const name of ['config', 'babel.config.js', 'package.json', 'src/index.html', 'src/styles'])
    cpSync(join(ROOT, name), join(EMPTY_APP, name), { recursive: true })
  cpSync(join(__dirname, 'empty-app'), join(EMPTY_APP, 'src'), { recursive: true })
}

function build(cwd: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`h5-size bench: ${args.join(' ')} failed\n${stdout}${stderr}`)
}

/** Bytes, each file gzipped on its own, of all that a browser with an empty cache asks for. */
async function firstVisit(h5Dir: string): Promise<number> {
  const app = createApp({ h5Dir, version: '', logger: logTo('warn') })
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('h5-size bench: no Chromium')
  const url = await app.listen({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  const paths = new Set<string>()
  const page = await browser.newPage({ locale: 'zh-CN' })
  page.on('request', (request) => {
    if (request.url().startsWith('http')) paths.add(new URL(request.url()).pathname)
  })
  await page.goto(url)
  await page.waitForTimeout(QUIET_MS)
  await browser.close()
  await app.close()
  return [...paths]
    .map((path) => gzipSync(readFileSync(join(h5Dir, path === '/' ? 'index.html' : path)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}
