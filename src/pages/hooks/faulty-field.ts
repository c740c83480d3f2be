import type { Failure } from '../../core/shared/result'

export type FaultyField = 'phone' | 'code' | 'type' | 'password'
const FIELDS: readonly FaultyField[] = ['phone', 'code', 'password']

/** The field a failure is about; null when it is about the whole. */
export function fieldOf({ code }: Failure): FaultyField | null {
  if (code === 'membership/check-phone') return 'phone'
  if (code === 'membership/select-type') return 'type'
  if (code === 'membership/check-password') return 'password'
  return FIELDS.find((field) => code.startsWith(`${field}/`)) ?? null
}
