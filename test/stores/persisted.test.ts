import { createBirthDraft } from '../../src/stores/birth-draft'
import { createPreferences } from '../../src/stores/preferences'
import type { TextStore } from '../../src/platform/storage/contract'

function memory(texts: Record<string, string> = {}): TextStore & { texts: Record<string, string> } {
  return {
    texts,
    read: (key) => texts[key] ?? null,
    write: (key, text) => void (texts[key] = text),
    remove: (key) => void delete texts[key],
  }
}

test('a first visit reads in the language of the device, later ones in the language chosen', () => {
  const texts = memory()
  const first = createPreferences(texts, 'ko-KR')
  expect(first.getState().locale).toBe('ko')
  first.getState().setLocale('ja')
  expect(createPreferences(texts, 'ko-KR').getState().locale).toBe('ja')
})

test('a form half typed is there again at the next start', () => {
  const texts = memory()
  createBirthDraft(texts).getState().change({ name: '林知夏', date: '1990/06' })
  expect(createBirthDraft(texts).getState().form).toMatchObject({ name: '林知夏', date: '1990/06', gender: null })
})

test('a stored text that is no JSON does not keep the app from starting', () => {
  expect(createBirthDraft(memory({ 'birth-draft': '{' })).getState().form.name).toBe('')
  expect(createPreferences(memory({ preferences: 'null' }), 'en').getState().locale).toBe('en')
})
