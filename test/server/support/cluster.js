// A throw-away PostgreSQL of its own: a folder, a socket in it, no port. Never as root, which initdb refuses.
const { execFileSync } = require('node:child_process')
const { chownSync, mkdtempSync, rmSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')

/** Whose processes they are: Debian's `postgres` when we are root, else ourselves. */
function owner() {
  if (process.getuid() !== 0) return {}
  const number = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

/** With the programs start.js found. */
function startCluster() {
  const bin = process.env.ZIYUAN_TEST_POSTGRES_BIN
  const user = owner()
  const folder = mkdtempSync(join(tmpdir(), 'ziyuan-pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const run = (command, ...args) =>
    execFileSync(join(bin, command), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const start = () =>
    run(
      'pg_ctl',
      'start',
      '-w',
      '-D',
      data,
      '-l',
      log,
      '-o',
      `-c listen_addresses='' -k ${folder} -c max_connections=200`,
    )
  run('initdb', '-D', data, '-U', 'ziyuan', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  start()
  return {
    folder,
    start,
    stop: (mode = 'fast') => run('pg_ctl', 'stop', '-w', '-m', mode, '-D', data),
    remove: () => rmSync(folder, { recursive: true, force: true }),
    url: (database = 'postgres') => `postgresql://ziyuan@${encodeURIComponent(folder)}/${database}`,
  }
}

module.exports = { startCluster, owner }
