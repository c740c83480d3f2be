import { useMemo } from 'react'
import { useStore } from 'zustand'
import { preferences } from '../stores/preferences'
import { wordTables } from '../stores/word-tables'
import { translator, type Translate } from './translator'

/** The words of the chosen language; redraws its component when the language changes or words arrive. */
export function useT(): Translate {
  const locale = useStore(preferences, (state) => state.locale)
  const tables = useStore(wordTables, (state) => state.tables)
  return useMemo(() => translator(locale, { tables }), [locale, tables])
}
