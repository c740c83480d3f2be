import { createStore } from 'zustand/vanilla'
import { LOCALES, type Locale } from '../core/shared/locale'
import { words } from '../platform/words'
import { WORD_GROUPS, type WordGroup, type WordTable } from '../platform/words/contract'

export interface WordTables {
  readonly tables: Readonly<Partial<Record<Locale, WordTable>>>
  readonly groups: Readonly<Partial<Record<`${WordGroup}.${Locale}`, true>>>
}

/** The words this visit has so far, by language; those in the package from the start. */
export const wordTables = createStore<WordTables>()(() => ({ tables: {}, groups: {} }))

export const hasWords = (group: WordGroup, locale: Locale): boolean =>
  wordTables.getState().groups[`${group}.${locale}`] === true

/** Adds a group in a language, with English behind it. */
export async function loadWords(group: WordGroup, locale: Locale): Promise<void> {
  const languages: Locale[] = locale === 'en' ? ['en'] : [locale, 'en']
  const missing = languages.filter((language) => !hasWords(group, language))
  const loaded = await Promise.all(missing.map((language) => words.load(group, language)))
  missing.forEach((language, i) => addWords(group, language, loaded[i] as WordTable))
}

const addWords = (group: WordGroup, locale: Locale, table: WordTable): void =>
  wordTables.setState(({ tables, groups }) => ({
    tables: { ...tables, [locale]: { ...tables[locale], ...table } },
    groups: { ...groups, [`${group}.${locale}`]: true },
  }))

for (const group of WORD_GROUPS)
  for (const locale of LOCALES) {
    const table = words.present(group, locale)
    if (table) addWords(group, locale, table)
  }
