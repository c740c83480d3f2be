// Where PostgreSQL's own programs are: the server's tests start one with them.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of initdb and pg_ctl: Debian's newest, or the one pg_config names; null when there is none. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), named()].find(hasInitdb) ?? null
}

const named = () => spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
const hasInitdb = (folder) => Boolean(folder) && existsSync(join(folder, 'initdb'))
