import TestUtils from '@tarojs/test-utils-react'
import VipPage from '../../src/pages/index/vip'
import { answerConfirm, questions, toasts } from '../../src/platform/overlay'
import { RequestFailure, type Call } from '../../src/platform/request/contract'
import { answerWith } from '../../src/platform/request'
import { features } from '../../src/platform/features/features'
import { system } from '../../src/platform/system'
import { membership } from '../../src/stores/membership'
import { preferences } from '../../src/stores/preferences'
import type { Joined } from '../../src/protocol/membership'
import {
  cloudReply,
  CODE,
  fakeServer,
  joined,
  memberStatus,
  PASSWORD,
  PHONE_NUMBER,
} from '../support/membership-server'

const utils = new TestUtils()
let server = fakeServer()
beforeEach(() => {
  server = fakeServer()
  toasts.splice(0)
  questions.splice(0)
  answerConfirm(true)
  preferences.getState().setLocale('zh-Hans')
  answerWith((call) => {
    if (server.offline) throw new RequestFailure('failed')
    return { status: 200, data: cloudReply((call as Call).data as never, server) }
  })
})
afterEach(() => {
  utils.unmout()
  membership.getState().leave()
})

const open = async (): Promise<void> => {
  await utils.mount(VipPage)
  await settle()
}
const settle = (): Promise<void> => utils.act(() => new Promise<void>((done) => setTimeout(done, 20))) as Promise<void>
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}
const press = async (selector: string): Promise<void> => {
  await utils.act(() => void utils.fireEvent.click(find(selector)))
  await settle()
}
const type = (selector: string, value: string): Promise<void> =>
  utils.act(() => void utils.fireEvent.change(find(selector), { target: { value } } as EventInit)) as Promise<void>
const fillRedeem = async (code = CODE): Promise<void> => {
  await type('#redeem-phone', PHONE_NUMBER)
  await type('#redeem-code', code)
  await type('#redeem-password', PASSWORD)
}
const shown = (): string => document.body.textContent ?? ''
const alerts = (): (string | null)[] =>
  [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent)
const beMember = (): void => membership.getState().join(joined(Date.now()) as Joined)

describe('a visitor', () => {
  it('sees the plans with prices and old prices, none chosen, renewal off', async () => {
    await open()
    const cards = [...document.querySelectorAll('[id^="plan-"]')]
    expect(cards.map((card) => card.textContent)).toEqual([
      '月卡¥8原价¥581个月',
      '半年卡¥28原价¥188每月约¥4.67',
      '年卡¥58原价¥588每月约¥4.83',
    ])
    expect(cards.map((card) => card.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false'])
    expect(find('#renewal').getAttribute('aria-checked')).toBe('false')
    expect(shown()).toContain('每个计费周期结束前一天自动扣款')
    expect(find('#vip-state').textContent).toBe('非会员')
  })

  it('is told that payment is not open yet', async () => {
    await open()
    await press('#plan-halfYear')
    expect(find('#plan-halfYear').getAttribute('aria-checked')).toBe('true')
    expect(find('#buy').textContent).toContain('¥28')
    await press('#buy')
    expect(toasts).toEqual([{ words: '支付功能暂未开放', icon: 'none' }])
    expect(server.asked).toEqual(['plans/list'])
  })

  it('has no devices and nothing to delete', async () => {
    await open()
    expect(document.querySelector('#erase-now')).toBeNull()
  })

  it.each([
    ['ko', '₩11,344'],
    ['ja', '¥1,209'],
    ['en', '$8.12'],
  ] as const)('reads %s prices', async (locale, price) => {
    preferences.getState().setLocale(locale)
    await open()
    expect(find('#plan-annual').textContent).toContain(price)
  })
})

describe('redeeming', () => {
  it('says at each field what is wrong, without asking the server', async () => {
    await open()
    await press('#redeem-now')
    expect(alerts()).toEqual(['请输入手机号'])
    expect(find('#redeem-phone').getAttribute('aria-invalid')).toBe('true')
    await fillRedeem('12345')
    await press('#redeem-now')
    expect(alerts()).toEqual(['手机号或兑换码无效'])
    expect(server.asked).toEqual(['plans/list'])
  })

  it('makes a member, and says so', async () => {
    await open()
    await fillRedeem()
    await press('#redeem-now')
    expect(toasts).toEqual([{ words: '兑换成功', icon: 'success' }])
    expect(find('#vip-state').textContent).toBe('VIP会员')
    expect(find('#vip-remaining').textContent).toBe('剩余364天5小时')
    expect(find('#redeem-code').getAttribute('value')).toBe('')
    expect(document.querySelector('#erase-now')).not.toBeNull()
  })

  it('keeps what was typed when the server refuses', async () => {
    server.answer = (target) =>
      target === 'plans/list' ? { ok: true, value: [] } : { ok: false, error: { code: 'membership/too-many-tries' } }
    await open()
    expect(shown()).toContain('暂无内容')
    await fillRedeem()
    await press('#redeem-now')
    expect(alerts()).toEqual(['尝试次数过多，请稍后再试'])
    expect(find('#redeem-phone').getAttribute('value')).toBe(PHONE_NUMBER)
  })

  it('two taps are one request', async () => {
    await open()
    await fillRedeem()
    await utils.act(() => {
      utils.fireEvent.click(find('#redeem-now'))
      utils.fireEvent.click(find('#redeem-now'))
    })
    await settle()
    expect(server.asked.filter((target) => target === 'membership/redeem')).toHaveLength(1)
  })
})

describe('restoring', () => {
  it('needs the type, and charges nothing', async () => {
    await open()
    expect(shown()).toContain('不会产生任何费用')
    await type('#restore-phone', PHONE_NUMBER)
    await type('#restore-password', PASSWORD)
    await press('#restore-now')
    expect(alerts()).toEqual(['请选择您之前的会员类型'])
    const annual = [...document.querySelectorAll('[role="radiogroup"]')].at(-1)?.querySelectorAll('[role="radio"]')[2]
    await utils.act(() => void utils.fireEvent.click(annual as Element))
    await press('#restore-now')
    expect(toasts).toEqual([{ words: '会员已恢复', icon: 'success' }])
    expect(server.sent.find(({ target }) => target === 'membership/restore')?.args).toMatchObject({ type: 'annual' })
  })
})

describe('a member', () => {
  it('removes a device only after saying yes', async () => {
    beMember()
    await open()
    answerConfirm(false)
    await press('[id^="remove-abc123"]')
    expect(questions).toHaveLength(1)
    expect(server.asked).not.toContain('membership/remove-device')
    answerConfirm(true)
    await press('[id^="remove-abc123"]')
    expect(server.sent.at(-2)).toMatchObject({
      target: 'membership/remove-device',
      args: { device: 'abc123-another-device' },
    })
    expect(server.asked.at(-1)).toBe('membership/devices')
    expect(toasts).toEqual([{ words: '删除成功', icon: 'success' }])
  })

  it('deletes the membership data after reading what is lost', async () => {
    beMember()
    await open()
    await press('#erase-now')
    expect([alerts(), questions]).toEqual([['请输入密码'], []])
    await type('#erase-password', PASSWORD)
    await press('#erase-now')
    expect(questions[0]).toMatchObject({ destructive: true, yes: '删除', no: '取消' })
    expect(questions[0]?.sentence).toContain('无法恢复')
    expect(find('#vip-state').textContent).toBe('非会员')
    expect(document.querySelector('#erase-now')).toBeNull()
  })

  it('whose time is over is told to renew', async () => {
    server.answer = (target) => ({
      ok: true,
      value:
        target === 'membership/status'
          ? { ...memberStatus(0), state: 'expired', expiresAt: '2020-01-01T00:00:00Z' }
          : [],
    })
    beMember()
    await open()
    expect(find('#vip-state').textContent).toBe('会员已过期，请续费')
    expect(document.querySelector('#vip-remaining')).toBeNull()
  })

  it('offline sees what is remembered, is told so, and may try again', async () => {
    server.offline = true
    beMember()
    await open()
    expect(find('#vip-state').textContent).toBe('VIP会员')
    expect(shown()).toContain('网络不可用，已使用离线数据')
    expect(shown()).toContain('异步加载失败')
    server.offline = false
    const note = [...document.querySelectorAll('[role="button"]')].find((found) => found.textContent?.includes('离线'))
    await utils.act(() => void utils.fireEvent.click(note as Element))
    await settle()
    expect(shown()).not.toContain('网络不可用')
  })
})

describe('where nothing may be sold', () => {
  const { sale } = features
  const { os } = system
  beforeEach(() => {
    Object.assign(features, { sale: 'not-on-ios' })
    Object.assign(system, { os: () => 'ios' })
  })
  afterEach(() => {
    Object.assign(features, { sale })
    Object.assign(system, { os })
  })

  it('only what is free is shown: no price, plan, code or restoring', async () => {
    await open()
    expect(shown()).toContain('真太阳时排盘')
    for (const word of ['¥', '会员', 'VIP', '兑换', '恢复', '续费', '购买', '五行强弱'])
      expect(shown()).not.toContain(word)
    expect(server.asked).toEqual([])
  })
})
