import tables from '../packs/builtin/words/all.json'
import type { Words } from './contract'

/** A package's words are in it. */
export const words: Words = {
  present: (group, locale) => tables[group][locale],
  load: async (group, locale) => tables[group][locale],
}
