// Redemption codes: 18 symbols of chance and two that catch mistakes, in Crockford's base 32 (no I, L, O, U).
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 20
const DATA_LENGTH = 18
const GROUP = 5

/** Powers of α in GF(32) over x⁵ + x² + 1; a Reed–Solomon code of distance 3 has the roots α and α². */
const POWERS = powersOfAlpha()
const ALPHA = 2
const ALPHA_SQUARED = 4

/**
 * The code as it is kept, 20 symbols, from whatever was typed or pasted: any case, spaces, hyphens and full-width
 * characters, I and L for 1, O for 0. Null when it cannot be a code: any one wrong symbol, any two, and any two
 * exchanged are always caught; of anything else one in 1,024 passes.
 */
export function readRedeemCode(typed: string): string | null {
  const text = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
  const values = [...text].map((symbol) => SYMBOLS.indexOf(symbol))
  if (values.length !== CODE_LENGTH || values.includes(-1)) return null
  return syndrome(values, ALPHA) === 0 && syndrome(values, ALPHA_SQUARED) === 0 ? text : null
}

/** @param values 18 numbers from 0 to 31, which carry the chance */
export function makeRedeemCode(values: readonly number[]): string {
  if (values.length !== DATA_LENGTH || values.some((value) => !Number.isInteger(value) || value < 0 || value > 31))
    throw new RangeError('makeRedeemCode: expected 18 whole numbers from 0 to 31')
  return [...values, ...checksOf(values)].map((value) => SYMBOLS[value]).join('')
}

/** Printed in four groups of five. */
export const printedRedeemCode = (code: string): string =>
  Array.from({ length: CODE_LENGTH / GROUP }, (_, i) => code.slice(i * GROUP, (i + 1) * GROUP)).join('-')

/** With a, b the last two symbols: a·α + b and a·α² + b must undo what the first 18 leave in each syndrome. */
function checksOf(values: readonly number[]): [number, number] {
  const first = syndrome([...values, 0, 0], ALPHA)
  const second = syndrome([...values, 0, 0], ALPHA_SQUARED)
  const a = divide(first ^ second, ALPHA ^ ALPHA_SQUARED)
  return [a, first ^ multiply(a, ALPHA)]
}

const syndrome = (values: readonly number[], root: number): number =>
  values.reduce((sum, value) => multiply(sum, root) ^ value, 0)

function powersOfAlpha(): number[] {
  const powers = [1]
  for (let last = 1; powers.length < 31; powers.push(last)) last = last & 16 ? (last << 1) ^ 0b100101 : last << 1
  return powers
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 31] as number
}

const divide = (a: number, b: number): number =>
  a === 0 ? 0 : (POWERS[(POWERS.indexOf(a) - POWERS.indexOf(b) + 31) % 31] as number)
