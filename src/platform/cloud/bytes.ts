// Text and bytes without TextEncoder, atob or a crypto API: a mini-program has none of them.

/** UTF-8; half of a surrogate pair becomes U+FFFD. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), trail(code))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), trail(code >> 6), trail(code))
    else bytes.push(0xf0 | (code >> 18), trail(code >> 12), trail(code >> 6), trail(code))
  }
  return Uint8Array.from(bytes)
}
const trail = (bits: number): number => 0x80 | (bits & 0x3f)

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 16 ? '0' : '') + byte.toString(16)).join('')

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of standard base64; null for anything else. */
export function base64Bytes(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  const letters = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of letters) {
    bits = ((bits << 6) | BASE64.indexOf(letter)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 0xff
  }
  return bytes
}
