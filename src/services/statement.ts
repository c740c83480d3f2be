import nacl from 'tweetnacl'
import { base64Bytes, utf8Bytes } from '../platform/cloud/bytes'
import type { SignedStatement, Statement } from '../protocol/membership'

/** Public keys, base64, by the id a statement names. */
export type StatementKeys = Readonly<Record<string, string | undefined>>

/** What the server has signed; null when the signature is not one of a key we know. */
export function readStatement({ text, signature, keyId }: SignedStatement, keys: StatementKeys): Statement | null {
  const key = base64Bytes((Object.keys(keys).includes(keyId) && keys[keyId]) || '')
  const signed = base64Bytes(signature)
  if (key?.length !== nacl.sign.publicKeyLength || signed?.length !== nacl.sign.signatureLength) return null
  if (!nacl.sign.detached.verify(utf8Bytes(text), signed, key)) return null
  return JSON.parse(text) as Statement
}

/** Whether it speaks of a member at this moment: neither the membership nor the statement is over. */
export const holdsAt = ({ expiresAt, validUntil }: Statement, nowMs: number): boolean =>
  nowMs < Date.parse(expiresAt) && nowMs < Date.parse(validUntil)
