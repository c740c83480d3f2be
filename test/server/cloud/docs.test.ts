import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

// In a process of its own: Jest cannot read every module the page is made of.
test('the calls are described where that is wanted', () => {
  const probe = ['--import', 'tsx', resolve(__dirname, 'docs-probe.ts')]
  const { paths, page, policy } = JSON.parse(execFileSync(process.execPath, probe, { encoding: 'utf8' }))
  expect(paths).toEqual(expect.arrayContaining(['/client', '/upload', '/auth/v1/signin/anonymously', '/ready']))
  expect(page).toBe(200)
  expect(policy).toContain("default-src 'self'")
})
