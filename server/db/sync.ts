import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Returns when the file or folder is on the disk itself. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
