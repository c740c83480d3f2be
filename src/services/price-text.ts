import type { Money, Plan } from '../protocol/membership'

const SYMBOLS: Readonly<Record<Money['currency'], string>> = { CNY: '¥', USD: '$', JPY: '¥', KRW: '₩' }

/** `¥8`, `¥4.67`, `$1.12`, `¥12,254`, `₩1,565`: yuan without idle noughts, yen and won without decimals. */
export function priceText({ minor, currency }: Money): string {
  const decimals = currency === 'CNY' ? (minor % 100 === 0 ? 0 : 2) : currency === 'USD' ? 2 : 0
  const units = currency === 'CNY' || currency === 'USD' ? minor / 100 : minor
  const [whole = '', fraction] = units.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${SYMBOLS[currency]}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/** What a plan comes to a month, to the nearest minor unit; `exact` when nothing was rounded. */
export function monthlyPrice({ price, months }: Plan): { readonly price: Money; readonly exact: boolean } {
  const minor = Math.round(price.minor / months)
  return { price: { ...price, minor }, exact: minor * months === price.minor }
}
