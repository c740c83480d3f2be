// Before the first server test: one PostgreSQL for all of them, and one embedded database to copy.
const { execFileSync, spawn } = require('node:child_process')
const { existsSync, mkdtempSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { dirname, join } = require('node:path')
const { startCluster } = require('./cluster')

module.exports = async function start() {
  const { findPostgres } = await import('../../../tools/run/postgres.mjs')
  const bin = findPostgres()
  if (bin === null) throw new Error('The server tests need PostgreSQL 15 or newer (Debian: apt-get install postgresql)')
  process.env.ZIYUAN_TEST_POSTGRES_BIN = bin
  const cluster = startCluster()
  const template = join(mkdtempSync(join(tmpdir(), 'ziyuan-embedded-')), 'template')
  globalThis.ziyuanServerTests = { cluster, template }
  watch(bin, cluster.folder, dirname(template))
  process.env.ZIYUAN_TEST_POSTGRES = cluster.url()
  process.env.ZIYUAN_TEST_EMBEDDED = template
  const tsx = join(__dirname, '../../../node_modules/.bin/tsx')
  execFileSync(tsx, [join(__dirname, 'make-template.ts'), template], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(join(template, 'database', 'PG_VERSION'))) throw new Error('no embedded database was made')
}

/** A run that is broken off never comes to stop.js. */
function watch(...started) {
  const watcher = spawn(process.execPath, [join(__dirname, 'watch.js'), ...started], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  watcher.stdin.unref()
}
