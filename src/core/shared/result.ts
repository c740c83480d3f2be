/** What a user or a channel may legitimately do wrong: a value, never an exception. Codes read `area/what-happened`. */
export interface Failure<Code extends string = string> {
  readonly code: Code
  /** What a message in any language may want to name: the text refused, the limit passed. */
  readonly params?: Readonly<Record<string, string | number>>
}

export type Result<T, F extends Failure = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: F }

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const fail = <Code extends string>(
  code: Code,
  params?: Failure['params'],
): { readonly ok: false; readonly error: Failure<Code> } => ({
  ok: false,
  error: params ? { code, params } : { code },
})
