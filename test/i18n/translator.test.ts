import { translator } from '../../src/i18n/translator'
import type { WordKey } from '../../src/i18n/word-key'

const tables = {
  ja: { 'common.back': '戻る', 'error.time/gap': '{from}～{to}' },
  en: { 'common.back': 'Back', 'app.name': 'Ziyuan', 'error.time/gap': '{from} to {to}' },
}
const t = translator('ja', { tables })

test.each([
  ['common.back', '戻る'],
  ['app.name', 'Ziyuan'],
  ['main.bazi.title', 'main.bazi.title'],
] as const)('%s reads %s: the chosen language, then English, then the key', (key, text) => expect(t(key)).toBe(text))

test('parameters are filled in, and one that is not given stays visible', () => {
  expect(t('error.time/gap' as WordKey, { from: '1:00', to: '2:00' })).toBe('1:00～2:00')
  expect(t('error.time/gap' as WordKey, { from: '1:00' })).toBe('1:00～{to}')
})

test('a parameter named like a property of objects is no parameter', () => {
  expect(translator('en', { tables: { en: { 'app.name': '{constructor} {toString}' } } })('app.name')).toBe(
    '{constructor} {toString}',
  )
})
