import { StorageFull, type TextStore } from './contract'

export type Storable = string | number | boolean | object | null

/**
 * Values over a store of texts: a string is kept as it is, any other value as `{"type": typeof value, "data": value}`.
 * The reader says which of the two it wants, so a string that looks like a wrapped value stays a string.
 */
export interface ValueStore {
  readText(key: string): string | null
  /** What was wrapped; null when nothing was, or the text is no wrapped value. */
  readValue(key: string): unknown
  /** @throws StorageFull when the platform refuses; TypeError for a number that JSON cannot say */
  write(key: string, value: Storable): void
  /** The same, but a full store only means that the value is gone with the visit. */
  keep(key: string, value: Storable): void
  remove(key: string): void
}

export function createValueStore(texts: TextStore): ValueStore {
  const write = (key: string, value: Storable): void => texts.write(key, wrap(value))
  return {
    readText: texts.read,
    readValue: (key) => unwrap(texts.read(key)),
    write,
    keep: (key, value) => forgiving(() => write(key, value)),
    remove: (key) => forgiving(() => texts.remove(key)),
  }
}

function wrap(value: Storable): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`write: JSON cannot say ${value}`)
  return JSON.stringify({ type: typeof value, data: value })
}

function unwrap(text: string | null): unknown {
  if (text === null) return null
  try {
    const { type, data } = JSON.parse(text) as { type?: unknown; data?: unknown }
    return typeof data === type ? data : null
  } catch {
    return null
  }
}

function forgiving(work: () => void): void {
  try {
    work()
  } catch (cause) {
    if (!(cause instanceof StorageFull)) throw cause
  }
}
