// The anonymous visitor's pass. It says nothing but until when it holds, and no server has to remember it.
import { randomBytes } from 'node:crypto'
import type { AnonymousGrant } from '../../src/protocol/cloud'
import type { KeyRing } from '../keys'
import { seal, unseal } from './sealed'

const PURPOSE = 'anonymous-token'
const LIFE_SECONDS = 600

export interface AccessTokens {
  issue(): AnonymousGrant
  /** False for stale, forged and malformed alike: the client's answer to each is to ask for another. */
  holds(token: string): boolean
}

export function createAccessTokens(ring: KeyRing, now: () => number): AccessTokens {
  return {
    issue() {
      const content = { until: now() + LIFE_SECONDS * 1000, salt: randomBytes(9).toString('base64url') }
      return { accessToken: seal(ring, PURPOSE, content), expiresInSecond: LIFE_SECONDS }
    },
    holds(token) {
      const content = unseal(ring, PURPOSE, token) as { until: number } | null
      return content !== null && now() < content.until
    },
  }
}
