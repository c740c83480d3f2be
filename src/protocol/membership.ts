// What client and server say to each other about membership. Types only.
import type { Locale } from '../core/shared/locale'

export type MembershipType = 'monthly' | 'halfYear' | 'annual'

/** Whole minor units of one currency (yen and won have none). */
export interface Money {
  readonly minor: number
  readonly currency: 'CNY' | 'USD' | 'JPY' | 'KRW'
}

/** `plans/list` ← {locale} → Plan[], monthly, half-year, annual. */
export interface Plan {
  readonly type: MembershipType
  readonly months: 1 | 6 | 12
  readonly price: Money
  readonly oldPrice: Money
}
export interface PlansArgs {
  readonly locale: Locale
}

export type MembershipState = 'none' | 'member' | 'expired'

/** `membership/status` ← {identity?}. */
export interface MembershipStatus {
  readonly state: MembershipState
  /** Of the latest grant; null for a visitor. */
  readonly type: MembershipType | null
  /** ISO instants, UTC. */
  readonly expiresAt: string | null
  readonly remaining: { readonly days: number; readonly hours: number }
  /** Masked: 138****5678. */
  readonly phone: string | null
  readonly admin: boolean
  /** Signed, for checking without a network; null for a visitor. */
  readonly statement: SignedStatement | null
}

/** Ed25519 over the UTF-8 bytes of `text`, base64; `text` is JSON of a Statement. */
export interface SignedStatement {
  readonly text: string
  readonly signature: string
  readonly keyId: string
}
export interface Statement {
  readonly subject: string
  readonly type: MembershipType
  readonly expiresAt: string
  /** Not believed after this; at most seven days after it was made. */
  readonly validUntil: string
}

/** `membership/redeem` ← RedeemArgs → Joined. */
export interface RedeemArgs {
  readonly phone: string
  readonly code: string
  /** 8–64 characters; for a known phone its existing one. */
  readonly password: string
  readonly deviceId: string
}
/** `membership/restore` ← RestoreArgs → Joined. */
export interface RestoreArgs {
  readonly phone: string
  readonly type: MembershipType
  readonly password: string
  readonly deviceId: string
  readonly identity?: string
}
export interface Joined {
  readonly identity: string
  /** ISO instant. */
  readonly identityExpiresAt: string
  readonly status: MembershipStatus
}

/** `membership/devices` ← {identity} → Device[]; `membership/remove-device` ← {identity, device} → Device[]. */
export interface Device {
  readonly id: string
  readonly addedAt: string
  readonly current: boolean
}

/** `membership/erase` ← {identity, password} → {erased: true}: a user's own "delete my membership data". */
export interface EraseArgs {
  readonly identity: string
  readonly password: string
}

/** Codes of `FunctionAnswer` failures; each has its sentence `error.<code>`. */
export type MembershipFailureCode =
  | 'phone/missing'
  | 'phone/invalid'
  | 'code/missing'
  | 'code/invalid' // invalid phone number or redemption code
  | 'password/missing'
  | 'password/length'
  | 'membership/check-phone' // same answer for unknown phone, wrong type, wrong password
  | 'membership/select-type'
  | 'membership/not-expired'
  | 'membership/expired'
  | 'membership/required'
  | 'membership/too-many-devices'
  | 'membership/too-many-tries'
  | 'identity/invalid'
