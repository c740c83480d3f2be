import type { Words } from './contract'

/** Each group of each language is a file of its own; only the chosen language and English are ever fetched. */
export const words: Words = {
  present: () => null,
  load: async (group, locale) =>
    (await import(/* webpackChunkName: "words-[request]" */ `../packs/builtin/words/${group}.${locale}.json`)).default,
}
