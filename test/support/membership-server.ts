// A server's side of the cloud endpoint for the membership page, as tests want it.
import { makeRedeemCode, printedRedeemCode } from '../../src/core/shared/redeem-code'

export interface FakeServer {
  /** Function targets in the order they were asked for. */
  readonly asked: string[]
  readonly sent: { readonly target: string; readonly args: Readonly<Record<string, unknown>> }[]
  answer: (target: string, args: Readonly<Record<string, unknown>>) => unknown
  offline: boolean
}

// Specification §9.
const PRICES: Readonly<Record<string, readonly [string, number, number, number, number, number, number]>> = {
  'zh-Hans': ['CNY', 800, 5800, 2800, 18800, 5800, 58800],
  'zh-Hant': ['CNY', 800, 5800, 2800, 18800, 5800, 58800],
  en: ['USD', 112, 812, 392, 2632, 812, 8232],
  ja: ['JPY', 167, 1209, 584, 3918, 1209, 12254],
  ko: ['KRW', 1565, 11344, 5476, 36769, 11344, 115001],
}

export function plansOf(locale: string): object[] {
  const [currency, ...figures] = PRICES[locale] ?? (PRICES.en as (typeof PRICES)[string])
  const terms = [
    ['monthly', 1],
    ['halfYear', 6],
    ['annual', 12],
  ] as const
  return terms.map(([type, months], i) => ({
    type,
    months,
    price: { minor: figures[2 * i], currency },
    oldPrice: { minor: figures[2 * i + 1], currency },
  }))
}

const HOUR_MS = 3_600_000
export const memberStatus = (nowMs: number): object => ({
  state: 'member',
  type: 'annual',
  expiresAt: new Date(nowMs + (364 * 24 + 5.5) * HOUR_MS).toISOString(),
  remaining: { days: 364, hours: 5 },
  phone: '138****5678',
  admin: false,
  statement: null,
})
export const joined = (nowMs: number): object => ({
  identity: 'identity-of-this-device',
  identityExpiresAt: new Date(nowMs + 30 * 24 * HOUR_MS).toISOString(),
  status: memberStatus(nowMs),
})
export const DEVICES = [
  { id: 'device-of-this-visit', addedAt: '2026-11-01T02:00:00.000Z', current: true },
  { id: 'abc123-another-device', addedAt: '2026-10-01T02:00:00.000Z', current: false },
]

/** A code as it is printed, its checks right. */
export const CODE = printedRedeemCode(makeRedeemCode([...'123456789012345678'].map(Number)))
export const PHONE_NUMBER = '13800138000'
export const PASSWORD = 'a long password'

const ok = (value: unknown): object => ({ ok: true, value })

/** A server on which any redemption succeeds. */
export function usualAnswer(target: string, args: Readonly<Record<string, unknown>>): unknown {
  if (target === 'plans/list') return ok(plansOf(String(args.locale)))
  if (target === 'membership/redeem' || target === 'membership/restore') return ok(joined(Date.now()))
  if (target === 'membership/status') return ok(memberStatus(Date.now()))
  if (target === 'membership/devices') return ok(DEVICES)
  if (target === 'membership/remove-device') return ok(DEVICES.slice(0, 1))
  if (target === 'membership/erase') return ok({ erased: true })
  return { ok: false, error: { code: 'membership/required' } }
}

/** What `POST /client` answers to a body. */
export function cloudReply(body: { method: string; params: string }, server: FakeServer): object {
  const header = { 'x-serverless-request-id': 'request-1' }
  if (body.method === 'serverless.auth.user.anonymousAuthorize')
    return { success: true, data: { accessToken: 'anonymous', expiresInSecond: 600 }, header }
  const { functionTarget, functionArgs } = JSON.parse(body.params) as {
    functionTarget: string
    functionArgs: Record<string, unknown>
  }
  server.asked.push(functionTarget)
  server.sent.push({ target: functionTarget, args: functionArgs })
  return { success: true, data: server.answer(functionTarget, functionArgs), header }
}

export const fakeServer = (): FakeServer => ({ asked: [], sent: [], answer: usualAnswer, offline: false })
