import type { ValueStore } from './typed'

const KEY = 'device-id'
/** Specification §9: 16 to 48 characters. */
const VALID = /^[0-9A-Za-z_-]{16,48}$/
const LETTERS = '0123456789abcdefghijklmnopqrstuv'
const LENGTH = 32

/** The name this device goes by, made once and kept. @param random from 0 to below 1 */
export function deviceId(values: ValueStore, random: () => number): string {
  const known = values.readText(KEY)
  if (known !== null && VALID.test(known)) return known
  const made = Array.from({ length: LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
  values.keep(KEY, made)
  return made
}
