// Files in a folder. Processes that share it share the files: a rename is all or nothing.
import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './store'

export function createFolderStore(root: string): FileStore {
  const at = (key: string): string => join(root, ...key.split('/'))
  return {
    async put(key, path) {
      const half = join(root, 'incoming', randomUUID())
      await mkdir(dirname(half), { recursive: true })
      await mkdir(dirname(at(key)), { recursive: true })
      try {
        await copyFile(path, half, constants.COPYFILE_EXCL)
        await written(half)
        await rename(half, at(key))
      } finally {
        await rm(half, { force: true })
      }
    },
    async find(key) {
      const path = at(key)
      const found = await stat(path).catch(absent)
      if (!found?.isFile()) return null
      return { sizeBytes: found.size, open: async () => createReadStream(path) }
    },
    async move(from, to) {
      await mkdir(dirname(at(to)), { recursive: true })
      await rename(at(from), at(to)).catch(absent)
    },
  }
}

/**
 * Removes what was put under `prefix` before an instant, and the folders this leaves empty.
 * @param before milliseconds since 1970
 */
export async function sweepFolder(root: string, prefix: string, before: number): Promise<number> {
  const names = await readdir(join(root, prefix), { recursive: true }).catch(absent)
  let removed = 0
  for (const name of names ?? []) {
    const path = join(root, prefix, name)
    const found = await stat(path).catch(absent)
    if (!found || found.mtimeMs >= before) continue
    if (found.isFile()) {
      await rm(path, { force: true })
      removed += 1
    }
    await rmdir(found.isFile() ? dirname(path) : path).catch(() => undefined) // others may still lie in it
  }
  return removed
}

/** On the disk itself, so that a file acknowledged outlives a power cut. */
async function written(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
