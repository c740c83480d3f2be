import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PALETTES } from '../../src/components/theme/palette'

const SHEET = readFileSync(join(__dirname, '../../src/styles/tokens.scss'), 'utf8')

/** The colours of one class of the style sheet; `line-strong` is `lineStrong` in a palette. */
function coloursOf(className: string): Record<string, string> {
  const block = new RegExp(`\\.${className} \\{([^}]*)`).exec(SHEET.replace(/#\{[^}]*\}/g, ''))?.[1] ?? ''
  const found = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(found.map(([, name = '', colour]) => [camel(name), colour as string]))
}
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test.each([
  ['light', 'zy'],
  ['dark', 'zy-dark'],
] as const)('drawings of the %s theme have the colours of the style sheet', (theme, className) => {
  const sheet = coloursOf(className)
  expect(Object.keys(sheet).length).toBeGreaterThan(25)
  for (const [name, colour] of Object.entries(PALETTES[theme])) expect([name, colour]).toEqual([name, sheet[name]])
})
