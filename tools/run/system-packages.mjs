// What npm cannot install and the tests need: a Chromium, a font with Chinese characters, and PostgreSQL.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { findPostgres } from './postgres.mjs'
import { quietly } from './progress.mjs'

const PACKAGES = ['chromium', 'fonts-noto-cjk', 'postgresql']
const ADVICE = [
  '  Debian:  sudo apt-get install -y --no-install-recommends chromium fonts-noto-cjk postgresql',
  '  Ubuntu:  sudo snap install chromium && sudo apt-get install -y fonts-noto-cjk postgresql',
  '  Fedora:  sudo dnf install -y chromium google-noto-sans-cjk-fonts postgresql-server',
  '  macOS:   brew install --cask google-chrome && brew install postgresql@15',
  'A browser elsewhere is named by CHROMIUM=/path/to/browser.',
]

/** Resolves with whether all are there, after installing them where that may be done unasked: Debian, as root. */
export async function installSystemPackages() {
  const missing = whatIsMissing()
  if (missing.length === 0) return true
  if (!isDebian() || process.getuid() !== 0) {
    console.error(`The tests need ${missing.join(' and ')}. Install:\n${ADVICE.join('\n')}`)
    return false
  }
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES],
  ]
  const detail = `apt-get install ${PACKAGES.join(' ')}, because ${missing.join(' and ')} is missing`
  return quietly('system packages', detail, commands, { DEBIAN_FRONTEND: 'noninteractive' })
}

function whatIsMissing() {
  const found = { Chromium: findChromium(), 'a Chinese font': hasChineseFont(), PostgreSQL: findPostgres() }
  return Object.keys(found).filter((name) => !found[name])
}

function hasChineseFont() {
  if (process.platform === 'darwin') return true
  const listed = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  if (listed.error) return spawnSync('dpkg', ['-s', 'fonts-noto-cjk']).status === 0
  return listed.stdout.trim() !== ''
}

const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
