// A member's way through the real server: a code, the analysis, another browser, and the day after it has ended.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import space from '../../config/cloud-space.json'
import { signatureOf } from '../../server/cloud/signature'
import { openBrowser, type, visit, type Visit } from './browser'
import { newDataDir, openSite, type Site } from './site'

const ROOT = join(__dirname, '../..')
const SEED_LIMIT_MS = 90_000

interface Seeded {
  readonly codes: readonly [string, string]
  readonly password: string
  readonly expiredPhone: string
  readonly freshPhone: string
}

let seeded: Seeded
let site: Site
let browser: Browser
beforeAll(async () => {
  const dataDir = newDataDir()
  const args = ['--import', 'tsx', 'test/support/seed-members.ts', dataDir]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  seeded = JSON.parse(stdout) as Seeded
  ;[site, browser] = await Promise.all([openSite(dataDir), openBrowser()])
}, SEED_LIMIT_MS)
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function membershipPage(): Promise<Visit> {
  const opened = await visit(browser)
  await opened.page.goto(`${site.url}/#/pages/index/vip`)
  await opened.screen.locator('#redeem-phone').waitFor()
  return opened
}

async function restore({ page, screen }: Visit, phone: string, membership: string): Promise<void> {
  await type(screen, 'restore-phone', phone)
  await type(screen, 'restore-password', seeded.password)
  await screen.getByRole('radio', { name: membership, exact: true }).click()
  await screen.locator('#restore-now').click()
  await page.waitForTimeout(100)
}

/** As the client calls: one signed POST. */
async function call(method: string, params: object, token = ''): Promise<Record<string, unknown>> {
  const unsigned = { method, params: JSON.stringify(params), spaceId: space.spaceId, timestamp: Date.now() }
  const sent = token === '' ? unsigned : { ...unsigned, token }
  const answer = await fetch(`${site.url}/client`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-serverless-sign': signatureOf(sent, space.clientSecret),
      'x-basement-token': token,
    },
    body: JSON.stringify(sent),
  })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

async function analyse(identity: string): Promise<Record<string, unknown>> {
  const { accessToken } = await call('serverless.auth.user.anonymousAuthorize', {})
  const birth = { birthDate: '1990/06/15 09:30:00', gender: 'female', birthPlace: '成都' }
  const params = { functionTarget: 'bazi/analysis', functionArgs: { identity, birth } }
  return call('serverless.function.runtime.invoke', params, String(accessToken))
}

/** Whatever the page keeps that looks like an identity token. */
const identityOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).find(([key]) => /identity/i.test(key))?.[1] ?? ''
    return /[\w-]{43}/.exec(kept)?.[0] ?? ''
  })

test('a code makes a member, whose analysis the server answers, and who is restored in another browser', async () => {
  const first = await membershipPage()
  await type(first.screen, 'redeem-phone', seeded.freshPhone)
  await type(first.screen, 'redeem-code', seeded.codes[0])
  await type(first.screen, 'redeem-password', seeded.password)
  await first.screen.locator('#redeem-now').click()
  await first.screen.locator('#vip-remaining').waitFor()
  expect(await first.screen.locator('#vip-state').innerText()).toContain('VIP会员')

  const identity = await identityOf(first.page)
  expect(await analyse(identity)).toMatchObject({ ok: true, value: { pattern: { name: '七杀格' } } })
  expect(await analyse('A'.repeat(43))).toMatchObject({ ok: false, error: { code: 'identity/invalid' } })
  await first.close()

  const second = await membershipPage()
  expect(await second.screen.locator('#vip-state').innerText()).toContain('非会员')
  await restore(second, seeded.freshPhone, '月卡')
  await second.screen.locator('#vip-remaining').waitFor()
  await second.close()
})

test('a wrong type and a wrong password are answered alike', async () => {
  const opened = await membershipPage()
  await restore(opened, seeded.freshPhone, '年卡')
  await opened.screen.getByText('请检查您的手机号').waitFor()
  await opened.close()
})

test('a membership that has ended says so and asks to be renewed', async () => {
  const opened = await membershipPage()
  await restore(opened, seeded.expiredPhone, '月卡')
  await opened.screen.getByText('会员已过期，请续费').first().waitFor()
  const identity = await identityOf(opened.page)
  expect(await analyse(identity)).toMatchObject({ ok: false, error: { code: 'membership/expired' } })
  await opened.close()
})
