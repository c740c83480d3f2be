import keys from '../../config/statement-keys.json'
import type { Locale } from '../core/shared/locale'
import { readRedeemCode } from '../core/shared/redeem-code'
import { fail, ok, type Failure, type Result } from '../core/shared/result'
import type { Cloud } from '../platform/cloud/client'
import { cloud, thisDevice } from '../platform/cloud/cloud'
import { CloudFailure } from '../platform/cloud/failure'
import { RequestFailure } from '../platform/request/contract'
import type { FunctionAnswer } from '../protocol/cloud'
import type {
  Device,
  EraseArgs,
  Joined,
  MembershipStatus,
  MembershipType,
  Plan,
  PlansArgs,
  RedeemArgs,
  RestoreArgs,
} from '../protocol/membership'
import { membership, type MembershipStore, type StatementKey } from '../stores/membership'
import { callingCode, readPhone } from './phone'
import { holdsAt, readStatement, type StatementKeys } from './statement'

export type Answered<T> = Promise<Result<T>>

export interface RedeemForm {
  readonly phone: string
  readonly code: string
  readonly password: string
}
export interface RestoreForm {
  readonly phone: string
  readonly type: MembershipType | null
  readonly password: string
}

/** What one may do about one's membership. Nothing is sent that could not be right; failures are values. */
export interface MembershipDesk {
  /** Asks the server, and remembers the answer. A device that never joined is a visitor without asking. */
  status(): Answered<MembershipStatus>
  plans(locale: Locale): Answered<readonly Plan[]>
  redeem(form: RedeemForm, locale: Locale): Answered<MembershipStatus>
  restore(form: RestoreForm, locale: Locale): Answered<MembershipStatus>
  devices(): Answered<readonly Device[]>
  removeDevice(device: string): Answered<readonly Device[]>
  /** Everything the server knows of this member, for good. */
  erase(password: string): Answered<true>
  /** Without a network: by the statement the server signed. */
  isMemberNow(nowMs: number): boolean
}

export interface DeskParts {
  readonly cloud: Pick<Cloud, 'invoke'>
  readonly store: MembershipStore
  readonly deviceId: string
  readonly keys: StatementKeys
}

const PASSWORD_MIN = 8
const PASSWORD_MAX = 64
export const VISITOR: MembershipStatus = {
  state: 'none',
  type: null,
  expiresAt: null,
  remaining: { days: 0, hours: 0 },
  phone: null,
  admin: false,
  statement: null,
}

export function createDesk({ cloud: endpoint, store, deviceId, keys: known }: DeskParts): MembershipDesk {
  async function ask<T>(target: string, args: object): Answered<T> {
    try {
      const { result } = await endpoint.invoke<FunctionAnswer<T>>(target, { ...args })
      if (result.ok) return result
      // The server knows this identity no more: what was kept in its name is worth nothing.
      if (result.error.code === 'identity/invalid') store.getState().leave()
      return result
    } catch (cause) {
      if (cause instanceof CloudFailure || cause instanceof RequestFailure) return fail(cause.failure)
      throw cause
    }
  }
  const identity = (): string | undefined => store.getState().identity?.token
  const asMember = <T>(target: string, args: object = {}): Answered<T> => {
    const token = identity()
    return token === undefined ? Promise.resolve(fail('identity/invalid')) : ask(target, { ...args, identity: token })
  }
  const join = async (asked: Answered<Joined>): Answered<MembershipStatus> => {
    const joined = await asked
    if (!joined.ok) return joined
    store.getState().join(joined.value)
    await learnKey(joined.value.status)
    return ok(joined.value.status)
  }
  const keys = (): StatementKeys => ({ ...store.getState().keys, ...known })
  /** A statement signed with a key this build does not know, as after a rotation, makes us ask for the keys of now. */
  const learnKey = async ({ statement }: MembershipStatus): Promise<void> => {
    if (statement === null || keys()[statement.keyId] !== undefined) return
    const found = await ask<readonly StatementKey[]>('membership/keys', {})
    if (found.ok) store.getState().learn(found.value)
  }

  return {
    async status() {
      if (identity() === undefined) return ok(VISITOR)
      const found = await asMember<MembershipStatus>('membership/status')
      if (!found.ok) return found
      store.getState().see(found.value)
      await learnKey(found.value)
      return found
    },
    plans: (locale) => ask('plans/list', { locale } satisfies PlansArgs),
    async redeem(form, locale) {
      const phone = readPhone(form.phone, callingCode(locale))
      if (!phone.ok) return phone
      if (form.code.trim() === '') return fail('code/missing')
      const code = readRedeemCode(form.code)
      if (code === null) return fail('code/invalid')
      const faulty = passwordFault(form.password)
      if (faulty) return { ok: false, error: faulty }
      const args: RedeemArgs = { phone: phone.value, code, password: form.password, deviceId }
      return join(ask('membership/redeem', args))
    },
    async restore({ phone: typed, type, password }, locale) {
      const phone = readPhone(typed, callingCode(locale))
      if (!phone.ok) return phone
      if (type === null) return fail('membership/select-type')
      const faulty = passwordFault(password)
      if (faulty) return { ok: false, error: faulty }
      const token = identity()
      const known = token === undefined ? {} : { identity: token }
      const args: RestoreArgs = { phone: phone.value, type, password, deviceId, ...known }
      return join(ask('membership/restore', args))
    },
    devices: () => asMember('membership/devices'),
    removeDevice: (device) => asMember('membership/remove-device', { device }),
    async erase(password) {
      const faulty = passwordFault(password)
      if (faulty) return { ok: false, error: faulty }
      const args: Omit<EraseArgs, 'identity'> = { password }
      const erased = await asMember<unknown>('membership/erase', args)
      if (!erased.ok) return erased
      store.getState().leave()
      return ok(true)
    },
    isMemberNow(nowMs) {
      const signed = store.getState().status?.statement
      const statement = signed ? readStatement(signed, keys()) : null
      return statement !== null && holdsAt(statement, nowMs)
    },
  }
}

/** What a password lacks before it is sent anywhere; counted in UTF-16 units, as the server counts. */
export function passwordFault(password: string): Failure | null {
  if (password === '') return { code: 'password/missing' }
  return password.length < PASSWORD_MIN || password.length > PASSWORD_MAX ? { code: 'password/length' } : null
}

export const membershipDesk = createDesk({ cloud, store: membership, deviceId: thisDevice, keys })
