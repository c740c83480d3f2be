// What a Chinese place is called in the other scripts, made from its simplified name by our tables.
import { pinyin } from 'pinyin-pro'
import type { Names } from '../../../src/core/places/place'
import type { Sources } from '../sources'
import { given } from './cells'
import { hangulOfPinyin } from './hangul'

export interface ChineseNames {
  /** Pinyin without tones, ü as v. */
  syllables(name: string): readonly string[]
  traditional(name: string): string
  japanese(name: string): string
  /** `['xi', 'an']` → `Xi'an`, `['lv', 'liang']` → `Lüliang` */
  romanised(syllables: readonly string[]): string
}

export const CHINESE_TABLES = [
  'tools/packs/places/characters.tsv',
  'tools/packs/places/name-forms.tsv',
  'tools/packs/places/readings.tsv',
] as const

export function openChineseNames(sources: Sources): ChineseNames {
  const characters = new Map(sources.rows(CHINESE_TABLES[0]).map(([from = '', ...forms]) => [from, forms]))
  const parts = sources.rows(CHINESE_TABLES[1])
  const readings = sources.rows(CHINESE_TABLES[2]).map(([part = '', said = '']) => ({ part, said: said.split(' ') }))
  const convert = (name: string, column: 0 | 1): string => {
    const part = parts.find(([from = '']) => name.includes(from))
    if (!part) return [...name].map((character) => characters.get(character)?.[column] ?? character).join('')
    const [from = '', ...forms] = part
    const [before = '', after = ''] = name.split(from)
    return convert(before, column) + (forms[column] ?? from) + convert(after, column)
  }
  return {
    traditional: (name) => convert(name, 0),
    japanese: (name) => convert(name, 1),
    romanised,
    syllables(name) {
      const said = pinyin(name, { toneType: 'none', v: true, type: 'array' }).map((syllable) =>
        syllable.replace('ü', 'v'),
      )
      for (const reading of readings) {
        for (let at = name.indexOf(reading.part); at >= 0; at = name.indexOf(reading.part, at + 1))
          said.splice(at, reading.said.length, ...reading.said)
      }
      return said
    },
  }
}

function romanised(syllables: readonly string[]): string {
  const letters = syllables
    .map((syllable, i) => (i > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
  return (
    letters.charAt(0).toUpperCase() +
    letters
      .slice(1)
      .replace(/v(?=e)/g, 'u')
      .replace(/v/g, 'ü')
  )
}

/** Names by rule: each column may be replaced by one of our own, given as `-` or nothing where the rule holds. */
export function namesByRule(
  chinese: ChineseNames,
  name: string,
  own: { en?: string; ja?: string; ko?: string },
): Names {
  const syllables = chinese.syllables(name)
  return {
    'zh-Hans': name,
    'zh-Hant': chinese.traditional(name),
    en: given(own.en) ?? chinese.romanised(syllables),
    ja: given(own.ja) ?? chinese.japanese(name),
    ko: given(own.ko) ?? hangulOfPinyin(syllables),
  }
}
