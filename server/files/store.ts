import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly sizeBytes: number
  open(): Promise<Readable>
}

/**
 * Where files are kept, for all processes of the product alike. Keys are paths of letters, digits and `._-/`, checked
 * by whoever calls (path.ts). What is there is whole: nobody sees half a file.
 */
export interface FileStore {
  /** Copies a finished file of this machine; replaces what was under the key. */
  put(key: string, path: string, type: string): Promise<void>
  find(key: string): Promise<StoredFile | null>
  /** Does nothing when there is nothing under `from`: another process was first. */
  move(from: string, to: string): Promise<void>
}

/** The store did not do what it should: disk full, bucket away. */
export class StoreFailed extends Error {
  readonly code = 'store/failed'
}
