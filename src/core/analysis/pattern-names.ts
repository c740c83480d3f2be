// The names a chart may be given: the eight regular ones, those of a month like the day master, and the special ones.
import type { Element } from '../bazi/elements'
import type { TenGod } from '../bazi/ten-gods'
import type { Family } from './families'

export const REGULAR_NAMES = [
  ...(['正官格', '七杀格', '正财格', '偏财格'] as const),
  ...(['正印格', '偏印格', '食神格', '伤官格'] as const),
] as const

/** 羊刃 is written 阳刃 in 子平真诠. 月比 is judged as 建禄. */
export const PEER_NAMES = ['建禄格', '月劫格', '月比格', '羊刃格'] as const

export const SPECIAL_NAMES = [
  ...(['化土格', '化金格', '化水格', '化木格', '化火格'] as const),
  ...(['从财格', '从杀格', '从儿格', '从势格'] as const),
  ...(['曲直格', '炎上格', '稼穑格', '从革格', '润下格'] as const),
  ...(['从旺格', '从强格'] as const),
] as const

export const PATTERN_NAMES = [...REGULAR_NAMES, ...PEER_NAMES, ...SPECIAL_NAMES] as const
export type RegularName = (typeof REGULAR_NAMES)[number]
export type PeerName = (typeof PEER_NAMES)[number]
export type SpecialName = (typeof SPECIAL_NAMES)[number]
export type PatternName = (typeof PATTERN_NAMES)[number]

/** 比 and 劫 name no pattern. */
export type NamingGod = Exclude<TenGod, '比肩' | '劫财'>

export const regularName = (god: NamingGod): RegularName => `${god}格`

export const isNamingGod = (god: TenGod): god is NamingGod => god !== '比肩' && god !== '劫财'

export const transformedName = (element: Element): SpecialName => `化${element}格`

export const FOLLOWED_NAMES: Readonly<Record<Exclude<Family, '比劫' | '印星'>, SpecialName>> = {
  食伤: '从儿格',
  财星: '从财格',
  官杀: '从杀格',
}

export const DOMINANT_NAMES: Readonly<Record<Element, SpecialName>> = {
  木: '曲直格',
  火: '炎上格',
  土: '稼穑格',
  金: '从革格',
  水: '润下格',
}
