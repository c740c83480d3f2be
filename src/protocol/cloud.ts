// The cloud endpoint: one POST for every call. Types only; what each field means is in the server's schemas.

export type CloudMethod =
  | 'serverless.auth.user.anonymousAuthorize'
  | 'serverless.function.runtime.invoke'
  | 'serverless.file.resource.generateProximalSign'
  | 'serverless.file.resource.report'
  | 'serverless.file.resource.info'

/** `POST /client`; signed in the header `x-serverless-sign`, the token again in `x-basement-token`. */
export interface CloudRequest {
  readonly method: CloudMethod
  /** JSON of the method's own parameters. */
  readonly params: string
  readonly spaceId: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly token?: string
}

export type CloudCode = 'AUTH_FAILED' | 'INVALID_PARAM' | 'UPLOAD_FAILED' | 'SYS_ERR'

export interface CloudReply<T = unknown> {
  readonly success: boolean
  /** The specification's `result`. */
  readonly data?: T
  readonly error?: { readonly code: CloudCode | 'GATEWAY_INVALID_TOKEN' | string; readonly message: string }
  readonly header: { readonly 'x-serverless-request-id': string }
}

export interface AnonymousGrant {
  readonly accessToken: string
  readonly expiresInSecond: number
}

export interface InvokeParams {
  readonly functionTarget: string
  /** The function's own arguments; `identity` in them is the identity token of a member's device. */
  readonly functionArgs: Readonly<Record<string, unknown>>
}

/** What a function answers: its value, or a failure code of the product with what its sentence names. */
export type FunctionAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly error: { readonly code: string; readonly params?: Readonly<Record<string, string | number>> }
    }

export interface UploadTicket {
  readonly id: string
  readonly cdnDomain: string
  readonly ossPath: string
  readonly host: string
  readonly accessKeyId: string
  readonly signature: string
  readonly policy: string
}
