import type { CloudCode } from '../../protocol/cloud'

const FAILURES: Readonly<Record<CloudCode, string>> = {
  AUTH_FAILED: 'cloud/auth-failed',
  INVALID_PARAM: 'cloud/invalid-param',
  UPLOAD_FAILED: 'cloud/upload-failed',
  SYS_ERR: 'cloud/sys-err',
}
/** Its own refusal of a token, when a fresh one did not help either. */
export const INVALID_TOKEN = 'GATEWAY_INVALID_TOKEN'

/** The cloud endpoint answered, and answered no. */
export class CloudFailure extends Error {
  /** The code of its sentence. */
  readonly failure: string

  constructor(
    readonly code: string,
    message: string,
    readonly requestId: string | null = null,
  ) {
    super(message)
    const known = code === INVALID_TOKEN ? 'AUTH_FAILED' : code
    this.failure = FAILURES[known as CloudCode] ?? FAILURES.SYS_ERR
  }
}
