import type { AnonymousGrant } from '../../protocol/cloud'
import type { ValueStore } from '../storage/typed'

const TOKEN = 'cloud-token'
const EXPIRY = 'cloud-token-expiry'
/** A token is not used in the last moments of its life: the call has a way to go. */
const MARGIN_MS = 10_000

export interface AccessToken {
  /** null when there is none that is still good. */
  current(nowMs: number): string | null
  keep(grant: AnonymousGrant, nowMs: number): void
  /** Forgets this token, unless another has taken its place meanwhile. */
  drop(token: string): void
}

/** The anonymous token with its expiry, from one start of the app to the next. */
export function keptAccessToken(values: ValueStore): AccessToken {
  const savedExpiry = values.readValue(EXPIRY)
  let token = values.readText(TOKEN)
  let expiry = typeof savedExpiry === 'number' ? savedExpiry : 0
  return {
    current: (nowMs) => (token !== null && nowMs < expiry - MARGIN_MS ? token : null),
    keep(grant, nowMs) {
      token = grant.accessToken
      expiry = nowMs + grant.expiresInSecond * 1000
      values.keep(TOKEN, token)
      values.keep(EXPIRY, expiry)
    },
    drop(stale) {
      if (token !== stale) return
      token = null
      values.remove(TOKEN)
    },
  }
}
