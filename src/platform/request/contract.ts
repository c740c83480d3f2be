/** What the network does wrong, with the codes of the specification (§8); 600001 is the platforms' own for "failed". */
export const NETWORK_FAULTS = {
  timeout: { code: 5, failure: 'network/timeout' },
  abort: { code: 600003, failure: 'network/abort' },
  failed: { code: 600001, failure: 'network/failed' },
  upload: { code: 602001, failure: 'network/upload' },
  socketClosed: { code: 10002, failure: 'network/socket-closed' },
  socketFailed: { code: 600009, failure: 'network/socket-failed' },
} as const
export type NetworkFault = keyof typeof NETWORK_FAULTS

/** There is no answer. A bad answer (any status) is an answer. */
export class RequestFailure extends Error {
  readonly code: number
  /** The code of its sentence. */
  readonly failure: string

  constructor(readonly fault: NetworkFault) {
    super(`request: ${fault}`)
    this.code = NETWORK_FAULTS[fault].code
    this.failure = NETWORK_FAULTS[fault].failure
  }
}

/** As much of the browser's AbortSignal as is needed: mini-programs have none, and may bring their own. */
export interface Stopper {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export interface Call {
  readonly url: string
  /** One that HTTP does not know becomes GET, which is also the default. */
  readonly method?: string
  /** Goes into the address with GET and HEAD, into the body as JSON with the others; a text body stays as it is. */
  readonly data?: string | Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  /** 60000 unless said. */
  readonly timeoutMs?: number
  readonly signal?: Stopper
}

export interface Answer {
  readonly status: number
  /** What the JSON says, or the text where it is none. */
  readonly data: unknown
}

export interface Upload {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
  /** Of the form's file field. */
  readonly name: string
  readonly file: UploadFile
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly signal?: Stopper
}
/** A browser's file, or the path a mini-program has given it. */
export type UploadFile = Blob | string

export interface Requests {
  /** @throws RequestFailure when no answer came */
  send(call: Call): Promise<Answer>
  /** A multipart form with one file. @throws RequestFailure */
  upload(upload: Upload): Promise<Answer>
}
