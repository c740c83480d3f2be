// What a ring of keys signs: the current key makes it, every key of the ring still knows its own.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Key, KeyRing } from '../keys'

export interface Mac {
  readonly keyId: string
  /** Base64url of HMAC-SHA256. */
  readonly signature: string
}

/** @param purpose keeps what was signed for one use from passing in another */
export function signWith({ current }: KeyRing, purpose: string, text: string): Mac {
  return { keyId: current.id, signature: macOf(current, purpose, text) }
}

export function isSigned({ all }: KeyRing, purpose: string, text: string, { keyId, signature }: Mac): boolean {
  const key = all.find(({ id }) => id === keyId)
  if (!key) return false
  // As text: base64url has several spellings of the same bytes, and only ours will do.
  const expected = Buffer.from(macOf(key, purpose, text))
  const found = Buffer.from(signature)
  return found.length === expected.length && timingSafeEqual(found, expected)
}

const macOf = ({ secret }: Key, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
