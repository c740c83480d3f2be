// Reading one variable. Unset and empty are the same; a bad value is named with what was found, a secret never shown.
export type Variables = Readonly<Record<string, string | undefined>>

export class InvalidEnv extends Error {
  readonly code = 'env/invalid'

  /** @param found null for what must not be shown, or is not there */
  constructor(name: string, expected: string, found: string | null) {
    super(found === null ? `${name} must be ${expected}` : `${name} must be ${expected}, not "${found}"`)
  }
}

/** @param otherwise null when production cannot do without it */
export function required(source: Variables, name: string, otherwise: string | null): string {
  const value = source[name] || otherwise
  if (value) return value
  throw new InvalidEnv(name, 'set in production', null)
}

interface Range {
  readonly from: number
  readonly to: number
  readonly otherwise: number
}

export function numbered(source: Variables, name: string, { from, to, otherwise }: Range): number {
  const text = source[name] || String(otherwise)
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= from && value <= to) return value
  throw new InvalidEnv(name, `a whole number from ${from} to ${to}`, text)
}

export function withForm(source: Variables, name: string, form: RegExp, expected: string, otherwise: string): string {
  const text = source[name] || otherwise
  if (form.test(text)) return text
  throw new InvalidEnv(name, expected, text)
}

/** Null when unset. It may hold a password, so a bad one is not shown. */
export function optional(source: Variables, name: string, form: RegExp, expected: string): string | null {
  const text = source[name]
  if (!text) return null
  if (form.test(text)) return text
  throw new InvalidEnv(name, expected, null)
}

export function oneOf<T extends string>(source: Variables, name: string, known: readonly T[], otherwise: T): T {
  const text = source[name] || otherwise
  const value = known.find((candidate) => candidate === text)
  if (value) return value
  throw new InvalidEnv(name, `one of ${known.join(', ')}`, text)
}

/** Parted by commas. */
export function each(
  source: Variables,
  name: string,
  holds: (part: string) => boolean,
  expected: string,
  otherwise: string | null,
): readonly string[] {
  const text = source[name] || otherwise || ''
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  if (parts.every(holds)) return parts
  throw new InvalidEnv(name, expected, text)
}

/** Every one of them, or null when none is set. */
export function together<N extends string>(source: Variables, names: readonly N[]): Readonly<Record<N, string>> | null {
  const missing = names.find((name) => !source[name])
  if (missing === undefined) return source as Readonly<Record<N, string>>
  if (names.every((name) => !source[name])) return null
  throw new InvalidEnv(missing, `set together with ${names.filter((name) => name !== missing).join(', ')}`, null)
}

export const isOrigin = (text: string): boolean => /^https?:\/\/[^\s/?#@]+$/.test(text)
