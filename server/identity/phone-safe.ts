// How a phone number is kept: an HMAC to find it by, and the number itself sealed with AES-256-GCM.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Key, KeyRing } from '../keys'
import type { Phone } from './phone'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface PhoneSafe {
  /** Under the key in use: what a new row is found by. */
  mac(phone: Phone): string
  /** Under every key, so that rows made before a rotation are found too. */
  macs(phone: Phone): string[]
  /** For locks and limits: the same for as long as the oldest key is kept, whichever key is in use. */
  alias(kind: 'phone' | 'address', text: string): string
  /** Sealed for one person: in another's row it does not open. */
  seal(phone: Phone, personId: string): string
  /** @throws SealBroken when the key is gone or the text was changed */
  open(box: string, personId: string): Phone
  /** Whether a row was made under the key in use. */
  isCurrent(macOrBox: string): boolean
}

export class SealBroken extends Error {
  readonly code = 'phone/seal-broken'

  constructor() {
    super('A stored phone number does not open: its key is not in PHONE_KEYS, or it was changed')
  }
}

export function createPhoneSafe(ring: KeyRing): PhoneSafe {
  const keys = ring.all.map(({ id, secret }) => ({ id, mac: derive(secret, 'mac'), box: derive(secret, 'box') }))
  const [current] = keys
  const oldest = keys[keys.length - 1]
  if (!current || !oldest) throw new RangeError('createPhoneSafe: expected at least one key')
  const macWith = ({ id, mac }: { id: string; mac: Buffer }, text: string) => `${id}:${hmac(mac, text)}`
  return {
    mac: (phone) => macWith(current, phone),
    macs: (phone) => keys.map((key) => macWith(key, phone)),
    alias: (kind, text) => hmac(oldest.mac, `${kind}:${text}`),
    seal: (phone, personId) => `${current.id}:${seal(current.box, phone, personId)}`,
    open(box, personId) {
      const [id, sealed = ''] = box.split(':')
      const key = keys.find((one) => one.id === id)
      if (!key) throw new SealBroken()
      return unseal(key.box, sealed, personId)
    },
    isCurrent: (text) => text.startsWith(`${current.id}:`),
  }
}

const derive = (secret: Key['secret'], purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `ziyuan phone ${purpose}`, 32))

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

function seal(key: Buffer, phone: Phone, personId: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(personId))
  const body = Buffer.concat([cipher.update(phone, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function unseal(key: Buffer, text: string, personId: string): Phone {
  const bytes = Buffer.from(text, 'base64url')
  try {
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(personId)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const body = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([body, cipher.final()]).toString('utf8') as Phone // sealed by us, and the tag says so
  } catch {
    throw new SealBroken()
  }
}
