import { LOCALES } from '../../../src/core/shared/locale'
import { plansFor } from '../../../server/membership/plans'

// Copied by hand from the table of the specification (§9): price and old price, as printed there.
const PRINTED = {
  'zh-Hans': ['CNY', '8 (58)', '28 (188)', '58 (588)'],
  'zh-Hant': ['CNY', '8 (58)', '28 (188)', '58 (588)'],
  en: ['USD', '1.12 (8.12)', '3.92 (26.32)', '8.12 (82.32)'],
  ja: ['JPY', '167 (1209)', '584 (3918)', '1209 (12254)'],
  ko: ['KRW', '1565 (11344)', '5476 (36769)', '11344 (115001)'],
} as const
const HUNDREDTHS = ['CNY', 'USD']

test.each(LOCALES)('the prices of %s are as printed', (locale) => {
  const shown = ({ minor, currency }: { minor: number; currency: string }) =>
    String(HUNDREDTHS.includes(currency) ? minor / 100 : minor)
  const plans = plansFor(locale)
  expect([
    plans[0]?.price.currency,
    ...plans.map(({ price, oldPrice }) => `${shown(price)} (${shown(oldPrice)})`),
  ]).toEqual(PRINTED[locale])
  expect(plans.map(({ type, months }) => [type, months])).toEqual([
    ['monthly', 1],
    ['halfYear', 6],
    ['annual', 12],
  ])
  expect(plans.every(({ price, oldPrice }) => price.currency === oldPrice.currency)).toBe(true)
})
