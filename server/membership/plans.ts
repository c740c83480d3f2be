// What is sold, and for how much.
import type { Locale } from '../../src/core/shared/locale'
import type { MembershipType, Money, Plan } from '../../src/protocol/membership'

export const MEMBERSHIP_TYPES = ['monthly', 'halfYear', 'annual'] as const satisfies readonly MembershipType[]

export const MONTHS = { monthly: 1, halfYear: 6, annual: 12 } as const satisfies Record<MembershipType, Plan['months']>

type Prices = Readonly<Record<MembershipType, readonly [price: number, old: number]>>

/** In minor units: fen and cents are hundredths; yen and won have none. */
const YUAN: Prices = { monthly: [800, 5800], halfYear: [2800, 18800], annual: [5800, 58800] }
const DOLLARS: Prices = { monthly: [112, 812], halfYear: [392, 2632], annual: [812, 8232] }
const YEN: Prices = { monthly: [167, 1209], halfYear: [584, 3918], annual: [1209, 12254] }
const WON: Prices = { monthly: [1565, 11344], halfYear: [5476, 36769], annual: [11344, 115001] }

const PRICES: Readonly<Record<Locale, readonly [Money['currency'], Prices]>> = {
  'zh-Hans': ['CNY', YUAN],
  'zh-Hant': ['CNY', YUAN],
  en: ['USD', DOLLARS],
  ja: ['JPY', YEN],
  ko: ['KRW', WON],
}

/** Monthly, half-year, annual. */
export function plansFor(locale: Locale): Plan[] {
  const [currency, prices] = PRICES[locale]
  return MEMBERSHIP_TYPES.map((type) => {
    const [price, old] = prices[type]
    return { type, months: MONTHS[type], price: { minor: price, currency }, oldPrice: { minor: old, currency } }
  })
}
