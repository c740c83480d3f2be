// The signed word a client may keep and believe without a network, for a week at most.
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { SignedStatement, Statement } from '../../src/protocol/membership'
import type { KeyRing } from '../keys'
import type { Standing } from './ledger'

const BELIEVED_MS = 7 * 86_400_000
/** Statements of one hour are the same to the letter, so that their signature, the dearest part of a status, is made once. */
const HOUR_MS = 3_600_000
const REMEMBERED = 10_000
/** PKCS #8 around a raw Ed25519 seed (RFC 8410), and SPKI around a raw public key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const SPKI_BYTES = 12

export interface StatementKey {
  readonly id: string
  /** 32 bytes, base64: what `tweetnacl` verifies with. */
  readonly publicKey: string
}

export interface Statements {
  /** Null for whom there is nothing to state. */
  sign(subject: string, standing: Standing, now: number): SignedStatement | null
  /** Every key whose statements may still be about. */
  readonly keys: readonly StatementKey[]
}

export function createStatements(ring: KeyRing): Statements {
  const key = privateKey(ring.current.secret)
  const signatures = new Map<string, string>()
  const signatureOf = (text: string): string => {
    const known = signatures.get(text)
    if (known !== undefined) return known
    if (signatures.size >= REMEMBERED) signatures.clear()
    const made = sign(null, Buffer.from(text), key).toString('base64')
    signatures.set(text, made)
    return made
  }
  return {
    keys: ring.all.map(({ id, secret }) => ({ id, publicKey: publicKey(privateKey(secret)) })),
    sign(subject, { state, type, expiresAt }, now) {
      if (state !== 'member' || type === null || expiresAt === null) return null
      const hour = Math.floor(now / HOUR_MS) * HOUR_MS
      const validUntil = new Date(Math.min(hour + BELIEVED_MS, expiresAt)).toISOString()
      const statement: Statement = { subject, type, expiresAt: new Date(expiresAt).toISOString(), validUntil }
      const text = JSON.stringify(statement)
      return { text, signature: signatureOf(text), keyId: ring.current.id }
    },
  }
}

const privateKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })

const publicKey = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_BYTES).toString('base64')
