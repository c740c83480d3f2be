import { ELEMENTS, type Element } from '../../../src/core/bazi/elements'
import { rulingElement, SEASONAL_STATES, seasonalStates } from '../../../src/core/bazi/seasons'
import { instant } from '../../../src/core/calendar/instant'
import { solarTerm, TERM_NAMES, termOrdinal } from '../../../src/core/calendar/solar-terms'

// 三命通会 卷二 "论五行旺相休囚死" (四库本): 春木旺…火相…水休…金囚…土死, and so on for 夏, 六月, 秋, 冬.
test.each([
  ['木', '木旺 火相 水休 金囚 土死'],
  ['火', '火旺 土相 木休 水囚 金死'],
  ['土', '土旺 金相 火休 木囚 水死'],
  ['金', '金旺 水相 土休 火囚 木死'],
  ['水', '水旺 木相 金休 土囚 火死'],
] as [Element, string][])('while %s rules: %s', (ruling, printed) => {
  const states = seasonalStates(ruling)
  const found = SEASONAL_STATES.map((state) => ELEMENTS.filter((element) => states[element] === state).join('') + state)
  expect(found.join(' ')).toBe(printed)
})

const DAY = 86_400
const all = { earthSeason: 'four-months' } as const
const last18 = { earthSeason: 'last-18-days' } as const

test('by default each month is of its branch: 2024 from 小寒', () => {
  const months = Array.from({ length: 12 }, (_, i) => rulingElement(solarTerm(termOrdinal(2024, 2 * i)).at, all))
  expect(months.join('')).toBe('土木木土火火土金金土水水')
})

test.each([
  ['立春', '水'],
  ['立夏', '木'],
  ['立秋', '火'],
  ['立冬', '金'],
] as [(typeof TERM_NAMES)[number], Element][])(
  'earth alone has the 18 days before %s, %s the days before them',
  (name, season) => {
    const start = solarTerm(termOrdinal(2024, TERM_NAMES.indexOf(name))).at
    expect(rulingElement(instant(start - 1), last18)).toBe('土')
    expect(rulingElement(instant(start - 18 * DAY), last18)).toBe('土')
    expect(rulingElement(instant(start - 18 * DAY - 1), last18)).toBe(season)
    expect(rulingElement(instant(start - 28 * DAY), last18)).toBe(season)
    expect(rulingElement(instant(start - 28 * DAY), all)).toBe('土')
    expect(rulingElement(start, last18)).not.toBe('土')
  },
)

test('under both schools the other eight months are the same', () => {
  for (const index of [2, 4, 8, 10, 14, 16, 20, 22]) {
    const at = instant(solarTerm(termOrdinal(2024, index)).at + 5 * DAY)
    expect(rulingElement(at, last18)).toBe(rulingElement(at, all))
  }
})
