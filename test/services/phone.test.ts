import { callingCode, readPhone } from '../../src/services/phone'

test.each([
  ['13800138000', '86', '13800138000'],
  [' 138 0013-8000 ', '86', '13800138000'],
  ['１３８００１３８０００', '86', '13800138000'],
  ['+86 138 0013 8000', '82', '13800138000'],
  ['008613800138000', '81', '13800138000'],
  ['010-1234-5678', '82', '+821012345678'],
  ['090 1234 5678', '81', '+819012345678'],
  ['+1 (415) 555-0100', '86', '+14155550100'],
])('%p typed where +%s is usual is %p', (typed, country, phone) =>
  expect(readPhone(typed, country)).toEqual({ ok: true, value: phone }),
)

test.each([
  ['', 'phone/missing'],
  ['  -', 'phone/missing'],
  ['1380013800', 'phone/invalid'],
  ['138001380001', 'phone/invalid'],
  ['12800138000', 'phone/invalid'],
  ['+86 010 1234 5678', 'phone/invalid'],
  ['+1234', 'phone/invalid'],
  ['+1234567890123456', 'phone/invalid'],
  ['138a0138000', 'phone/invalid'],
  ['+', 'phone/invalid'],
])('%p is refused: %s', (typed, code) => expect(readPhone(typed, '86')).toEqual({ ok: false, error: { code } }))

test.each([
  ['zh-Hans', '86'],
  ['zh-Hant', '86'],
  ['en', '86'],
  ['ja', '81'],
  ['ko', '82'],
] as const)('in %s a number without a country is of +%s', (locale, code) => expect(callingCode(locale)).toBe(code))
