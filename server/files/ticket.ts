// Leave to upload one file: what may be sent, until when, in words the sender can read and cannot change.
import { isSigned, signWith } from '../cloud/key-ring'
import type { KeyRing } from '../keys'
import { LARGEST_BYTES, type ImageType } from './image'

const PURPOSE = 'upload-policy'
const LIFE_MS = 10 * 60_000

export interface UploadTerms {
  readonly key: string
  readonly type: ImageType
}
/** As the form carries it: the key's id goes by the name of `OSSAccessKeyId`. */
export interface SignedPolicy {
  readonly policy: string
  readonly signature: string
  readonly accessKeyId: string
}
interface Policy {
  readonly expiration: string
  readonly conditions: readonly [['eq', '$key', string], ['eq', '$content-type', ImageType], [string, number, number]]
}

export function signTerms(ring: KeyRing, { key, type }: UploadTerms, nowMs: number): SignedPolicy {
  const content: Policy = {
    expiration: new Date(nowMs + LIFE_MS).toISOString(),
    conditions: [
      ['eq', '$key', key],
      ['eq', '$content-type', type],
      ['content-length-range', 1, LARGEST_BYTES],
    ],
  }
  const policy = Buffer.from(JSON.stringify(content)).toString('base64')
  const { keyId, signature } = signWith(ring, PURPOSE, policy)
  return { policy, signature, accessKeyId: keyId }
}

/** The terms of a policy we signed that still holds; else null. */
export function readTerms(ring: KeyRing, signed: SignedPolicy, nowMs: number): UploadTerms | null {
  const { policy, signature, accessKeyId } = signed
  if (!isSigned(ring, PURPOSE, policy, { keyId: accessKeyId, signature })) return null
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as Policy
  if (Date.parse(expiration) <= nowMs) return null
  return { key: conditions[0][2], type: conditions[1][2] }
}
