import type { Locale } from '../shared/locale'

/** A name in every language of the product. Where a language has none of its own it repeats another's (place-table.ts). */
export type Names = Readonly<Record<Locale, string>>

export interface Place {
  /** Stable: `cn` and six digits of GB/T 2260, `gn` and a GeoNames number, or a code of our own. */
  readonly id: string
  /** As people say it: 成都, not 成都市; but 武侯区, 安溪县. */
  readonly names: Names
  /** What it lies in, nearest first: prefecture and province, or state; may be empty. */
  readonly regions: readonly Names[]
  readonly country: { readonly code: string; readonly names: Names }
  /** Degrees, east positive, four decimals. */
  readonly longitude: number
  /** Degrees, north positive, four decimals. */
  readonly latitude: number
  /** An IANA name the zone table knows. */
  readonly zone: string
  /** Rounded and of different years: good for ranking only; 0 when unknown. */
  readonly population: number
}

/**
 * Where a place lies, in one line for a list: `四川` under 成都, `Sichuan, China` under Chengdu. The order and the
 * separator are the language's. A region called like the place itself is left out, and in Chinese 中国 where a region
 * says enough; empty for a state that is its own city.
 */
export function regionLine(place: Place, locale: Locale): string {
  const inside = place.regions.filter(({ en }) => en !== place.names.en).map((names) => names[locale])
  const chinese = locale === 'zh-Hans' || locale === 'zh-Hant'
  const understood = chinese && place.country.code === 'CN' && inside.length > 0
  const parts =
    understood || place.country.names.en === place.names.en ? inside : [...inside, place.country.names[locale]]
  return locale === 'en' ? parts.join(', ') : parts.reverse().join(' ')
}
