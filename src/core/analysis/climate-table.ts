// 调候 as facts: the gods 穷通宝鉴 asks for, day stem × month, of the four digests compared the one marked D.
import type { Stem } from '../bazi/stems-branches'

/** The main god first, its assistants after it; months from 子 to 丑 … 亥. */
export const CLIMATE_GODS: Readonly<Record<Stem, string>> = {
  甲: '丁庚丙 丁庚丙 丙癸 庚丙丁戊己 庚丁壬 癸丁庚 癸丁庚 癸丁庚 庚丁壬 庚丁丙 庚甲丁壬癸 庚丁丙戊',
  乙: '丙 丙 丙癸 丙癸 癸丙戊 癸 癸丙 癸丙 丙癸己 癸丙丁 癸辛 丙戊',
  丙: '壬戊己 壬甲 壬庚 壬己 壬甲 壬庚癸 壬庚 壬庚 壬戊 壬癸 甲壬 甲戊庚壬',
  丁: '甲庚 甲庚 甲庚 庚甲 甲庚 甲庚 壬庚癸 甲壬庚 甲庚丙戊 甲庚丙戊 甲庚戊 甲庚',
  戊: '丙甲 丙甲 丙甲癸 丙甲癸 甲丙癸 甲丙癸 壬甲丙 癸丙甲 丙癸甲 丙癸 甲丙癸 甲丙',
  己: '丙甲戊 丙甲戊 丙庚甲 甲癸丙 丙癸甲 癸丙 癸丙 癸丙 丙癸 丙癸 甲丙癸 丙甲戊',
  庚: '丁甲丙 丙丁甲 戊甲壬丙丁 丁甲庚丙 甲丁壬癸 壬戊丙丁 壬癸 丁甲 丁甲 丁甲丙 甲壬 丁丙',
  辛: '丙戊壬甲 丙壬戊己 己壬庚 壬甲 壬甲 壬甲癸 壬己癸 壬庚甲 壬甲戊 壬甲 壬甲 壬丙',
  壬: '戊丙 丙丁甲 庚丙戊 戊辛庚 甲庚 壬辛庚癸 癸庚辛 辛甲 戊丁 甲庚 甲丙 戊丙庚',
  癸: '丙辛 丙丁 辛丙 庚辛 丙辛甲 辛 庚壬癸 庚辛壬癸 丁 辛丙 辛甲壬癸 庚辛戊丁',
}

/** Cells (day stem, month branch) where another of the digests begins with another god, and with which. */
export const DISPUTED_MAIN: Readonly<Record<string, string>> = {
  甲未: '丁',
  甲申: '丁',
  甲酉: '丁',
  甲丑: '庚',
  乙申: '庚',
  丁子: '丙',
  己申: '癸',
  己酉: '癸',
  庚寅: '丙',
}
/** Cells where they agree on the main god but not on its assistants. */
export const DISPUTED_ASSIST: readonly string[] = ['甲卯', '甲戌', '辛酉', '癸午']
