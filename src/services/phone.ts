import { fail, ok, type Failure, type Result } from '../core/shared/result'
import type { Locale } from '../core/shared/locale'

/** What a number typed without a country belongs to. */
export const callingCode = (locale: Locale): string => (locale === 'ja' ? '81' : locale === 'ko' ? '82' : '86')

const MAINLAND = /^1[3-9]\d{9}$/
/** E.164: a country and at most 15 digits in all. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/

/**
 * A phone number as the server knows it: `13800138000` for the mainland, `+821012345678` for any other country.
 * Spaces, hyphens, dots, brackets and full-width digits do not matter; `+` or `00` begins another country's code.
 */
export function readPhone(typed: string, country: string): Result<string, Failure<'phone/missing' | 'phone/invalid'>> {
  const text = typed.normalize('NFKC').replace(/[\s().-]/g, '')
  if (text === '') return fail('phone/missing')
  const abroad = /^(?:\+|00)(\d+)$/.exec(text)?.[1]
  const whole = abroad ?? (/^\d+$/.test(text) ? country + (country === '86' ? text : text.replace(/^0/, '')) : '')
  if (whole.slice(0, 2) === '86') {
    const own = whole.slice(2)
    return MAINLAND.test(own) ? ok(own) : fail('phone/invalid')
  }
  return INTERNATIONAL.test(whole) ? ok(`+${whole}`) : fail('phone/invalid')
}
