import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { findChromium } from '../../tools/run/chromium.mjs'

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** More than enough for a page to slide into its place. */
const SLIDING_MS = 3000

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1280, height: 900 }

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('no Chromium: npm test installs it or says what to install')
  return chromium.launch({ executablePath, args: FLAGS })
}

export interface Visit {
  readonly page: Page
  /** The page on top: older ones stay in the document. */
  readonly screen: Locator
  /** What the console complained of and what was thrown; a visit ends well with none. */
  readonly complaints: string[]
  close(): Promise<void>
}

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const screen = page.locator('.taro_page:not([style*="display: none"])').last()
  return { page, screen, complaints, close: () => context.close() }
}

/** Types into a field of ours as a person does. */
export const type = async (screen: Locator, id: string, text: string): Promise<void> => {
  const field = screen.locator(`#${id}`)
  await field.click()
  await field.fill(text)
}

/** Elements whose words do not fit, cut off or wider than the window, once the page has slid into its place. */
export async function misfits(page: Page): Promise<string[]> {
  const until = Date.now() + SLIDING_MS
  for (;;) {
    const found = await page.evaluate(findMisfits)
    if (found.length === 0 || Date.now() > until) return found
    await page.waitForTimeout(50)
  }
}

function findMisfits(): string[] {
  const found: string[] = []
  const width = document.documentElement.clientWidth
  for (const element of document.querySelectorAll<HTMLElement>('.taro_page:not([style*="display: none"]) *')) {
    const box = element.getBoundingClientRect()
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (box.width === 0 || box.height === 0 || !own) continue
    const cut = getComputedStyle(element).overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1
    if (cut || box.right > width + 1 || box.left < -1) found.push(element.textContent?.slice(0, 60) ?? '')
  }
  return found
}
