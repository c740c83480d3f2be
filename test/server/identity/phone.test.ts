import { maskPhone, type Phone, readPhone } from '../../../server/identity/phone'
import { createPhoneSafe, SealBroken } from '../../../server/identity/phone-safe'
import { newKey, readRing } from '../../../server/keys'

test.each([
  ['13812345678', '+8613812345678'],
  [' 138 1234-5678 ', '+8613812345678'],
  ['１３８１２３４５６７８', '+8613812345678'],
  ['8613812345678', '+8613812345678'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['0086-138-1234-5678', '+8613812345678'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+81 90-1234-5678', '+819012345678'],
  ['+82.10.1234.5678', '+821012345678'],
])('%s is %s', (typed, phone) => {
  expect(readPhone(typed)).toEqual({ ok: true, value: phone })
})

test.each([
  ['', 'phone/missing'],
  ['   ', 'phone/missing'],
  ['12345678901', 'phone/invalid'], // no mobile number begins with 12
  ['1381234567', 'phone/invalid'],
  ['138123456789', 'phone/invalid'],
  ['+8621123456', 'phone/invalid'],
  ['+1234', 'phone/invalid'],
  ['+0123456789', 'phone/invalid'],
  ['+1234567890123456', 'phone/invalid'],
  ['1381234567a', 'phone/invalid'],
  ['١٣٨١٢٣٤٥٦٧٨', 'phone/invalid'],
])('%j is refused: %s', (typed, code) => {
  expect(readPhone(typed)).toEqual({ ok: false, error: { code } })
})

test('a masked number shows its ends', () => {
  expect(maskPhone('+8613812345678' as Phone)).toBe('138****5678')
  expect(maskPhone('+14155552671' as Phone)).toBe('+14****2671')
})

describe('a kept number', () => {
  const phone = '+8613812345678' as Phone
  const ring = readRing('PHONE_KEYS', newKey())
  const safe = createPhoneSafe(ring)

  test('opens for the person it was sealed for and nobody else', () => {
    const box = safe.seal(phone, 'one')
    expect(safe.open(box, 'one')).toBe(phone)
    expect(box).not.toContain('138')
    expect(safe.seal(phone, 'one')).not.toBe(box)
    expect(() => safe.open(box, 'two')).toThrow(SealBroken)
  })

  test('does not open when any part of it was changed, or its key is gone', () => {
    const [id, body = ''] = safe.seal(phone, 'one').split(':')
    for (let i = 0; i < body.length - 1; i++) {
      const changed = body.slice(0, i) + (body[i] === 'A' ? 'B' : 'A') + body.slice(i + 1)
      expect(() => safe.open(`${id}:${changed}`, 'one')).toThrow(SealBroken)
    }
    expect(() => safe.open(`${id}:`, 'one')).toThrow(SealBroken)
    const other = createPhoneSafe(readRing('PHONE_KEYS', newKey()))
    expect(() => other.open(safe.seal(phone, 'one'), 'one')).toThrow(SealBroken)
  })

  test('is found under every key of the ring; its alias stays while the oldest key does', () => {
    const fresh = readRing('PHONE_KEYS', newKey())
    const both = createPhoneSafe({ current: fresh.current, all: [...fresh.all, ...ring.all] })
    expect(both.macs(phone)).toContain(safe.mac(phone))
    expect(both.mac(phone)).not.toBe(safe.mac(phone))
    expect(both.alias('phone', phone)).toBe(safe.alias('phone', phone))
    expect(both.alias('address', phone)).not.toBe(safe.alias('phone', phone))
  })
})
