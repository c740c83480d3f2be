import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import space from '../../config/cloud-space.json'
import { cloudReply, CODE, fakeServer, PASSWORD, PHONE_NUMBER, type FakeServer } from '../support/membership-server'
import type { Serve } from './platform-api'
import { MiniProgram, type MiniPage } from './program'

const dist = (platform: string): string => join(__dirname, '../../dist', platform)

/** Believes only what is signed as the protocol says. */
const served =
  (server: FakeServer): Serve =>
  ({ url, method, data, headers }) => {
    const body = JSON.parse(data) as { method: string; params: string } & Record<string, unknown>
    const text = Object.keys(body)
      .sort()
      .map((key) => `${key}=${String(body[key])}`)
      .join('&')
    expect(headers['x-serverless-sign']).toBe(createHmac('md5', space.clientSecret).update(text).digest('hex'))
    expect([url, method, headers['content-type']]).toEqual(['http://localhost:8787/client', 'POST', 'application/json'])
    expect(headers['x-device-id']).toMatch(/^[0-9a-z]{16,48}$/)
    return { status: 200, text: JSON.stringify(cloudReply(body, server)) }
  }

const settled = async (page: MiniPage): Promise<MiniPage> => {
  await page.settle()
  await page.settle()
  return page
}

describe.each(['weapp', 'alipay'] as const)('the membership page of the compiled %s program', (platform) => {
  it('shows the plans, and makes a member of who redeems a code', async () => {
    const server = fakeServer()
    const program = new MiniProgram(dist(platform), platform, 'zh_CN', { serve: served(server) })
    const entry = await settled(program.open('pages/index/index'))
    entry.tap(entry.byId('tile-vip'))
    expect(program.record.calls.map(({ options }) => options.url)).toContain('/pages/index/vip')

    const page = await settled(program.open('pages/index/vip'))
    for (const words of ['非会员', '月卡', '¥28', '¥588', '每月约¥4.67', '不予退还']) expect(page.text).toContain(words)
    page.tap(page.byId('buy'))
    expect(JSON.stringify(program.record.calls)).toContain('支付功能暂未开放')

    page.tap(page.byId('redeem-now'))
    await page.settle()
    expect(page.text).toContain('请输入手机号')
    page.type(page.byId('redeem-phone'), PHONE_NUMBER)
    page.type(page.byId('redeem-code'), CODE)
    page.type(page.byId('redeem-password'), PASSWORD)
    await page.settle()
    page.tap(page.byId('redeem-now'))
    await settled(page)
    expect(page.text).toContain('剩余364天5小时')
    expect(JSON.stringify(program.record.calls)).toContain('兑换成功')
    expect(program.record.store.get('identity-token')).toBe('identity-of-this-device')
    expect(server.asked).toContain('membership/redeem')

    page.tap(page.byId('remove-abc123-another-device'))
    await settled(page)
    expect(server.asked).toContain('membership/remove-device')
  })

  it('without a network says so, and a tap tries again', async () => {
    const server = fakeServer()
    let online = false
    const serve: Serve = (request) => (online ? served(server)(request) : null)
    const program = new MiniProgram(dist(platform), platform, 'ko', { serve })
    const page = await settled(program.open('pages/index/vip'))
    expect(page.text).toContain('비회원')
    expect(page.text).not.toContain('₩')
    online = true
    page.tap(page.byText('비동기 로드에 실패했습니다. 클릭하여 다시 불러오세요'))
    await settled(page)
    expect(page.text).toContain('₩11,344')
  })
})

// The platforms' words for an iPhone; WeChat's rule is WeChat's alone.
describe('on an iPhone', () => {
  it('the WeChat program shows only what is free: no tile, no price, no way to buy, redeem or restore', async () => {
    const server = fakeServer()
    const program = new MiniProgram(dist('weapp'), 'weapp', 'zh_CN', { os: 'ios', serve: served(server) })
    const entry = await settled(program.open('pages/index/index'))
    expect(() => entry.byId('tile-vip')).toThrow()
    const page = await settled(program.open('pages/index/vip'))
    expect(page.text).toContain('真太阳时排盘')
    for (const word of ['¥', '会员', 'VIP', '兑换', '恢复', '续费', '购买']) expect(page.text).not.toContain(word)
    const titles = program.record.calls.map(({ options }) => String(options.title ?? ''))
    expect(titles.filter((title) => /会员|VIP/.test(title))).toEqual([])
    expect(server.asked).toEqual([])
  })

  it('the Alipay program shows the plans', async () => {
    const program = new MiniProgram(dist('alipay'), 'alipay', 'zh_CN', { os: 'iOS', serve: served(fakeServer()) })
    expect((await settled(program.open('pages/index/vip'))).text).toContain('¥28')
  })
})
