// 神煞 as rules, in the order in which they are listed. What cannot be read off a row stands in SOURCES.md.
import type { Element } from './elements'
import type { Position } from './four-pillars'
import type { School } from './school'
import { branchAt, BRANCHES } from './stems-branches'

export interface StarRule {
  readonly star: string
  readonly set: School['starSet']
  /** The pillars it is counted from. */
  readonly from: readonly Position[]
  /** By which of their signs: `table` has an entry for each stem, branch, element of nayin or 旬; or lists pillars. */
  readonly by: 'stem' | 'branch' | 'nayin' | 'xun' | 'pillar'
  /** The stems or branches that carry the star, one of them enough; of `pillar`, whole pillars. '' for none. */
  readonly find: 'sign' | 'pillar'
  readonly table: readonly string[]
  /** In which pillars. `others`: not the one counted from. Luck pillars are among `any` and `others` only. */
  readonly where: 'any' | 'others' | 'natal' | 'day' | 'hour'
  /** Only where the luck cycles run this way (阳男阴女 forward), so only when the gender is known. */
  readonly run?: 'forward' | 'backward'
  /** Only when the nayin of the pillar counted from is of these elements. */
  readonly nayin?: readonly Element[]
  /** Only for schools that hold this. */
  readonly school?: Partial<Pick<School, 'gengNoble' | 'yinBlade'>>
  readonly source: string
}

/** An entry for each sign, parted by spaces; `-` for nothing. */
const row = (text: string): readonly string[] => text.split(' ').map((entry) => (entry === '-' ? '' : entry))
/** One sign each. */
const signs = (text: string): readonly string[] => [...text]
/** By 三合 of the branch: 申子辰, 寅午戌, 巳酉丑, 亥卯未. */
const groups = (text: string): readonly string[] => BRANCHES.map((_, i) => text.charAt([0, 2, 1, 3][i % 4] as number))
/** By direction of the branch: 亥子丑, 寅卯辰, 巳午未, 申酉戌. */
const seasons = (text: string): readonly string[] => {
  const entries = row(text)
  return BRANCHES.map((_, i) => entries[Math.floor(((i + 1) % 12) / 3)] as string)
}
/** By steps from the branch. */
const steps = (...by: readonly number[]): readonly string[] =>
  BRANCHES.map((_, i) => by.map((step) => branchAt(i + step)).join(''))

const sign = { set: 'core', find: 'sign' } as const
const rare = { set: 'extended', find: 'sign' } as const
const noble = { from: ['year', 'day'], by: 'stem', where: 'any' } as const
const ofDayStem = { from: ['day'], by: 'stem', where: 'any' } as const
const ofYearStem = { from: ['year'], by: 'stem', where: 'any' } as const
const ofMonth = { from: ['month'], by: 'branch', where: 'natal' } as const
const ofBranches = { from: ['year', 'day'], by: 'branch', where: 'others' } as const
const ofYear = { from: ['year'], by: 'branch', where: 'others' } as const
const rareDay = { set: 'extended', from: ['day'], by: 'pillar', find: 'pillar', where: 'day' } as const
const dayInSeason = { from: ['month'], by: 'branch', find: 'pillar', where: 'day' } as const

const oxSheep = { gengNoble: 'ox-sheep' } as const
const tigerHorse = { gengNoble: 'tiger-horse' } as const
const yangOnly = { yinBlade: 'none' } as const
const afterLu = { yinBlade: 'after-lu' } as const
const peak = { yinBlade: 'peak' } as const

// prettier-ignore
export const STAR_RULES = [
  { ...sign, ...noble, star: '天乙贵人', source: 'star-1', school: oxSheep, table: row('丑未 子申 亥酉 亥酉 丑未 子申 丑未 寅午 卯巳 卯巳') },
  { ...sign, ...noble, star: '天乙贵人', source: 'star-1', school: tigerHorse, table: row('丑未 子申 亥酉 亥酉 丑未 子申 寅午 寅午 卯巳 卯巳') },
  { ...sign, ...noble, star: '文昌贵人', source: 'star-2', table: signs('巳午申酉申酉亥子寅卯') },
  { ...sign, ...ofMonth, star: '天德贵人', source: 'star-3', table: signs('巳庚丁申壬辛亥甲癸寅丙乙') },
  { ...sign, ...ofMonth, star: '月德贵人', source: 'star-3', table: groups('壬丙庚甲') },
  { ...sign, ...noble, star: '金舆', source: 'star-4', table: signs('辰巳未申未申戌亥丑寅') },
  { ...sign, ...ofMonth, star: '天德合', source: 'star-3', table: signs('申乙壬巳丁丙寅己戊亥辛庚') },
  { ...sign, ...ofMonth, star: '月德合', source: 'star-3', table: groups('丁辛乙己') },
  { ...sign, ...ofDayStem, star: '禄神', source: 'star-4', table: signs('寅卯巳午巳午申酉亥子') },
  { ...sign, ...ofDayStem, star: '羊刃', source: 'star-5', school: yangOnly, table: row('卯 - 午 - 午 - 酉 - 子 -') },
  { ...sign, ...ofDayStem, star: '羊刃', source: 'star-5', school: afterLu, table: signs('卯辰午未午未酉戌子丑') },
  { ...sign, ...ofDayStem, star: '羊刃', source: 'star-5', school: peak, table: signs('卯寅午巳午巳酉申子亥') },
  { ...sign, ...ofBranches, star: '驿马', source: 'star-6', table: groups('寅申亥巳') },
  { ...sign, ...ofBranches, star: '桃花', source: 'star-7', table: groups('酉卯午子') },
  { ...sign, ...ofBranches, star: '华盖', source: 'star-7', table: groups('辰戌丑未') },
  { ...sign, ...ofBranches, star: '将星', source: 'star-7', table: groups('子午酉卯') },
  { ...sign, ...ofBranches, star: '劫煞', source: 'star-8', table: groups('巳亥寅申') },
  { ...sign, ...ofYear, star: '灾煞', source: 'star-8', table: groups('午子卯酉') },
  { ...sign, ...ofBranches, star: '亡神', source: 'star-8', table: groups('亥巳申寅') },
  { ...sign, ...ofYear, star: '孤辰', source: 'star-9', table: seasons('寅 巳 申 亥') },
  { ...sign, ...ofYear, star: '寡宿', source: 'star-9', table: seasons('戌 丑 辰 未') },
  { ...sign, ...ofYear, star: '红鸾', source: 'star-10', table: signs('卯寅丑子亥戌酉申未午巳辰') },
  { ...sign, ...ofYear, star: '天喜', source: 'star-10', table: signs('酉申未午巳辰卯寅丑子亥戌') },
  { ...rareDay, set: 'core', star: '魁罡', source: 'star-11', table: row('庚辰 庚戌 壬辰 戊戌') },
  { ...dayInSeason, set: 'core', star: '天赦日', source: 'star-3', table: seasons('甲子 戊寅 甲午 戊申') },

  { ...rare, ...ofYearStem, star: '太极贵人', source: 'star-12', table: row('子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申') },
  { ...rare, ...ofYearStem, star: '国印贵人', source: 'star-13', table: signs('戌亥丑寅丑寅辰巳未申') },
  { ...rare, ...noble, star: '天厨贵人', source: 'star-14', table: signs('巳午巳午申酉亥子寅卯') },
  { ...rare, ...ofYearStem, star: '福星贵人', source: 'star-15', table: row('寅子 丑卯 寅子 亥 申 未 午 巳 辰 丑卯') },
  { ...rare, from: ['month'], by: 'branch', where: 'others', star: '天医', source: 'star-16', table: steps(-1) },
  { ...rare, from: ['year'], by: 'nayin', where: 'any', star: '学堂', source: 'star-17', table: signs('亥寅申巳申') },
  { ...rare, from: ['year'], by: 'nayin', where: 'any', star: '词馆', source: 'star-17', table: signs('寅巳亥申亥') },
  { ...rare, ...ofDayStem, star: '飞刃', source: 'star-5', school: yangOnly, table: row('酉 - 子 - 子 - 卯 - 午 -') },
  { ...rare, ...ofDayStem, star: '飞刃', source: 'star-5', school: afterLu, table: signs('酉戌子丑子丑卯辰午未') },
  { ...rare, ...ofDayStem, star: '飞刃', source: 'star-5', school: peak, table: signs('酉申子亥子亥卯寅午巳') },
  { ...rare, ...ofDayStem, star: '红艳', source: 'star-18', table: signs('午午寅未辰辰戌酉子申') },
  { ...rare, ...ofYear, star: '天罗', source: 'star-19', nayin: ['火'], table: row('- - - - - - - - - - 亥 戌') },
  { ...rare, ...ofYear, star: '地网', source: 'star-19', nayin: ['水', '土'], table: row('- - - - 巳 辰 - - - - - -') },
  { ...rare, ...ofYear, star: '元辰', source: 'star-20', run: 'forward', table: steps(7) },
  { ...rare, ...ofYear, star: '元辰', source: 'star-20', run: 'backward', table: steps(5) },
  { ...rare, ...ofYear, star: '勾绞', source: 'star-20', table: steps(3, -3) },
  { ...rare, ...ofYear, star: '丧门', source: 'star-21', table: steps(2) },
  { ...rare, ...ofYear, star: '吊客', source: 'star-21', table: steps(-2) },
  { ...rare, from: ['year', 'day'], by: 'xun', where: 'others', star: '空亡', source: 'bazi-6', table: row('戌亥 申酉 午未 辰巳 寅卯 子丑') },
  { ...rareDay, star: '十恶大败', source: 'star-22', table: row('甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥') },
  { ...dayInSeason, set: 'extended', star: '四废日', source: 'star-22', table: seasons('丙午丁巳 庚申辛酉 壬子癸亥 甲寅乙卯') },
  { ...rareDay, star: '阴差阳错', source: 'star-23', table: row('丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥') },
  { ...rareDay, star: '孤鸾', source: 'star-23', table: row('乙巳 丁巳 辛亥 戊申 甲寅 丙午 戊午 壬子') },
  { ...rareDay, star: '八专', source: 'star-23', table: row('甲寅 乙卯 己未 丁未 庚申 辛酉 戊戌 癸丑') },
  { ...rareDay, from: ['hour'], where: 'hour', star: '金神', source: 'star-11', table: row('癸酉 己巳 乙丑') },
] as const satisfies readonly StarRule[]

export type Star = (typeof STAR_RULES)[number]['star']
