import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { METHODS } from '../../src/core/analysis/methods'
import { PATTERN_NAMES } from '../../src/core/analysis/pattern-names'
import { ROLES } from '../../src/core/analysis/roles'
import { SENTENCE_KEYS } from '../../src/core/analysis/sentences'
import { ELEMENTS } from '../../src/core/bazi/elements'
import { LIFE_STAGES } from '../../src/core/bazi/life-stages'
import { NAYIN } from '../../src/core/bazi/nayin'
import { RELATION_KINDS } from '../../src/core/bazi/relations-table'
import { SEASONAL_STATES } from '../../src/core/bazi/seasons'
import { BRANCHES, STEMS } from '../../src/core/bazi/stems-branches'
import { STARS } from '../../src/core/bazi/symbolic-stars'
import { TEN_GODS } from '../../src/core/bazi/ten-gods'
import { CLOCK_NOTICES } from '../../src/core/calendar/clock-notices'
import { TERM_NAMES } from '../../src/core/calendar/solar-terms'
import { LOCALES, localeOf } from '../../src/core/shared/locale'
import en from '../../locales/en.json'
import ja from '../../locales/ja.json'
import ko from '../../locales/ko.json'
import hans from '../../locales/zh-Hans.json'
import hant from '../../locales/zh-Hant.json'

const tables: Record<string, Record<string, string>> = { 'zh-Hans': hans, 'zh-Hant': hant, en, ja, ko }
const ROOT = join(__dirname, '../..')

test.each(LOCALES)('%s has a word for every key, and the same parameters in it', (locale) => {
  const table = tables[locale] as Record<string, string>
  expect(Object.keys(table).sort()).toEqual(Object.keys(en).sort())
  const params = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()
  for (const [key, text] of Object.entries(table)) {
    expect(text.trim()).not.toBe('')
    expect([key, params(text)]).toEqual([key, params((en as Record<string, string>)[key] ?? '')])
  }
})

test('every domain value has a word', () => {
  const values = [
    ...ELEMENTS.map((value) => `element.${value}`),
    ...NAYIN.map((value) => `nayin.${value}`),
    ...STEMS.map((value) => `stem.${value}`),
    ...BRANCHES.map((value) => `branch.${value}`),
    ...STARS.map((value) => `star.${value}`),
    ...RELATION_KINDS.map((value) => `relation.${value}`),
    ...LIFE_STAGES.map((value) => `stage.${value}`),
    ...SEASONAL_STATES.map((value) => `season.${value}`),
    ...TERM_NAMES.map((value) => `term.${value}`),
    ...CLOCK_NOTICES.map((value) => `notice.${value}`),
    ...SENTENCE_KEYS,
    ...PATTERN_NAMES.map((value) => `pattern.${value}`),
    ...METHODS.map((value) => `method.${value}`),
    ...ROLES.map((value) => `role.${value}`),
    ...TEN_GODS.flatMap((value) => [`tenGod.${value}`, `tenGodShort.${value}`]),
  ]
  expect(values.filter((key) => !(key in en))).toEqual([])
})

test('every failure code of the source has a sentence', () => {
  const codes = filesOf('src').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/(?:fail\(|code: )'([a-z-]+\/[a-z-]+)'/g)].map((match) => match[1] as string)
  })
  expect(codes.length).toBeGreaterThan(10)
  expect([...new Set(codes)].filter((code) => !(`error.${code}` in en) && code !== 'form/faulty')).toEqual([])
})

test('no word of the interface is written in a component', () => {
  const foreign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
  const withWords = filesOf('src')
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => foreign.test(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')))
  expect(withWords).toEqual([])
})

// Specification §1 and the issue of the languages: the five, zh-TW/HK/MO Traditional, none reported → default, else English.
test.each([
  ['zh_CN', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh_HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['en-GB', 'en'],
  ['ja', 'ja'],
  ['ko-KR', 'ko'],
  ['fr', 'en'],
  ['', 'zh-Hans'],
])('a device set to %p reads %s', (tag, locale) => expect(localeOf(tag)).toBe(locale))

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(ROOT, folder, file))
}
