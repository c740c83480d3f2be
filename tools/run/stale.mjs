// Whether something made earlier still answers to what it was made from. One stamp a name, in .cache/stamps.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Past this a file is known by its size and time of change instead of its contents. */
const BIG_BYTES = 4_000_000

/**
 * Stamps of the tree at `root`. Paths are relative to it; a folder stands for all files in it but hidden ones.
 * The order of use is digest, isStale, forget, make, markFresh: inputs edited while the making ran, and a making
 * that was interrupted, both leave the thing stale.
 */
export function createStamps(root) {
  const stampFile = (name) => join(root, '.cache/stamps', `${name}.json`)
  const outline = (outputs) => fingerprint(root, outputs, sizeOf)

  return {
    /** What the inputs look like now. */
    digest: (inputs) => fingerprint(root, inputs, contentsOf),

    /** True unless the stamp bears this digest and every output is there as it was left. */
    isStale(name, digest) {
      const stamp = readStamp(stampFile(name))
      if (stamp === null || stamp.digest !== digest) return true
      return !stamp.outputs.every((path) => existsSync(join(root, path))) || stamp.outline !== outline(stamp.outputs)
    },

    forget: (name) => rmSync(stampFile(name), { force: true }),

    markFresh(name, digest, outputs) {
      mkdirSync(dirname(stampFile(name)), { recursive: true })
      writeFileSync(stampFile(name), JSON.stringify({ digest, outputs, outline: outline(outputs) }))
    },
  }
}

/** A stamp cut short while it was written counts as none. */
function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function fingerprint(root, paths, describe) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesAt(root, path))) {
    const described = describe(join(root, file))
    hash.update(`${file}\0${described.length}\0`).update(described)
  }
  return hash.digest('hex')
}

/** Sorted, so that the order of a directory does not matter. A path that is not there has no files. */
function filesAt(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !name.startsWith('.'))
  return names.sort().flatMap((name) => filesAt(root, `${path}/${name}`))
}

function contentsOf(file) {
  const { size, mtimeMs } = statSync(file)
  return size > BIG_BYTES ? `${size} ${mtimeMs}` : readFileSync(file)
}

const sizeOf = (file) => String(statSync(file).size)
