import type { CloudRequest } from '../../protocol/cloud'
import { hmacMd5 } from './md5'

/** `x-serverless-sign`: HMAC-MD5 over the top-level keys in order, empty values left out, `k=v&…`. */
export function sign(body: CloudRequest, clientSecret: string): string {
  const pairs = Object.entries(body)
    .filter(([, value]) => Boolean(value))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${String(value)}`)
  return hmacMd5(clientSecret, pairs.join('&'))
}
