import type { MembershipStatus } from '../../src/protocol/membership'
import type { Identity } from '../identity/identify'
import { maskPhone } from '../identity/phone'
import { remaining } from './ledger'
import type { Membership } from './parts'

export const VISITOR: MembershipStatus = {
  state: 'none',
  type: null,
  expiresAt: null,
  remaining: { days: 0, hours: 0 },
  phone: null,
  admin: false,
  statement: null,
}

export function statusOf({ safe, statements }: Membership, identity: Identity, now: number): MembershipStatus {
  const { standing, personId, phoneBox, role } = identity
  return {
    state: standing.state,
    type: standing.type,
    expiresAt: standing.expiresAt === null ? null : new Date(standing.expiresAt).toISOString(),
    remaining: remaining(standing, now),
    phone: maskPhone(safe.open(phoneBox, personId)),
    admin: role === 'admin',
    statement: statements.sign(personId, standing, now),
  }
}
