import { LOCALES } from '../../src/core/shared/locale'

// WeChat's dialog refuses an answer of more than eight columns, a Chinese character being two.
const LIMIT = 8
const columns = (text: string): number => [...text].reduce((sum, letter) => sum + (letter < 'Ā' ? 1 : 2), 0)

test.each(LOCALES)('the answers of a dialog in %s fit into that of WeChat', (locale) => {
  const table = require(`../../locales/${locale}.json`) as Record<string, string>
  const answers = Object.keys(table).filter((key) => key.startsWith('vip.answer.'))
  expect(answers.length).toBeGreaterThan(2)
  expect(answers.filter((key) => columns(table[key] ?? '') > LIMIT)).toEqual([])
})
