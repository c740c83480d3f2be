import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedBody = Readonly<Record<string, string | number | boolean | null>>

/** Hex HMAC-MD5 over the keys in order of their UTF-16 units, joined `k=v&…`; empty, zero and false are skipped. */
export function signatureOf(body: SignedBody, clientSecret: string): string {
  const filled = Object.keys(body)
    .sort()
    .filter((key) => body[key])
  const text = filled.map((key) => `${key}=${body[key]}`).join('&')
  return createHmac('md5', clientSecret).update(text).digest('hex')
}

export function isSignedBody(body: SignedBody, clientSecret: string, found: string): boolean {
  const expected = Buffer.from(signatureOf(body, clientSecret))
  const given = Buffer.from(found.toLowerCase())
  return given.length === expected.length && timingSafeEqual(given, expected)
}
