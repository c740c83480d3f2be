import type { Failure } from '../../core/shared/result'
import { useT } from '../../i18n/use-t'
import type { WordKey } from '../../i18n/word-key'

/** What a failure says in the chosen language; a test keeps a sentence for every code. */
export function useFailureWords(): (failure: Failure) => string {
  const t = useT()
  return ({ code, params }) => t(`error.${code}` as WordKey, params)
}
