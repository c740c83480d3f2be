// A method's parameters: JSON inside JSON, which the framework's own guards have not seen.
import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { answer, badParam, type Answer } from './refusal'

/** The parameters, or INVALID_PARAM. A key that would reach a prototype when copied is refused at any depth. */
export function readParams<S extends TSchema>(schema: S, text: string): Answer<Static<S>> {
  const value = parse(text)
  if (value === undefined) return badParam('params is not JSON of an object')
  if (Value.Check(schema, value)) return answer(value)
  return badParam(`params${Value.Errors(schema, value).First()?.path ?? ''} is missing or not of its type`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new SyntaxError(key)
      return value
    })
  } catch {
    return undefined // too deep to walk is as good as malformed
  }
}
