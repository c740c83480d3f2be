// A membership service on a test's own clock, with passwords that cost little.
import { randomBytes } from 'node:crypto'
import type { Joined, MembershipStatus, MembershipType } from '../../../src/protocol/membership'
import type { FunctionAnswer } from '../../../src/protocol/cloud'
import { createCodeMacs } from '../../../server/codes/code-keys'
import { issueBatch } from '../../../server/codes/batches'
import { type Db, transact } from '../../../server/db/transact'
import { createPasswords } from '../../../server/identity/password'
import { type Keys, newKey, readRing } from '../../../server/keys'
import { membershipFunctions } from '../../../server/membership/functions'

export const DAY_MS = 86_400_000
export const START = Date.parse('2026-01-31T02:00:00Z')
export const cheapPasswords = () => createPasswords({ log2N: 4, r: 1, p: 1 })

export const testKeys = (): Keys => {
  const ring = () => readRing('TEST_KEYS', newKey())
  return { phones: ring(), codes: ring(), tokens: ring(), statements: ring() }
}

export interface Clock {
  now: number
}

export type Answer<T> = FunctionAnswer<T>

export function createService(db: Db, keys: Keys, clock: Clock = { now: START }) {
  const functions = membershipFunctions({ db, keys, passwords: cheapPasswords() })
  const call = async <T>(name: string, args: unknown, address = randomAddress()): Promise<Answer<T>> => {
    const called = functions[name]
    if (!called) throw new TypeError(`no function ${name}`)
    const context = { address, deviceId: null, requestId: 'test', now: () => clock.now }
    return (await called(args, context)) as Answer<T>
  }
  return {
    clock,
    call,
    redeem: (args: Partial<RedeemCall>, address?: string) =>
      call<Joined>('membership/redeem', { ...DEFAULTS, ...args }, address),
    restore: (args: Partial<RestoreCall>, address?: string) =>
      call<Joined>('membership/restore', { type: 'annual', ...DEFAULTS, ...args }, address),
    status: (identity?: string) => call<MembershipStatus>('membership/status', { identity }),
    issue: async (type: MembershipType, count = 1) =>
      transact(db, (trx) => issueBatch(trx, createCodeMacs(keys.codes), { type, count, now: clock.now })),
  }
}

interface RedeemCall {
  phone: string
  code: string
  password: string
  deviceId: string
}
interface RestoreCall extends Omit<RedeemCall, 'code'> {
  type: MembershipType
  identity: string
}

const DEFAULTS = { password: 'correct horse', deviceId: 'device-0000000000000001' }

export const deviceName = (n: number): string => `device-${String(n).padStart(16, '0')}`

/** Mobile numbers nobody else in the test uses. */
let phones = 0
export const newPhone = (): string => `138${String(++phones).padStart(8, '0')}`

export const randomAddress = (): string =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error.code}`)
  return answer.value
}
export const codeOf = (answer: Answer<unknown>): string | null => (answer.ok ? null : answer.error.code)
