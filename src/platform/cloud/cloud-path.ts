import { CloudFailure } from './failure'

/**
 * Specification §5: a non-empty text without `://`, and without a backslash where it names a real path, which begins
 * with `/`. @throws CloudFailure INVALID_PARAM
 */
export function cloudPath(path: string, real: boolean): string {
  const trimmed = typeof path === 'string' ? path.trim() : ''
  if (trimmed === '') throw new CloudFailure('INVALID_PARAM', 'cloud path: expected a text that is not empty')
  if (trimmed.includes('://')) throw new CloudFailure('INVALID_PARAM', 'cloud path: an address is no path')
  if (!real) return trimmed
  if (trimmed.includes('\\')) throw new CloudFailure('INVALID_PARAM', 'cloud path: no backslash in a real path')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}
