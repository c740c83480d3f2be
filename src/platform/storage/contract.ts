/** Small text values that outlive the app. Synchronous on all three platforms. */
export interface TextStore {
  /** The stored text, or null when nothing was ever written. Never throws. */
  read(key: string): string | null
  /** @throws StorageFull when the platform refuses the value */
  write(key: string, text: string): void
  remove(key: string): void
}

/** The platform would not keep a value: no room, or storing is switched off. */
export class StorageFull extends Error {
  readonly code = 'storage/full'

  constructor(key: string) {
    super(`storage: the platform refused the value of ${key}`)
  }
}
