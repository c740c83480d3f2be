import { createHmac, hkdfSync } from 'node:crypto'
import type { KeyRing } from '../keys'

export interface CodeMacs {
  mac(code: string): string
  /** Under every key: a printed code outlives the key in use. */
  macs(code: string): string[]
}

export function createCodeMacs(ring: KeyRing): CodeMacs {
  const keys = ring.all.map(({ id, secret }) => ({ id, key: hkdfSync('sha256', secret, '', 'ziyuan code mac', 32) }))
  const [current] = keys
  if (!current) throw new RangeError('createCodeMacs: expected at least one key')
  const macWith = ({ id, key }: { id: string; key: ArrayBuffer }, code: string) =>
    `${id}:${createHmac('sha256', Buffer.from(key)).update(code).digest('base64url')}`
  return { mac: (code) => macWith(current, code), macs: (code) => keys.map((key) => macWith(key, code)) }
}
