import type { Browser } from 'playwright-core'
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

// The chart of the design's mock screens: woman, Chengdu, 1990/06/15 09:30 by the clock of that day.
const PILLARS = [...'庚壬辛壬午午亥辰']
const LANGUAGES = [
  { locale: 'zh-CN', female: '女', calculate: '开始排盘', city: '成都', gods: '伤官', title: '命盘' },
  { locale: 'en-GB', female: 'Female', calculate: 'Calculate', city: 'Chengdu', gods: 'Hurt', title: 'BaZi chart' },
  { locale: 'ko-KR', female: '여성', calculate: '사주 보기', city: '청두', gods: '상관', title: '사주 명식' },
]
const SIZES = [
  { size: 'phone', viewport: PHONE },
  { size: 'desktop', viewport: DESKTOP },
]

describe.each(LANGUAGES.flatMap((language) => SIZES.map((size) => ({ ...language, ...size }))))(
  'a chart on a $size in $locale',
  ({ locale, viewport, female, calculate, city, gods, title }) => {
    it('goes from the entry page through the form to the pillars', async () => {
      const { page, screen, complaints, close } = await visit(browser, { locale, viewport })
      await page.goto(site.url)
      await screen.locator('#tile-bazi').click()
      await type(screen, 'name', '林知夏')
      await screen.getByRole('radio', { name: female, exact: true }).click()
      await type(screen, 'date', '1990/06/15')
      await type(screen, 'time', '09:30')
      await type(screen, 'city', city)
      await screen.getByRole('option').first().click()
      expect(await screen.getByText('07:25:59').count()).toBeGreaterThan(0)
      expect(await misfits(page)).toEqual([])
      await screen.getByRole('button', { name: calculate }).click()

      const table = screen.getByRole('table')
      await table.waitFor()
      expect(await page.title()).toBe(title)
      const text = await table.innerText()
      for (const sign of PILLARS) expect(text).toContain(sign)
      expect(text).toContain(gods)
      const whole = await screen.innerText()
      for (const figure of ['07:25:59', '−60:00', '−63:', '−0:17']) expect(whole).toContain(figure)
      expect(await misfits(page)).toEqual([])
      expect(complaints).toEqual([])

      await page.reload()
      await table.waitFor()
      expect(await table.innerText()).toBe(text)
      await close()
    })
  },
)

describe('the form', () => {
  it('names every field that is missing, and keeps what was typed', async () => {
    const { page, screen, close } = await visit(browser)
    await page.goto(`${site.url}/#/pages/index/bazi`)
    await type(screen, 'name', '林知夏')
    await screen.locator('#calculate').click()
    const text = await screen.innerText()
    for (const sentence of ['请填写完整信息', '请选择性别', '请选择出生日期', '请填写出生时间', '请选择出生城市'])
      expect(text).toContain(sentence)
    await page.reload()
    expect(await screen.locator('#name').inputValue()).toBe('林知夏')
    await close()
  })

  it.each([
    ['date', '1990/02/30', '日期格式错误，请重新选择'],
    ['date', 'June 15', '日期格式错误，请重新选择'],
    ['time', '9点半', '时间格式错误，正确格式：2025/09/11 12:00:00'],
    ['city', 'Nowhereville', '没有找到“Nowhereville”'],
  ])('says what is wrong with the %s %p', async (field, text, sentence) => {
    const { page, screen, close } = await visit(browser)
    await page.goto(`${site.url}/#/pages/index/bazi`)
    await type(screen, field, text)
    await screen.locator('#calculate').click()
    await screen.getByText(sentence).waitFor()
    await close()
  })

  it('names the gap of a time that never was', async () => {
    const { page, screen, close } = await visit(browser)
    await page.goto(`${site.url}/#/pages/index/bazi`)
    await screen.getByRole('radio', { name: '男' }).click()
    await type(screen, 'date', '1986/05/04')
    await type(screen, 'time', '02:30')
    await type(screen, 'city', '上海')
    await screen.getByRole('option').first().click()
    await screen.getByText('1986/05/04 02:00:00–1986/05/04 03:00:00').waitFor()
    await close()
  })

  it('takes a longitude and a zone where no city fits', async () => {
    const { page, screen, close } = await visit(browser)
    await page.goto(`${site.url}/#/pages/index/bazi`)
    await screen.getByRole('radio', { name: '男' }).click()
    await type(screen, 'date', '2024/02/04')
    await type(screen, 'time', '17:30:00')
    await screen.getByRole('radio', { name: '填经度' }).click()
    await type(screen, 'longitude', '-74.006')
    await type(screen, 'zone', 'America/New_York')
    await screen.locator('#calculate').click()
    const table = screen.getByRole('table')
    await table.waitFor()
    // 22:30 UTC of 4 February, hours after 立春 at 08:27 UTC: 甲辰 丙寅.
    for (const sign of '甲丙辰寅') expect(await table.innerText()).toContain(sign)
    await close()
  })

  it('can be filled in and sent with the keyboard alone', async () => {
    const { page, screen, close } = await visit(browser, { viewport: DESKTOP })
    await page.goto(`${site.url}/#/pages/index/bazi`)
    await screen.locator('#name').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1990/06/15')
    await page.keyboard.press('Tab')
    await page.keyboard.type('09:30')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('成都')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await screen.locator('#calculate').focus()
    await page.keyboard.press('Enter')
    await screen.getByRole('table').waitFor()
    await close()
  })
})

test('an address that garbles its birth says so and leads back to the form', async () => {
  const { page, screen, close } = await visit(browser)
  await page.goto(`${site.url}/#/pages/index/viewer?d=1990-13-45T99:99&sex=1`)
  await screen.getByRole('alert').waitFor()
  await screen.getByRole('button', { name: '重新填写' }).click()
  await screen.locator('#calculate').waitFor()
  await close()
})
