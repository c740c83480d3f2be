import type { CloudCode } from '../../src/protocol/cloud'

/** A call the protocol lets a client make and lets us decline. */
export interface Refusal {
  readonly ok: false
  readonly code: Exclude<CloudCode, 'SYS_ERR'> | 'GATEWAY_INVALID_TOKEN'
  /** For whoever writes a client; what a person reads comes from the locales. */
  readonly message: string
}
export type Answer<T = unknown> = { readonly ok: true; readonly data: T } | Refusal

export const answer = <T>(data: T): Answer<T> => ({ ok: true, data })
export const refuse = (code: Refusal['code'], message: string): Refusal => ({ ok: false, code, message })
export const badParam = (message: string): Refusal => refuse('INVALID_PARAM', message)
