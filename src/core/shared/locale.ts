/** The languages of the product; the first is the default, English the fallback for a missing word. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'en', 'ja', 'ko'] as const
export type Locale = (typeof LOCALES)[number]

/**
 * The product's language for what a device reports: `zh-TW`, `zh_HK`, `zh-Hant-MO` are Traditional Chinese, any other
 * Chinese Simplified; a language we do not have is English; a device that reports nothing takes the default.
 */
export function localeOf(tag: string): Locale {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/)
  if (language === '') return 'zh-Hans'
  if (language === 'zh') {
    const traditional = rest.includes('hant') || (!rest.includes('hans') && rest.some((part) => TRADITIONAL.has(part)))
    return traditional ? 'zh-Hant' : 'zh-Hans'
  }
  return language === 'ja' || language === 'ko' ? language : 'en'
}

const TRADITIONAL = new Set(['tw', 'hk', 'mo'])
