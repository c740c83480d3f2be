// What the server knows of the H5 build it sends.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([^]*?)<\/script>/gi
const HASHED_NAME = /[\\/](?:js|css)[\\/].*\.[0-9a-f]{8,}\.(?:js|css)$/
const FOR_EVER = 'public, max-age=31536000, immutable'

export class H5Missing extends Error {
  readonly code = 'h5/missing'

  constructor(h5Dir: string) {
    super(`There is no H5 build in ${h5Dir}; make one with: node tools/run/build.mjs packs h5`)
  }
}

/**
 * CSP sources (`'sha256-…'`) of the scripts written into index.html itself.
 * @throws H5Missing when there is no index.html
 */
export function inlineScriptHashes(h5Dir: string): string[] {
  const scripts = [...readIndex(h5Dir).matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

/** A name with a content hash never changes its contents; anything else is asked for again, by its ETag. */
export function cacheControl(file: string): string {
  return HASHED_NAME.test(file.replace(/\.br$/, '')) ? FOR_EVER : 'no-cache'
}

function readIndex(h5Dir: string): string {
  try {
    return readFileSync(join(h5Dir, 'index.html'), 'utf8')
  } catch {
    throw new H5Missing(h5Dir)
  }
}
