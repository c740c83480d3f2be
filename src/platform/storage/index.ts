import type { TextStore } from './contract'

/** In memory: what the type checker and tests see. No build may reach it. */
const texts = new Map<string, string>()

export const storage: TextStore = {
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
}
