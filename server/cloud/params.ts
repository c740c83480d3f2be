// A method's parameters: JSON inside JSON, which the framework's own guards have not seen.
import type { Static, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { answer, badParam, type Answer } from './refusal'

/** Reads the parameters, or INVALID_PARAM. A key that would reach a prototype when copied is refused at any depth. */
export function paramsReader<S extends TSchema>(schema: S): (text: string) => Answer<Static<S>> {
  const compiled = TypeCompiler.Compile(schema)
  return (text) => {
    const value = parse(text)
    if (value === undefined) return badParam('params is not JSON of an object')
    if (compiled.Check(value)) return answer(value)
    return badParam(`params${compiled.Errors(value).First()?.path ?? ''} is missing or not of its type`)
  }
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
