import shellZhHans from '../packs/builtin/words/shell.zh-Hans.json'
import shellZhHant from '../packs/builtin/words/shell.zh-Hant.json'
import shellEn from '../packs/builtin/words/shell.en.json'
import shellJa from '../packs/builtin/words/shell.ja.json'
import shellKo from '../packs/builtin/words/shell.ko.json'
import chartZhHans from '../packs/builtin/words/chart.zh-Hans.json'
import chartZhHant from '../packs/builtin/words/chart.zh-Hant.json'
import chartEn from '../packs/builtin/words/chart.en.json'
import chartJa from '../packs/builtin/words/chart.ja.json'
import chartKo from '../packs/builtin/words/chart.ko.json'
import type { WordGroup, Words, WordTable } from './contract'
import type { Locale } from '../../core/shared/locale'

const tables: Record<WordGroup, Record<Locale, WordTable>> = {
  shell: { 'zh-Hans': shellZhHans, 'zh-Hant': shellZhHant, en: shellEn, ja: shellJa, ko: shellKo },
  chart: { 'zh-Hans': chartZhHans, 'zh-Hant': chartZhHant, en: chartEn, ja: chartJa, ko: chartKo },
}

/** A package's words are in it. */
export const words: Words = {
  present: (group, locale) => tables[group][locale],
  load: async (group, locale) => tables[group][locale],
}
