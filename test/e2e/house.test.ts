// What every page owes: its frame, its words, and what is seen while it loads or fails to.
import type { Browser } from 'playwright-core'
import { openBrowser, visit } from './browser'
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

// Specification §9: base 375, ratio 10/320, at most 960; wider windows return to phone size.
test.each([
  [320, 13.65],
  [375, 16],
  [768, 32.77],
  [960, 40.96],
  [1280, 16],
])('the root font of a window %i px wide is %f px', async (width, font) => {
  const { page, screen, close } = await visit(browser, { viewport: { width, height: 700 } })
  await page.goto(site.url)
  await screen.locator('#tile-bazi').waitFor()
  const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  expect(size).toBeCloseTo(font, 1)
  await close()
})

test('the bar is #6D4C41 and the page #F5EFE3', async () => {
  const { page, screen, close } = await visit(browser)
  await page.goto(site.url)
  await screen.locator('#tile-bazi').waitFor()
  const colours = await page.evaluate(() =>
    ['.zy [class*=NavBar-module__bar]', '.zy'].map((selector) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).backgroundColor : null
    }),
  )
  expect(colours).toEqual(['rgb(109, 76, 65)', 'rgb(245, 239, 227)'])
  await close()
})

test('only the chosen language and English are fetched', async () => {
  const { page, screen, close } = await visit(browser, { locale: 'ja-JP' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${site.url}/#/pages/index/bazi`)
  await screen.locator('#calculate').waitFor()
  const languages = fetched.flatMap((url) => /words-\w+-(.+)-json/.exec(url)?.[1] ?? [])
  expect([...new Set(languages)].sort()).toEqual(['en', 'ja'])
  await close()
})

test('the language changes in place and is remembered', async () => {
  const { page, screen, close } = await visit(browser)
  await page.goto(site.url)
  await screen.locator('#locale-ko').click()
  await screen.getByText('언어').waitFor()
  await page.reload()
  await screen.getByText('언어').waitFor()
  await close()
})

describe('a page that is slow or broken', () => {
  const PAGE = '/#/pages/index/bazi'
  /** The page's own file is the first script asked for after the entry ones. */
  const isLate = (url: string): boolean => /\/js\/\d+\.[0-9a-f]+\.js$/.test(url)

  it('shows that it loads after 200 ms', async () => {
    const { page, screen, close } = await visit(browser)
    await page.route(
      (url) => isLate(url.pathname),
      async (route) => {
        await new Promise((done) => setTimeout(done, 900))
        await route.continue()
      },
    )
    await page.goto(site.url + PAGE, { waitUntil: 'commit' })
    await page.getByText('加载中…').waitFor()
    await screen.locator('#calculate').waitFor()
    expect(await page.locator('#lazy-page').count()).toBe(0)
    await close()
  })

  it('says when it failed, and a tap loads it again', async () => {
    const { page, screen, close } = await visit(browser)
    await page.route(
      (url) => isLate(url.pathname),
      (route) => route.abort(),
    )
    await page.goto(site.url + PAGE, { waitUntil: 'commit' })
    const failed = page.getByText('异步加载失败，点击重新加载')
    await failed.waitFor()
    await page.unrouteAll()
    await failed.click()
    await screen.locator('#calculate').waitFor()
    await close()
  })

  it('gives up after 60 s and lets a tap try again', async () => {
    const { page, close } = await visit(browser)
    await page.clock.install()
    await page.route(
      (url) => isLate(url.pathname),
      () => undefined,
    )
    const asked = page.waitForRequest((request) => isLate(request.url()))
    await page.goto(site.url + PAGE, { waitUntil: 'commit' })
    await asked
    await page.clock.runFor(59_000)
    await page.getByText('加载中…').waitFor()
    await page.clock.runFor(2000)
    const late = page.getByText('连接超时，点击屏幕重试')
    await late.waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await close()
  })
})
