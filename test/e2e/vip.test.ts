// The membership page against a server answered inside the browser; the real one has its own test.
import type { Browser, Page } from 'playwright-core'
import { cloudReply, CODE, fakeServer, PASSWORD, PHONE_NUMBER, type FakeServer } from '../support/membership-server'
import { DESKTOP, misfits, openBrowser, PHONE, type, visit } from './browser'
import { OPENING_MS, openSite, type Site } from './site'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), openBrowser()])
}, OPENING_MS)
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function serveIn(page: Page): Promise<FakeServer> {
  const server = fakeServer()
  await page.route('**/client', async (route) => {
    if (server.offline) return route.abort('internetdisconnected')
    return route.fulfill({ json: cloudReply(route.request().postDataJSON() as never, server) })
  })
  return server
}

const LANGUAGES = [
  {
    locale: 'zh-CN',
    tile: 'VIP会员',
    none: '非会员',
    price: '¥28',
    old: '¥188',
    monthly: '每月约¥4.67',
    notOpen: '支付功能暂未开放',
    phoneMissing: '请输入手机号',
    done: '兑换成功',
    remaining: '剩余364天5小时',
    remove: '移除这台设备？',
    erase: '删除我的会员数据',
    answer: '删除',
  },
  {
    locale: 'ko-KR',
    tile: 'VIP 회원',
    none: '비회원',
    price: '₩5,476',
    old: '₩36,769',
    monthly: '월 약 ₩913',
    notOpen: '아직 결제를 이용할 수 없습니다',
    phoneMissing: '휴대폰 번호를 입력해 주세요',
    done: '교환이 완료되었습니다',
    remaining: '364일 5시간 남음',
    remove: '이 기기를 삭제할까요?',
    erase: '내 회원 데이터 삭제',
    answer: '삭제',
  },
]
const SIZES = [
  { size: 'phone', viewport: PHONE },
  { size: 'desktop', viewport: DESKTOP },
]

describe.each(LANGUAGES.flatMap((language) => SIZES.map((size) => ({ ...language, ...size }))))(
  'the membership page on a $size in $locale',
  ({ locale, viewport, ...words }) => {
    it('leads from the plans through a code to a member, and out again', async () => {
      const { page, screen, complaints, close } = await visit(browser, { locale, viewport })
      const server = await serveIn(page)
      await page.goto(site.url)
      await screen.locator('#tile-vip').getByText(words.tile).waitFor()
      await screen.locator('#tile-vip').click()
      await screen.getByText(words.none).waitFor()
      const card = await screen.locator('#plan-halfYear').innerText()
      for (const part of [words.price, words.old, words.monthly]) expect(card).toContain(part)
      expect(await screen.locator('[id^="plan-"][aria-checked="true"]').count()).toBe(0)
      expect(await misfits(page)).toEqual([])

      await screen.locator('#plan-halfYear').click()
      await screen.locator('#buy').getByText(words.price).waitFor()
      await screen.locator('#buy').click()
      await page.getByRole('status').getByText(words.notOpen).waitFor()

      await screen.locator('#redeem-now').click()
      await screen.getByRole('alert').getByText(words.phoneMissing).waitFor()
      await type(screen, 'redeem-phone', `+86 ${PHONE_NUMBER}`)
      await type(screen, 'redeem-code', CODE.toLowerCase())
      await type(screen, 'redeem-password', PASSWORD)
      expect(await misfits(page)).toEqual([])
      await screen.locator('#redeem-now').click()
      await page.getByRole('status').getByText(words.done).waitFor()
      await screen.getByText(words.remaining).waitFor()
      expect(server.sent.find(({ target }) => target === 'membership/redeem')?.args).toMatchObject({
        phone: PHONE_NUMBER,
        code: CODE.replace(/-/g, ''),
      })

      await page.reload()
      await screen.getByText(words.remaining).waitFor()
      await screen.locator('#remove-abc123-another-device').waitFor()
      expect(await misfits(page)).toEqual([])
      await type(screen, 'erase-password', PASSWORD)
      await screen.getByRole('button', { name: words.erase }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.waitFor()
      expect(await misfitsIn(page)).toEqual([])
      await dialog.getByRole('button', { name: words.answer }).click()
      await screen.getByText(words.none).waitFor()
      await page.reload()
      await screen.getByText(words.none).waitFor()
      expect(complaints).toEqual([])
      await close()
    })
  },
)

/** Parts of a dialog whose words are cut off. */
const misfitsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] *')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent ?? ''),
  )

test('a question is answered by keyboard: the safe answer has the focus, Tab stays inside, Escape is no', async () => {
  const { page, screen, close } = await visit(browser)
  const server = await serveIn(page)
  await page.goto(`${site.url}/#/pages/index/vip`)
  await type(screen, 'redeem-phone', PHONE_NUMBER)
  await type(screen, 'redeem-code', CODE)
  await type(screen, 'redeem-password', PASSWORD)
  await screen.locator('#redeem-now').focus()
  await page.keyboard.press('Enter')
  const remove = screen.locator('#remove-abc123-another-device')
  await remove.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: '移除这台设备？' })
  await dialog.waitFor()
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
  expect(await focused()).toBe('取消')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('移除')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('取消')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('remove-abc123-another-device')
  expect(server.asked).not.toContain('membership/remove-device')
  await close()
})

test('a plan and the renewal are chosen by keyboard', async () => {
  const { page, screen, close } = await visit(browser, { viewport: DESKTOP })
  await serveIn(page)
  await page.goto(`${site.url}/#/pages/index/vip`)
  await screen.locator('#plan-annual').focus()
  await page.keyboard.press(' ')
  expect(await screen.locator('#plan-annual').getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await screen.getByRole('checkbox', { name: '自动续费' }).getAttribute('aria-checked')).toBe('true')
  await close()
})

test('without a network the plans fail in their place, and a tap tries again', async () => {
  const { page, screen, close } = await visit(browser)
  const server = await serveIn(page)
  server.offline = true
  await page.goto(`${site.url}/#/pages/index/vip`)
  const failed = screen.getByText('异步加载失败，点击重新加载')
  await failed.waitFor()
  await type(screen, 'redeem-phone', PHONE_NUMBER)
  await type(screen, 'redeem-code', CODE)
  await type(screen, 'redeem-password', PASSWORD)
  await screen.locator('#redeem-now').click()
  await screen.getByRole('alert').getByText('600001').waitFor()
  server.offline = false
  await failed.click()
  await screen.locator('#plan-annual').waitFor()
  await close()
})

// Both ends of the widths the product promises, at every text size, in the languages with the longest words.
const LOOKS = [320, 375, 768, 1280].flatMap((width) =>
  ['100', '125', '150'].flatMap((textSize) => ['en', 'ja'].map((locale) => ({ width, textSize, locale }))),
)
test.each(LOOKS)('nothing is cut off on $width px at $textSize % in $locale', async ({ width, textSize, locale }) => {
  const { page, screen, close } = await visit(browser, { viewport: { width, height: 900 } })
  await serveIn(page)
  const state = { locale, textSize, theme: textSize === '150' ? 'dark' : 'light' }
  await page.addInitScript((kept) => localStorage.setItem('preferences', kept), JSON.stringify({ state, version: 1 }))
  await page.goto(`${site.url}/#/pages/index/vip`)
  await screen.locator('#plan-annual').click()
  await screen.locator('#restore-now').click()
  await screen.getByRole('alert').waitFor()
  expect(await misfits(page)).toEqual([])
  await close()
})
