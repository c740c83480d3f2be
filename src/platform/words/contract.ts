import type { Locale } from '../../core/shared/locale'

/** Flat key → text, parameters as `{name}`. */
export type WordTable = Readonly<Record<string, string>>

/** The words of one part of the app: what every page shows, and what the pages of a subject add. */
export const WORD_GROUPS = ['shell', 'chart', 'analysis', 'vip'] as const
export type WordGroup = (typeof WORD_GROUPS)[number]

export interface Words {
  /** At once where the words are in the package, else null: they have to be loaded. */
  present(group: WordGroup, locale: Locale): WordTable | null
  /** @throws whatever the network throws */
  load(group: WordGroup, locale: Locale): Promise<WordTable>
}
