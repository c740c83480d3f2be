// Phone numbers as E.164. Pure: knows neither the database nor a key.
import type { Brand } from '../../src/core/shared/brand'
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'

/** `+` and 8 to 15 digits. */
export type Phone = Brand<string, 'Phone'>

const CHINA_MOBILE = /^\+861[3-9]\d{9}$/
const ELSEWHERE = /^\+(?!86)[1-9]\d{7,14}$/

/**
 * The number behind what was typed: spaces, hyphens, dots, brackets and full-width digits will do; `00` reads as `+`.
 * Without a country code it is a mobile number of mainland China, `+86`.
 */
export function readPhone(typed: string): Result<Phone, Failure<'phone/missing' | 'phone/invalid'>> {
  const text = typed.normalize('NFKC').replace(/[\s().-]/g, '')
  if (text === '') return fail('phone/missing')
  const number = withCountry(text)
  return CHINA_MOBILE.test(number) || ELSEWHERE.test(number) ? ok(number as Phone) : fail('phone/invalid')
}

function withCountry(text: string): string {
  if (text.startsWith('+')) return text
  if (text.startsWith('00')) return `+${text.slice(2)}`
  return text.length === 13 && text.startsWith('86') ? `+${text}` : `+86${text}`
}

/** 138****5678 for mainland China; elsewhere the first three characters and the last four. */
export function maskPhone(phone: Phone): string {
  const shown = CHINA_MOBILE.test(phone) ? phone.slice(3) : phone
  return `${shown.slice(0, 3)}****${shown.slice(-4)}`
}
