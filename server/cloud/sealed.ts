// A value that travels through strangers' hands: readable by them, made by us alone. `keyId.value.signature`
import type { KeyRing } from '../keys'
import { isSigned, signWith } from './key-ring'

export function seal(ring: KeyRing, purpose: string, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  const { keyId, signature } = signWith(ring, purpose, text)
  return `${keyId}.${text}.${signature}`
}

/** What was sealed for this purpose; null when the text is not of our making. */
export function unseal(ring: KeyRing, purpose: string, sealed: string): unknown {
  const parts = sealed.split('.')
  const [keyId = '', text = '', signature = ''] = parts
  if (parts.length !== 3 || !isSigned(ring, purpose, text, { keyId, signature })) return null
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}
