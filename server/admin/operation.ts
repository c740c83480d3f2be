// What every command of ziyuan-admin is given, and what it gives back.
import type { Failure, Result } from '../../src/core/shared/result'
import type { Membership } from '../membership/parts'

export interface Operation {
  readonly parts: Membership
  /** The operator, for the audit trail. */
  readonly actor: string
  readonly now: number
  /** What the command was asked for: standard output. */
  readonly print: (line: string) => void
  /** What the operator should know beside it: standard error. */
  readonly note: (line: string) => void
}

export interface Options {
  readonly type?: string | undefined
  readonly count?: string | undefined
  readonly batch?: string | undefined
  readonly phone?: string | undefined
  readonly order?: string | undefined
  readonly replace?: boolean | undefined
  /** What follows the command without a name. */
  readonly file?: string | undefined
}

export type Done = Result<null, Failure>
export type Command = (operation: Operation, options: Options) => Promise<Done>
