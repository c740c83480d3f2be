// Identity tokens: 256 bits of chance in the client's hands, their SHA-256 in the database.
import { createHash, randomBytes } from 'node:crypto'
import type { Trx } from '../db/transact'

const TOKEN_BYTES = 32
/** Outlasts an annual card, so that a renewing member is not asked again. */
const LIFETIME_MS = 400 * 86_400_000

export interface IssuedToken {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** A device has one token; the one before is worth nothing from here on. */
export async function issueToken(trx: Trx, personId: string, deviceId: string, now: number): Promise<IssuedToken> {
  await trx.deleteFrom('tokens').where('device_id', '=', deviceId).execute()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = now + LIFETIME_MS
  await trx
    .insertInto('tokens')
    .values({
      hash: hashOfToken(token),
      person_id: personId,
      device_id: deviceId,
      issued_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute()
  return { token, expiresAt }
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
