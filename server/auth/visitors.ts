// The second client's anonymous visitor: one for each device, remembered by nobody but the token itself.
import { createHash } from 'node:crypto'
import { seal, unseal } from '../cloud/sealed'
import type { KeyRing } from '../keys'

const ACCESS = 'visitor-access'
const REFRESH = 'visitor-refresh'
const ACCESS_SECONDS = 7200
const REFRESH_SECONDS = 30 * 24 * 3600

export interface VisitorGrant {
  readonly token_type: 'Bearer'
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly scope: 'anonymous'
  readonly sub: string
}
interface Content {
  readonly sub: string
  readonly until: number
}

export interface Visitors {
  /** The same device is the same visitor. */
  signIn(deviceId: string): VisitorGrant
  /** A new grant for whoever holds the last one's refresh token; null when it is stale or not ours. */
  refresh(refreshToken: string): VisitorGrant | null
  /** Whose access token this is; null when it is stale or not ours. */
  subject(accessToken: string): string | null
}

export function createVisitors(ring: KeyRing, spaceId: string, now: () => number): Visitors {
  const sealed = (purpose: string, sub: string, seconds: number) =>
    seal(ring, purpose, { sub, until: now() + seconds * 1000 } satisfies Content)
  const subjectOf = (purpose: string, token: string): string | null => {
    const content = unseal(ring, purpose, token) as Content | null
    return content && now() < content.until ? content.sub : null
  }
  const grant = (sub: string): VisitorGrant => ({
    token_type: 'Bearer',
    access_token: sealed(ACCESS, sub, ACCESS_SECONDS),
    refresh_token: sealed(REFRESH, sub, REFRESH_SECONDS),
    expires_in: ACCESS_SECONDS,
    scope: 'anonymous',
    sub,
  })

  return {
    signIn: (deviceId) => grant(subOf(spaceId, deviceId)),
    refresh(refreshToken) {
      const sub = subjectOf(REFRESH, refreshToken)
      return sub === null ? null : grant(sub)
    },
    subject: (accessToken) => subjectOf(ACCESS, accessToken),
  }
}

/** Tells devices apart without naming them. */
const subOf = (spaceId: string, deviceId: string): string =>
  createHash('sha256').update(`${spaceId}\0${deviceId}`).digest('base64url').slice(0, 22)
