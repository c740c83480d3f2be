import fc from 'fast-check'
import { makeRedeemCode, printedRedeemCode, readRedeemCode } from '../../../src/core/shared/redeem-code'
import { SEED, sized } from '../../support/random'

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ' // Crockford, base32
const data = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 18, maxLength: 18 })
const codes = data.map(makeRedeemCode)
const runs = { numRuns: sized(4000), seed: SEED }
const replaced = (code: string, i: number, symbol: string) => code.slice(0, i) + symbol + code.slice(i + 1)

test('a code is twenty symbols and reads as itself, however it is typed', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
      const printed = printedRedeemCode(code)
      expect(printed).toMatch(/^(\w{5}-){3}\w{5}$/)
      const sloppy = printed.toLowerCase().replace(/1/g, 'l').replace(/0/g, 'o').replace(/-/g, ' ')
      const wide = [...code].map((symbol) => String.fromCharCode(symbol.charCodeAt(0) + 0xfee0)).join('')
      for (const typed of [code, printed, ` ${sloppy} `, wide]) expect(readRedeemCode(typed)).toBe(code)
    }),
    runs,
  )
})

test('every single wrong symbol of a code is caught', () => {
  const [code = ''] = fc.sample(codes, { numRuns: 1, seed: SEED })
  for (let i = 0; i < 20; i++)
    for (const symbol of SYMBOLS)
      expect(readRedeemCode(replaced(code, i, symbol))).toBe(symbol === code[i] ? code : null)
})

test('any two wrong symbols, and any two exchanged, are caught', () => {
  const place = fc.integer({ min: 0, max: 19 })
  const symbol = fc.constantFrom(...SYMBOLS)
  fc.assert(
    fc.property(codes, place, place, symbol, symbol, (code, i, j, first, second) => {
      const wrong = replaced(replaced(code, i, first), j, second)
      expect(readRedeemCode(wrong)).toBe(wrong === code ? code : null)
      const exchanged = replaced(replaced(code, i, code[j] ?? ''), j, code[i] ?? '')
      expect(readRedeemCode(exchanged)).toBe(exchanged === code ? code : null)
    }),
    runs,
  )
})

test('of random texts about one in 1,024 passes', () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...SYMBOLS), minLength: 20, maxLength: 20 }), {
    numRuns: 20_000,
    seed: 1,
  })
  const passed = texts.filter((text) => readRedeemCode(text) !== null).length
  expect(passed).toBeGreaterThan(5)
  expect(passed).toBeLessThan(60)
})

test.each(['', ' ', '0', '0'.repeat(19), '0'.repeat(21), 'U'.repeat(20), '兑换码', '0'.repeat(19) + '💮'])(
  '%j is no code',
  (text) => {
    expect(readRedeemCode(text)).toBeNull()
  },
)

test('making one of anything but 18 five-bit numbers is a bug', () => {
  expect(() => makeRedeemCode([])).toThrow(RangeError)
  expect(() => makeRedeemCode(Array(18).fill(32))).toThrow(RangeError)
})
