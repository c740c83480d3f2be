import { createStore } from 'zustand/vanilla'
import type { ValueStore } from '../platform/storage/typed'
import { values } from '../platform/storage/values'
import type { Joined, MembershipStatus } from '../protocol/membership'

const TOKEN = 'identity-token'
const EXPIRY = 'identity-expiry'
const STATUS = 'membership-status'
const STATUS_VERSION = 1
const KEYS = 'statement-keys'

/** Who this device is to the server. */
export interface Identity {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** A key that statements are verified with; base64. */
export interface StatementKey {
  readonly id: string
  readonly publicKey: string
}

/** What the server last said: a cache. Whether something is allowed, the server decides. */
export interface Membership {
  readonly identity: Identity | null
  readonly status: MembershipStatus | null
  /** Public keys of signed statements, base64 by id, as far as the server had to be asked for them. */
  readonly keys: Readonly<Record<string, string>>
  join(joined: Joined): void
  see(status: MembershipStatus): void
  learn(keys: readonly StatementKey[]): void
  /** The device is nobody's again. */
  leave(): void
}

/** Kept from one start to the next as far as the device has room; without room the visit has it all the same. */
export const createMembership = (kept: ValueStore) => {
  const keepStatus = (status: MembershipStatus): void => kept.keep(STATUS, { version: STATUS_VERSION, status })
  return createStore<Membership>()((set) => ({
    identity: readIdentity(kept),
    status: readStatus(kept),
    keys: readKeys(kept),
    join({ identity, identityExpiresAt, status }) {
      const expiresAt = Date.parse(identityExpiresAt)
      kept.keep(TOKEN, identity)
      kept.keep(EXPIRY, expiresAt)
      keepStatus(status)
      set({ identity: { token: identity, expiresAt }, status })
    },
    see(status) {
      keepStatus(status)
      set({ status })
    },
    learn(found) {
      const keys = Object.fromEntries(found.map(({ id, publicKey }) => [id, publicKey]))
      kept.keep(KEYS, keys)
      set({ keys })
    },
    leave() {
      for (const key of [TOKEN, EXPIRY, STATUS]) kept.remove(key)
      set({ identity: null, status: null })
    },
  }))
}
export type MembershipStore = ReturnType<typeof createMembership>

export const membership = createMembership(values)

function readIdentity(kept: ValueStore): Identity | null {
  const token = kept.readText(TOKEN)
  const expiresAt = kept.readValue(EXPIRY)
  return token !== null && typeof expiresAt === 'number' ? { token, expiresAt } : null
}

function readStatus(kept: ValueStore): MembershipStatus | null {
  const found = kept.readValue(STATUS) as { version?: unknown; status?: Partial<MembershipStatus> } | null
  if (found?.version !== STATUS_VERSION || typeof found.status?.state !== 'string') return null
  return found.status as MembershipStatus
}

function readKeys(kept: ValueStore): Record<string, string> {
  const found = kept.readValue(KEYS)
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, key]) => typeof key === 'string'))
}
