import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { createSlots } from './slots'

const SALT_BYTES = 16
const HASH_BYTES = 32
const MEMORY_BYTES = 64 * 1024 * 1024
/** Each of the two holds 16 MB and a core for a tenth of a second. */
const AT_ONCE = 2
const KEPT = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/

export interface Cost {
  /** N = 2 to this. */
  readonly log2N: number
  readonly r: number
  readonly p: number
}
export const COST: Cost = { log2N: 14, r: 8, p: 5 }

export interface Passwords {
  /** What may be kept: the hash, its salt, its parameters. */
  hash(password: string): Promise<string>
  /** Takes the same work when there is nothing to compare with, and answers false. */
  verify(password: string, kept: string | null): Promise<boolean>
}

/** @param cost of new hashes; kept ones carry their own */
export function createPasswords(cost: Cost = COST): Passwords {
  const slot = createSlots(AT_ONCE)
  const nobody = keep(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return keep(cost, salt, await slot(() => derive(password, salt, cost)))
    },
    async verify(password, kept) {
      const { salt, hash, ...own } = read(kept ?? nobody)
      const found = await slot(() => derive(password, salt, own))
      return timingSafeEqual(found, hash) && kept !== null
    },
  }
}

const keep = ({ log2N, r, p }: Cost, salt: Buffer, hash: Buffer) =>
  `scrypt:${log2N}:${r}:${p}:${salt.toString('base64url')}:${hash.toString('base64url')}`

function read(kept: string): Cost & { salt: Buffer; hash: Buffer } {
  const [, log2N, r, p, salt, hash] = KEPT.exec(kept) ?? []
  if (!salt || !hash) throw new TypeError('createPasswords: expected a kept hash')
  const bytes = { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }
  return { log2N: Number(log2N), r: Number(r), p: Number(p), ...bytes }
}

/** One character has one form, whichever keyboard it came from. */
const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: MEMORY_BYTES }
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
