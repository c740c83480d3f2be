import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const INLINE = "document.documentElement.style.fontSize='16px'"
const FILES = {
  'index.html': `<!doctype html><script>${INLINE}</script><script src="./js/app.1a2b3c4d.js"></script>${' '.repeat(2000)}`,
  'js/app.1a2b3c4d.js': `${'let unused = 1;'.repeat(200)}`,
  'js/small.0f0f0f0f.js': 'let small = 1',
  'css/app.5e6f7a8b.css': 'a{color:red}'.repeat(200),
  'static/seal.png': 'not really a picture'.repeat(100),
  '.hidden': 'hidden',
}

/** A folder that looks like dist/h5 after its build, inside a folder with a file nobody may read. */
export function makeH5(): string {
  const outside = mkdtempSync(join(tmpdir(), 'ziyuan-h5-'))
  const folder = join(outside, 'h5')
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  execFileSync(process.execPath, [resolve('tools/build/compress.mjs'), folder])
  return folder
}
