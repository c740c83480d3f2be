// Names of 区县: the stem, what kind of division it is, and how each language says so.
import type { Names } from '../../../src/core/places/place'
import { given } from './cells'
import type { ChineseNames } from './chinese'
import { hangulOfPinyin } from './hangul'

interface Kind {
  readonly hans: string
  readonly en: string
  readonly ja: string
  readonly ko: string
}

/** A 市 is called by its stem alone. The longer endings come first. */
const KINDS: readonly Kind[] = [
  { hans: '自治县', en: ' County', ja: '自治県', ko: '자치현' },
  { hans: '自治旗', en: ' Banner', ja: '自治旗', ko: '자치기' },
  { hans: '林区', en: ' District', ja: '林区', ko: '임구' },
  { hans: '特区', en: ' District', ja: '特区', ko: '특구' },
  { hans: '区', en: ' District', ja: '区', ko: '구' },
  { hans: '县', en: ' County', ja: '県', ko: '현' },
  { hans: '旗', en: ' Banner', ja: '旗', ko: '기' },
  { hans: '市', en: '', ja: '', ko: '' },
]
/** Development zones and the like, which statistics count beside the districts: codes ending in 71 to 79. */
const STATISTICAL = /7[1-9]$/
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/(高新|高)技术(产业)?(开发|园)区$/, ' High-tech Zone'],
  [/(经济技术|经济)开发区$/, ' Economic Development Zone'],
  [/管理区(管委会)?$/, ' Administrative Zone'],
  [/(综合改革|城乡一体化)?示范区$/, ' Demonstration Zone'],
  [/(工业|现代产业|化工|文化旅游创意)园区$/, ' Industrial Park'],
  [/(新区|新城)$/, ' New Area'],
  [/风景名胜区$/, ' Scenic Area'],
  [/(经济综合|综合物流产业)?(实验|聚集|开发)区$/, ' Zone'],
]
/** The peoples in the names of autonomous counties; some are named without 族. */
const PEOPLES =
  /(满族|蒙古族|回族|藏族|维吾尔族?|苗族|彝族|壮族|布依族|朝鲜族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族?|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜族?|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族?|保安族|裕固族|塔吉克族?|独龙族|怒族|普米族|各族|蒙古)+$/

/** `安溪县` → `安溪`, `积石山保安族东乡族撒拉族自治县` → `积石山`; two characters stay (`赵县`). */
export function stemOf(name: string): string {
  const kind = kindOf(name)
  if (!kind || name.length <= 2) return name
  const stem = name.slice(0, -kind.hans.length)
  if (!kind.hans.startsWith('自治')) return stem
  return (stem.replace(PEOPLES, '') || stem).replace(/族$/, '')
}

/** 神农架林区 is a 林区, 北林区 the 区 of 北林. */
const kindOf = (name: string): Kind | undefined =>
  KINDS.find(({ hans }) => name.endsWith(hans) && name.length - hans.length >= Math.min(hans.length, 2))

export interface CountyNames {
  readonly names: Names
  readonly syllables: readonly string[]
  readonly also: readonly string[]
}

type Own = { readonly [language in 'en' | 'ja' | 'ko']?: string | undefined }

/** @param around English names of the provinces and prefectures a zone's name may begin with */
export function countyNames(
  chinese: ChineseNames,
  code: string,
  name: string,
  own: Own,
  around: ReadonlyMap<string, string>,
): CountyNames {
  const kind = kindOf(name)
  const hans = kind?.hans === '市' ? stemOf(name) : name
  const single = name.length <= 2 && kind?.hans !== '市' // 赵县 is the 县 of 赵; 芒市 is a whole name
  const stem = single ? name.slice(0, 1) : stemOf(name)
  const syllables = single ? chinese.syllables(name).slice(0, 1) : chinese.syllables(stem)
  const statistical = STATISTICAL.test(code)
  const english = statistical ? zoneInEnglish(chinese, name, around) : chinese.romanised(syllables) + (kind?.en ?? '')
  const japanese = statistical ? chinese.japanese(name) : chinese.japanese(stem) + (kind?.ja ?? '')
  const korean = statistical ? hangulOfPinyin(chinese.syllables(name)) : hangulOfPinyin(syllables) + (kind?.ko ?? '')
  return {
    names: {
      'zh-Hans': hans,
      'zh-Hant': chinese.traditional(hans),
      en: given(own.en) ?? english,
      ja: given(own.ja) ?? japanese,
      ko: given(own.ko) ?? korean,
    },
    syllables: [...syllables, ...(kind && kind.hans !== '市' ? chinese.syllables(kind.hans.slice(-1)) : [])],
    also: kind?.hans.startsWith('自治') ? [stem, stem + kind.hans.slice(-1)] : [],
  }
}

/** `河北唐山芦台经济开发区` → `Hebei Tangshan Lutai Economic Development Zone` */
function zoneInEnglish(chinese: ChineseNames, name: string, around: ReadonlyMap<string, string>): string {
  const found = ZONES.find(([ending]) => ending.test(name))
  let rest = found ? name.replace(found[0], '') : name
  const words: string[] = []
  for (;;) {
    const known = [...around].find(([hans]) => rest.startsWith(hans))
    if (!known) break
    words.push(known[1])
    rest = rest.slice(known[0].length).replace(/^市/, '')
  }
  if (rest !== '') words.push(chinese.romanised(chinese.syllables(rest)))
  return words.join(' ') + (found?.[1] ?? '')
}
