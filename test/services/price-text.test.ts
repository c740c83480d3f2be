import { monthlyPrice, priceText } from '../../src/services/price-text'
import type { Money, Plan } from '../../src/protocol/membership'

// Specification §9.
test.each<[Money['currency'], number, string]>([
  ['CNY', 800, '¥8'],
  ['CNY', 58800, '¥588'],
  ['CNY', 467, '¥4.67'],
  ['USD', 112, '$1.12'],
  ['USD', 8232, '$82.32'],
  ['USD', 100, '$1.00'],
  ['JPY', 167, '¥167'],
  ['JPY', 12254, '¥12,254'],
  ['KRW', 1565, '₩1,565'],
  ['KRW', 115001, '₩115,001'],
  ['KRW', 1234567, '₩1,234,567'],
])('%s %i is %s', (currency, minor, text) => expect(priceText({ minor, currency })).toBe(text))

test.each<[Money['currency'], number, Plan['months'], string, boolean]>([
  ['CNY', 2800, 6, '¥4.67', false],
  ['CNY', 5800, 12, '¥4.83', false],
  ['CNY', 600, 6, '¥1', true],
  ['USD', 392, 6, '$0.65', false],
  ['USD', 812, 12, '$0.68', false],
  ['JPY', 584, 6, '¥97', false],
  ['KRW', 5476, 6, '₩913', false],
  ['KRW', 11344, 12, '₩945', false],
])('%s %i over %i months is %s a month', (currency, minor, months, text, exact) => {
  const price: Money = { minor, currency }
  const monthly = monthlyPrice({ type: 'annual', months, price, oldPrice: price })
  expect([priceText(monthly.price), monthly.exact]).toEqual([text, exact])
})
