// Finds a Chromium to test with. Playwright's own download is not used: no network beyond the registry is needed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const thisMachine = { env: process.env, exists: existsSync }

/**
 * The path of a browser, or null: what CHROMIUM names, else Debian's, else the first name on PATH, else a macOS app.
 * @throws Error when CHROMIUM names a file that is not there
 */
export function findChromium({ env, exists } = thisMachine) {
  if (env.CHROMIUM) {
    if (exists(env.CHROMIUM)) return env.CHROMIUM
    throw new Error(`CHROMIUM names ${env.CHROMIUM}, which is not there`)
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return ['/usr/bin/chromium', ...onPath, ...MAC_APPS].find(exists) ?? null
}
