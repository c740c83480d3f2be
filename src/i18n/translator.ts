import TaroI18n from 'taro-i18n'
import type { Locale } from '../core/shared/locale'
import type { WordTables } from '../stores/word-tables'
import type { WordKey } from './word-key'

export type WordParams = Readonly<Record<string, string | number>>
export type Translate = (key: WordKey, params?: WordParams) => string

/** Words of a language; a missing one in English, and one missing there too as its key. */
export function translator(locale: Locale, { tables }: Pick<WordTables, 'tables'>): Translate {
  const chosen = new TaroI18n(locale, () => tables as Readonly<Record<string, Readonly<Record<string, string>>>>)
  const fallback = new TaroI18n('en', () => tables as Readonly<Record<string, Readonly<Record<string, string>>>>)
  return (key, params = {}) => {
    const found = chosen._(key)
    return fill(found === key ? fallback._(key) : found, params)
  }
}

const fill = (text: string, params: WordParams): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.keys(params).includes(name) ? String(params[name]) : whole,
  )
