import { useStore } from 'zustand'
import { useLoad, type Loading } from '../hooks/use-load'
import type { WordGroup } from '../platform/words/contract'
import { preferences } from '../stores/preferences'
import { hasWords, loadWords } from '../stores/word-tables'

/** The words of a page in the chosen language, with those of the shell: on mini-programs at once, on H5 when fetched. */
export function useWords(group: WordGroup): Loading<true> {
  const locale = useStore(preferences, (state) => state.locale)
  const present = hasWords('shell', locale) && hasWords(group, locale)
  const load = async (): Promise<true> => {
    await Promise.all([loadWords('shell', locale), loadWords(group, locale)])
    return true
  }
  return useLoad(`${group}.${locale}`, load, present ? true : null)
}
