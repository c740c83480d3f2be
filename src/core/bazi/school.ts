export const CLOCKS = ['trueSolar', 'civil'] as const
export const DAY_ROLLOVERS = ['23:00', '00:00', '00:00-own-stem'] as const
export const LUCK_RULES = ['minute', 'day-hour'] as const

/** Where traditions differ, a chart is cast by one of these values and remembers it. */
export interface School {
  /** Which clock the day and the hour are read from. */
  readonly clock: (typeof CLOCKS)[number]
  /**
   * When the day pillar turns. At `23:00` the late 子 hour is already the next day; at `00:00` it keeps the day but
   * takes its hour stem from the next; `00:00-own-stem` takes the stem from the chart's own day.
   */
  readonly dayRollover: (typeof DAY_ROLLOVERS)[number]
  /**
   * How the way to the 节 becomes the age at which luck starts: `minute` by the minute (12 minutes a day), `day-hour`
   * by whole days and 时辰 (a 时辰 ten days).
   */
  readonly luckRule: (typeof LUCK_RULES)[number]
  /** 长生: yin stems count their stages backward from their own birthplaces, or share those of the yang stem. */
  readonly lifeStages: 'yin-reverses' | 'yin-follows-yang'
  /** When the month of the 命宫 turns: with the month pillar, or at the 中气, as the Sun changes its 宫. */
  readonly lifePalaceMonth: 'jie' | 'zhongqi'
  /** Whether earth rules all of 辰戌丑未, or only the 18 days before the next 节. */
  readonly earthSeason: 'four-months' | 'last-18-days'
  /** Which element the 六合 of 午 and 未 is given. */
  readonly wuWeiElement: '土' | '火'
  /** 神煞: the usual ones, or also the rarer ones of 三命通会, 渊海子平 and 张果星宗. */
  readonly starSet: 'core' | 'extended'
  /** 天乙贵人 of 庚: 丑未 with 甲 and 戊, or 寅午 with 辛. */
  readonly gengNoble: 'ox-sheep' | 'tiger-horse'
  /** 羊刃 of the yin stems: none, the branch after the 禄, or the 帝旺. */
  readonly yinBlade: 'none' | 'after-lu' | 'peak'
  /** Whether 天德, 月德 and their 合 are looked for in the birth chart alone or in luck pillars too. */
  readonly virtueStars: 'natal' | 'any-pillar'
}

export const DEFAULT_SCHOOL: School = Object.freeze({
  clock: 'trueSolar',
  dayRollover: '23:00',
  luckRule: 'minute',
  lifeStages: 'yin-reverses',
  lifePalaceMonth: 'jie',
  earthSeason: 'four-months',
  wuWeiElement: '土',
  starSet: 'core',
  gengNoble: 'ox-sheep',
  yinBlade: 'none',
  virtueStars: 'natal',
})
