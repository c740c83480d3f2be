// What a function of the cloud endpoint is. Its arguments come from outside and are checked by the function itself.
import type { FunctionAnswer } from '../../src/protocol/cloud'

export interface CallContext {
  /** Of the caller; limits count it, nothing keeps it in the clear. */
  readonly address: string
  /** 16–48 characters, when the caller says which device it is. */
  readonly deviceId: string | null
  readonly requestId: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type CloudFunction = (args: unknown, call: CallContext) => Promise<FunctionAnswer<unknown>>

/** By `functionTarget`. */
export type Functions = Readonly<Record<string, CloudFunction>>
