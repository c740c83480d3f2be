// What the functions of membership take, and the code that answers each field that will not do.
import { type Static, type TObject, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import type { EraseArgs, PlansArgs, RedeemArgs, RestoreArgs } from '../../src/protocol/membership'
import type { Assert, Fits } from '../schemas/agreement'

const TEXT_MAX = 200
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const text = Type.String({ minLength: 1, maxLength: TEXT_MAX })
const password = Type.String({ minLength: 8, maxLength: 64 })
const deviceId = Type.String({ minLength: 16, maxLength: 48 })
const type = Type.Union([Type.Literal('monthly'), Type.Literal('halfYear'), Type.Literal('annual')])
const locale = Type.Union([
  Type.Literal('zh-Hans'),
  Type.Literal('zh-Hant'),
  Type.Literal('en'),
  Type.Literal('ja'),
  Type.Literal('ko'),
])

/** Fields in the order in which a form shows them: the first bad one is answered. */
const Redeem = Type.Object({ phone: text, code: text, password, deviceId })
const Restore = Type.Object({ phone: text, type, password, deviceId, identity: Type.Optional(text) })
const Plans = Type.Object({ locale })
const Status = Type.Object({ identity: Type.Optional(text) })
const Member = Type.Object({ identity: text })
const RemoveDevice = Type.Object({ identity: text, device: Type.String({ pattern: UUID }) })
const Erase = Type.Object({ identity: text, password: text })

export type RedeemAgrees = Assert<Fits<RedeemArgs, Static<typeof Redeem>>>
export type RestoreAgrees = Assert<Fits<RestoreArgs, Static<typeof Restore>>>
export type PlansAgrees = Assert<Fits<PlansArgs, Static<typeof Plans>>>
export type EraseAgrees = Assert<Fits<EraseArgs, Static<typeof Erase>>>

/** When the field is absent or empty, and when it holds something it may not. */
const FIELD_CODES: Readonly<Record<string, readonly [missing: string, wrong: string]>> = {
  phone: ['phone/missing', 'phone/invalid'],
  code: ['code/missing', 'code/invalid'],
  password: ['password/missing', 'password/length'],
  type: ['membership/select-type', 'membership/select-type'],
  deviceId: ['device/invalid', 'device/invalid'],
  device: ['device/unknown', 'device/unknown'],
  identity: ['identity/invalid', 'identity/invalid'],
  locale: ['locale/unknown', 'locale/unknown'],
}

type Reader<T> = (args: unknown) => Result<T, Failure>

function reader<S extends TObject>(schema: S): Reader<Static<S>> {
  const compiled = TypeCompiler.Compile(schema)
  return (args) => {
    if (compiled.Check(args)) return ok(args)
    if (typeof args !== 'object' || args === null || Array.isArray(args)) return fail('arguments/invalid')
    const wrong = new Set([...compiled.Errors(args)].map(({ path }) => path.slice(1)))
    const first = Object.keys(schema.properties).find((field) => wrong.has(field))
    return fail(codeOf(args as Readonly<Record<string, unknown>>, first ?? ''))
  }
}

function codeOf(args: Readonly<Record<string, unknown>>, field: string): string {
  const [missing, wrong] = FIELD_CODES[field] ?? ['arguments/invalid', 'arguments/invalid']
  const value = args[field]
  return value === undefined || value === null || value === '' ? missing : wrong
}

export const readRedeem = reader(Redeem)
export const readRestore = reader(Restore)
export const readPlans = reader(Plans)
export const readStatus = reader(Status)
export const readMember = reader(Member)
export const readRemoveDevice = reader(RemoveDevice)
export const readErase = reader(Erase)
