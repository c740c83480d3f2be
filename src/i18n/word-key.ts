import type english from '../../locales/en.json'

/** A key of the locale files; a test keeps the five files equal in keys. */
export type WordKey = keyof typeof english
