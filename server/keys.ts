// The server's secrets: rings of keys, the first of each in use, the others still understood.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32
const KEY = /^([\w-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/

/** The ring of each purpose, and the variable it is read from: `id:base64,id:base64`, 32 bytes each. */
export const KEY_VARIABLES = {
  phones: 'PHONE_KEYS',
  codes: 'CODE_KEYS',
  tokens: 'TOKEN_KEYS',
  statements: 'STATEMENT_KEYS',
} as const

export interface Key {
  readonly id: string
  readonly secret: Buffer
}

export interface KeyRing {
  /** Makes what is new. */
  readonly current: Key
  /** Reads what is old; `current` is the first. */
  readonly all: readonly Key[]
}

export type Keys = Readonly<Record<keyof typeof KEY_VARIABLES, KeyRing>>

/** Says which variable is wrong and how it should look, never what it holds. */
export class InvalidKeys extends Error {
  readonly code = 'env/invalid'
}

export interface KeySource {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly production: boolean
  readonly dataDir: string
}

/**
 * Outside production a ring that is not set is made once and kept in `dataDir`.
 * @throws InvalidKeys naming the variable
 */
export function readKeys({ env, production, dataDir }: KeySource): Keys {
  const found = (purpose: keyof Keys): KeyRing => {
    const name = KEY_VARIABLES[purpose]
    const text = env[name]
    if (text) return readRing(name, text)
    if (production) throw new InvalidKeys(`${name} must be set in production: ${SHAPE}`)
    return readRing(name, keptRing(dataDir, purpose))
  }
  return { phones: found('phones'), codes: found('codes'), tokens: found('tokens'), statements: found('statements') }
}

const SHAPE = 'id:key, the key 32 random bytes in base64; `ziyuan-admin keys new` prints one'

export function readRing(name: string, text: string): KeyRing {
  const all = text.split(',').map((part): Key => {
    const [, id, secret] = KEY.exec(part.trim()) ?? []
    if (!id || !secret) throw new InvalidKeys(`${name} must be a list of ${SHAPE}`)
    return { id, secret: Buffer.from(secret, 'base64') }
  })
  const [current] = all
  if (!current) throw new InvalidKeys(`${name} must not be empty`)
  if (new Set(all.map(({ id }) => id)).size < all.length) throw new InvalidKeys(`${name} names one id twice`)
  return { current, all }
}

/** A key of its own for every use of a ring: `id` of six hexadecimal digits. */
export const newKey = (): string => `${randomBytes(3).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64url')}`

/** Of two processes that start together, the first to write has made the key for both. */
function keptRing(dataDir: string, purpose: keyof Keys): string {
  const path = join(dataDir, `${purpose}.key`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, newKey(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
