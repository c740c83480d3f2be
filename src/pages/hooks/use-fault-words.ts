import type { Failure } from '../../core/shared/result'
import { useFailureWords } from './use-failure-words'
import { fieldOf, type FaultyField } from './faulty-field'

/** The sentence of a failure where it belongs: beside its field, or with null beside the button. */
export function useFaultWords(failure: Failure | null): (field: FaultyField | null) => string | undefined {
  const words = useFailureWords()
  return (field) => (failure !== null && fieldOf(failure) === field ? words(failure) : undefined)
}
