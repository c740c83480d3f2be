// The path a client gives its file in the cloud.
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'

const LONGEST = 200
const CONTROL = /\p{Cc}/u
const KEPT = /[^A-Za-z0-9._/-]/g

export type PathFailure = Failure<
  'path/empty' | 'path/too-long' | 'path/scheme' | 'path/backslash' | 'path/absolute' | 'path/parent' | 'path/invalid'
>

/**
 * The path as it may be part of a key, on any file system and in any URL: what is neither an ASCII letter or digit nor
 * one of `._-/` becomes `_`.
 */
export function cloudPath(text: string): Result<string, PathFailure> {
  const path = text.trim()
  if (path === '') return fail('path/empty')
  if (path.length > LONGEST) return fail('path/too-long')
  if (path.includes('://')) return fail('path/scheme')
  if (path.includes('\\')) return fail('path/backslash')
  if (path.startsWith('/')) return fail('path/absolute')
  const parts = path.split('/')
  if (parts.includes('..')) return fail('path/parent')
  if (CONTROL.test(path) || parts.some((part) => part === '' || part === '.')) return fail('path/invalid')
  return ok(path.replace(KEPT, '_'))
}
