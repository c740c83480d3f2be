import fc from 'fast-check'
import { God, SixtyCycle } from 'tyme4ts'
import type { Gender } from '../../../src/core/bazi/birth-request'
import { POSITIONS, type FourPillars, type Position } from '../../../src/core/bazi/four-pillars'
import { nayin } from '../../../src/core/bazi/nayin'
import { parsePillar, pillarAt, SEXAGENARY, type Pillar } from '../../../src/core/bazi/pillar'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { BRANCHES, STEMS, type Branch } from '../../../src/core/bazi/stems-branches'
import { STARS, starsOfChart, starsOfPillar } from '../../../src/core/bazi/symbolic-stars'
import type { FoundStar } from '../../../src/core/bazi/symbolic-stars-book'
import type { Star } from '../../../src/core/bazi/symbolic-stars-table'

const pillar = (text: string): Pillar => parsePillar(text) as Pillar
const four = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(pillar) as [Pillar, Pillar, Pillar, Pillar]
  return { year, month, day, hour }
}
const extended: School = { ...DEFAULT_SCHOOL, starSet: 'extended' }
const names = (found: readonly FoundStar[]): string => found.map(({ star }) => star).join(' ')

// ---- One chart, worked by hand: 1990-06-15, a woman (the design's drawing of the chart page) ----

const DRAWN = four('庚午 壬午 辛亥 壬辰')

test.each([
  ['year', '天乙贵人'],
  ['month', '天乙贵人 将星'],
  ['day', '文昌贵人 天德贵人 金舆 月德合 劫煞'],
  ['hour', '寡宿'],
] as [Position, string][])('庚午 壬午 辛亥 壬辰: the %s pillar has %s', (position, expected) => {
  expect(names(starsOfChart(DRAWN, 'female', DEFAULT_SCHOOL)[position])).toBe(expected)
})

test.each([
  ['戊寅', '天乙贵人 亡神'],
  ['丙午', '天乙贵人 将星'],
])('for it a luck pillar %s has %s', (text, expected) => {
  expect(names(starsOfPillar(pillar(text), DRAWN, 'female', DEFAULT_SCHOOL))).toBe(expected)
})

test('with 天德 and 月德 looked for in luck pillars too, 丙午 also has 月德贵人, 戊寅 天德合', () => {
  const school: School = { ...DEFAULT_SCHOOL, virtueStars: 'any-pillar' }
  expect(names(starsOfPillar(pillar('丙午'), DRAWN, 'female', school))).toBe('天乙贵人 月德贵人 将星')
  expect(names(starsOfPillar(pillar('戊寅'), DRAWN, 'female', school))).toBe('天乙贵人 天德合 亡神')
})

test('each star says what it was counted from', () => {
  const { day, year } = starsOfChart(DRAWN, 'female', DEFAULT_SCHOOL)
  expect(year[0]).toEqual({
    star: '天乙贵人',
    reasons: [{ position: 'day', part: 'stem', value: '辛', found: 'branch' }],
  })
  expect(day.find(({ star }) => star === '月德合')?.reasons).toEqual([
    { position: 'month', part: 'branch', value: '午', found: 'stem' },
  ])
})

test('a star counted from year and day alike is one star with two reasons', () => {
  const { hour } = starsOfChart(four('甲子 丙寅 甲子 乙丑'), null, DEFAULT_SCHOOL)
  expect(hour.filter(({ star }) => star === '天乙贵人')).toEqual([
    {
      star: '天乙贵人',
      reasons: [
        { position: 'year', part: 'stem', value: '甲', found: 'branch' },
        { position: 'day', part: 'stem', value: '甲', found: 'branch' },
      ],
    },
  ])
})

// ---- Every rule, over all sixty pillars it may be counted from and all sixty that may carry it ----
// Expected: the verses and lists of the books, copied by hand in the books' own form and read by this file.

const ANIMALS = '鼠牛虎兔龙蛇马羊猴鸡狗猪'
const animalsToBranches = (text: string): string => text.replace(/./g, (c) => BRANCHES[ANIMALS.indexOf(c)] ?? '')
/** `甲戊庚牛羊 …`: stems, then what they find. */
function byStem(verse: string): (origin: Pillar) => string {
  const found = new Map<string, string>()
  for (const line of verse.split(' ')) {
    const stems = [...line].filter((c) => STEMS.includes(c as never))
    const rest = [...line].filter((c) => !STEMS.includes(c as never)).join('')
    for (const stem of stems) found.set(stem, /[鼠牛虎兔龙蛇马羊猴鸡狗猪]/.test(rest) ? animalsToBranches(rest) : rest)
  }
  return ({ stem }) => found.get(stem) ?? ''
}
/** `寅午戌申 …`: three branches, then what they find. */
function byGroup(lines: string): (origin: Pillar) => string {
  const rows = lines.split(' ')
  return ({ branch }) => rows.find((row) => row.slice(0, 3).includes(branch))?.slice(3) ?? ''
}
/** `子卯 丑寅 …` */
function byBranch(lines: string): (origin: Pillar) => string {
  const rows = lines.split(' ')
  return ({ branch }) => rows.find((row) => row.charAt(0) === branch)?.slice(1) ?? ''
}
const byElement = (lines: string): ((origin: Pillar) => string) => {
  const rows = lines.split(' ')
  return (origin) => rows.find((row) => row.charAt(0) === nayin(origin).charAt(2))?.slice(1) ?? ''
}
const later = (steps: number) => (origin: Pillar) =>
  BRANCHES[(BRANCHES.indexOf(origin.branch) + steps + 24) % 12] as Branch

type Rule = [star: Star, from: Position[], find: (origin: Pillar) => string, where?: 'others']
const NOBLE: Position[] = ['year', 'day']

const RULES: Rule[] = [
  // 三命通会 卷三 "论天乙贵人"; 渊海子平 has 庚 with 辛
  ['天乙贵人', NOBLE, byStem('甲戊庚牛羊 乙己鼠猴 丙丁猪鸡 壬癸兔蛇 辛马虎')],
  // 命理探原 卷三: 甲乙巳午报君知, 丙戊申宫丁己鸡, 庚猪辛鼠壬逢虎, 癸人见兔入云梯
  ['文昌贵人', NOBLE, byStem('甲巳 乙午 丙戊申 丁己鸡 庚猪 辛鼠 壬虎 癸兔')],
  // 三命通会 卷三 "论金轝": 禄前二辰
  [
    '金舆',
    NOBLE,
    (origin) => later(2)({ branch: byStem('甲寅 乙卯 丙戊巳 丁己午 庚申 辛酉 壬亥 癸子')(origin) } as Pillar),
  ],
  // 三命通会 卷三 "论十干禄"
  ['禄神', ['day'], byStem('甲寅 乙卯 庚申 辛酉 壬亥 癸子 丙巳 丁午 戊巳 己午')],
  // 渊海子平 "论阳刃": 甲丙戊庚壬五阳有刃, 禄前一位
  ['羊刃', ['day'], byStem('甲卯 丙午 戊午 庚酉 壬子')],
  // 三命通会 卷三 "论驿马"
  ['驿马', NOBLE, byGroup('寅午戌申 申子辰寅 巳酉丑亥 亥卯未巳'), 'others'],
  // 三命通会 卷二 "论咸池": 寅午戌卯 巳酉丑午 申子辰酉 亥卯未子
  ['桃花', NOBLE, byGroup('寅午戌卯 巳酉丑午 申子辰酉 亥卯未子'), 'others'],
  // 三命通会 卷二 "论将星华盖": 三合中位; 三合底处得库
  ['将星', NOBLE, byGroup('寅午戌午 巳酉丑酉 申子辰子 亥卯未卯'), 'others'],
  ['华盖', NOBLE, byGroup('寅午戌戌 巳酉丑丑 申子辰辰 亥卯未未'), 'others'],
  // 三命通会 卷三 "论劫煞亡神", "论灾煞"
  ['劫煞', NOBLE, byGroup('申子辰巳 寅午戌亥 巳酉丑寅 亥卯未申'), 'others'],
  ['亡神', NOBLE, byGroup('申子辰亥 寅午戌巳 巳酉丑申 亥卯未寅'), 'others'],
  ['灾煞', ['year'], byGroup('申子辰午 寅午戌子 巳酉丑卯 亥卯未酉'), 'others'],
  // 三命通会 卷三 "论孤辰寡宿": 亥子丑 … 见寅为孤, 见戌为寡; 其余三方皆依此推
  ['孤辰', ['year'], byGroup('亥子丑寅 寅卯辰巳 巳午未申 申酉戌亥'), 'others'],
  ['寡宿', ['year'], byGroup('亥子丑戌 寅卯辰丑 巳午未辰 申酉戌未'), 'others'],
  // 紫微斗数全书 "安红鸾天喜诀": 卯上起子逆数之, 数到当生太岁支, 对宫天喜
  ['红鸾', ['year'], byBranch('子卯 丑寅 寅丑 卯子 辰亥 巳戌 午酉 未申 申未 酉午 戌巳 亥辰'), 'others'],
  ['天喜', ['year'], byBranch('子酉 丑申 寅未 卯午 辰巳 巳辰 午卯 未寅 申丑 酉子 戌亥 亥戌'), 'others'],
  // 三命通会 卷三 "论太极贵"
  ['太极贵人', ['year'], byStem('甲乙子午 丙丁卯酉 庚辛寅亥 壬癸申巳 戊己辰戌丑未')],
  // 张果星宗 "天干吉凶星例": 国印 戌亥丑寅丑寅辰巳未申
  ['国印贵人', ['year'], byStem('甲戌 乙亥 丙丑 丁寅 戊丑 己寅 庚辰 辛巳 壬未 癸申')],
  // 渊海子平 卷一 "论天厨贵人", by the signs of the zodiac: 甲丙双女, 乙丁狮子, 己金牛, 戊阴阳, 庚双鱼, 辛宝瓶, 壬人马, 癸天蝎
  ['天厨贵人', NOBLE, byStem('甲丙巳 乙丁午 己酉 戊申 庚亥 辛子 壬寅 癸卯')],
  // 甲丙相邀入虎乡, 更游鼠穴最高强; 戊猴己未丁宜亥, 乙癸逢牛卯禄昌; 庚赶马头辛到巳, 壬骑龙背喜非常
  ['福星贵人', ['year'], byStem('甲丙虎鼠 戊猴 己羊 丁猪 乙癸牛兔 庚马 辛蛇 壬龙')],
  ['天医', ['month'], later(-1), 'others'],
  // 三命通会 卷三 "论学堂词馆": 长生, 临官 of the nayin
  ['学堂', ['year'], byElement('金巳 木亥 水申 火寅 土申')],
  ['词馆', ['year'], byElement('金申 木寅 水亥 火巳 土亥')],
  ['飞刃', ['day'], byStem('甲酉 丙子 戊子 庚卯 壬午')],
  // 三命通会 卷三 "桃花红艳煞"
  ['红艳', ['day'], byStem('甲乙午 丙寅 丁未 戊己辰 庚戌 辛酉 壬子 癸申')],
  // 三命通会 卷三 "论天罗地网"
  ['天罗', ['year'], (o) => (nayin(o).endsWith('火') ? byBranch('戌亥 亥戌')(o) : ''), 'others'],
  ['地网', ['year'], (o) => (/[水土]$/.test(nayin(o)) ? byBranch('辰巳 巳辰')(o) : ''), 'others'],
  // 三命通会 卷三 "论勾绞", "丧吊煞"
  ['勾绞', ['year'], (origin) => later(3)(origin) + later(-3)(origin), 'others'],
  ['丧门', ['year'], later(2), 'others'],
  ['吊客', ['year'], later(-2), 'others'],
  [
    '空亡',
    NOBLE,
    ({ index }) => ['戌亥', '申酉', '午未', '辰巳', '寅卯', '子丑'][Math.floor(index / 10)] as string,
    'others',
  ],
]

// Only the reasons from the pillar in question are looked at, so that the rest of the chart cannot interfere.
test.each(RULES)('%s, counted from %j, stands where the book says', (star, from, find, ...[where]) => {
  const other = SEXAGENARY[0] as Pillar
  for (const position of from)
    for (const origin of SEXAGENARY) {
      const natal: FourPillars = { year: other, month: other, day: other, hour: other, [position]: origin }
      for (const carrier of SEXAGENARY) {
        const found = starsOfPillar(carrier, natal, 'male', extended).find((one) => one.star === star)
        const here = found?.reasons.some((reason) => reason.position === position) ?? false
        if (here !== find(origin).includes(carrier.branch))
          throw new Error(`${star} ${position} ${origin.text} ${carrier.text}`)
      }
      const own = starsOfChart(natal, 'male', extended)[position].find((one) => one.star === star)
      const reasons = own?.reasons.some((reason) => reason.position === position) ?? false
      expect(reasons).toBe(where !== 'others' && find(origin).includes(origin.branch))
    }
})

// 渊海子平 卷一 "论天德贵人": 正丁二坤(申)中, 三壬四辛同, 五乾(亥)六甲上, 七癸八寅同, 九丙十归乙, 子巽(巳)丑庚中.
// 三命通会 卷三 "论天月德": 月德 申子辰壬 亥卯未甲 寅午戌丙 巳酉丑庚; 月德合 and 天德合 the partners (二月坤与巽合).
const VIRTUES: [Star, (month: Pillar) => string][] = [
  ['天德贵人', byBranch('寅丁 卯申 辰壬 巳辛 午亥 未甲 申癸 酉寅 戌丙 亥乙 子巳 丑庚')],
  ['天德合', byBranch('寅壬 卯巳 辰丁 巳丙 午寅 未己 申戊 酉亥 戌辛 亥庚 子申 丑乙')],
  ['月德贵人', byGroup('申子辰壬 亥卯未甲 寅午戌丙 巳酉丑庚')],
  ['月德合', byGroup('寅午戌辛 申子辰丁 亥卯未己 巳酉丑乙')],
]

test.each(VIRTUES)('%s, counted from the month, is a stem or a branch of the birth chart', (star, find) => {
  for (const month of SEXAGENARY)
    for (const day of SEXAGENARY) {
      const found = starsOfChart({ year: day, month, day, hour: month }, null, DEFAULT_SCHOOL).day
      const expected = day.text.includes(find(month))
      if (found.some((one) => one.star === star) !== expected) throw new Error(`${star} ${month.text} ${day.text}`)
    }
})

// Days that are stars by themselves. 渊海子平 "论魁罡", "论金神"; 三命通会 卷三 "论十恶大败", "阴阳差错煞",
// "孤鸾寡鹄煞", "淫欲妨害煞" (八专).
const DAYS_AND_HOURS: [Star, Position, string][] = [
  ['魁罡', 'day', '壬辰 庚戌 戊戌 庚辰'],
  ['金神', 'hour', '癸酉 己巳 乙丑'],
  ['十恶大败', 'day', '甲辰 乙巳 壬申 丙申 丁亥 庚辰 戊戌 癸亥 辛巳 己丑'],
  ['阴差阳错', 'day', '丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥'],
  ['孤鸾', 'day', '乙巳 丁巳 辛亥 戊申 甲寅 丙午 戊午 壬子'],
  ['八专', 'day', '甲寅 乙卯 己未 丁未 庚申 辛酉 戊戌 癸丑'],
]

test.each(DAYS_AND_HOURS)('%s belongs to the %s: %s', (star, position, list) => {
  for (const each of SEXAGENARY) {
    const chart = starsOfChart({ year: each, month: each, day: each, hour: each }, null, extended)
    for (const at of POSITIONS)
      expect(chart[at].some((one) => one.star === star)).toBe(at === position && list.includes(each.text))
    expect(names(starsOfPillar(each, DRAWN, null, extended))).not.toContain(star)
  }
})

// 三命通会 卷三: 天赦日 春戊寅夏甲午秋戊申冬甲子 ("论天月德"); 四废日 春庚申夏壬子秋甲寅冬丙午, 三历会同又添 辛酉
// 癸亥乙卯 and for winter 丁巳 ("论十恶大败"; the 四库本 writes 丁未).
const SEASONS = '寅卯辰 巳午未 申酉戌 亥子丑'.split(' ')
const DAYS_IN_SEASON: [Star, string[]][] = [
  ['天赦日', ['戊寅', '甲午', '戊申', '甲子']],
  ['四废日', ['庚申 辛酉', '壬子 癸亥', '甲寅 乙卯', '丙午 丁巳']],
]

test.each(DAYS_IN_SEASON)('%s is a day in its season', (star, days) => {
  for (const month of SEXAGENARY)
    for (const day of SEXAGENARY) {
      const found = starsOfChart({ year: day, month, day, hour: day }, null, extended)
      const expected = days[SEASONS.findIndex((season) => season.includes(month.branch))]?.includes(day.text)
      if (found.day.some((one) => one.star === star) !== expected) throw new Error(`${star} ${month.text} ${day.text}`)
      expect(names(found.hour)).not.toContain(star)
    }
})

// 三命通会 卷三 "论元辰": 甲子生男 … 乙未为正; 乙丑生男 … 甲午为正.
test.each([
  ['甲子', 'male', '未'],
  ['甲子', 'female', '巳'],
  ['乙丑', 'male', '午'],
  ['乙丑', 'female', '申'],
] as [string, Gender, Branch][])('元辰 of a %s year, %s, is %s', (year, gender, branch) => {
  const natal = { ...DRAWN, year: pillar(year) }
  const carriers = SEXAGENARY.filter((each) => names(starsOfPillar(each, natal, gender, extended)).includes('元辰'))
  expect(new Set(carriers.map((each) => each.branch))).toEqual(new Set([branch]))
  expect(SEXAGENARY.some((each) => names(starsOfPillar(each, natal, null, extended)).includes('元辰'))).toBe(false)
})

test('no star goes without a test of its rule', () => {
  const tested = [...RULES, ...VIRTUES, ...DAYS_AND_HOURS, ...DAYS_IN_SEASON].map(([star]) => star)
  expect(new Set([...tested, '元辰'])).toEqual(new Set(STARS))
})

// ---- Schools ----

test('庚 has its 天乙 in 丑未, or with 辛 in 寅午', () => {
  const natal = four('丁卯 癸卯 庚辰 癸未')
  const at = (school: School): string =>
    BRANCHES.filter((branch) =>
      SEXAGENARY.some(
        (each) =>
          each.branch === branch &&
          starsOfPillar(each, natal, null, school).some(
            ({ star, reasons }) => star === '天乙贵人' && reasons.some(({ position }) => position === 'day'),
          ),
      ),
    ).join('')
  expect(at(DEFAULT_SCHOOL)).toBe('丑未')
  expect(at({ ...DEFAULT_SCHOOL, gengNoble: 'tiger-horse' })).toBe('寅午')
})

// 三命通会 卷三 "论羊刃": 乙辰 丁未 (己未) 辛戌 癸丑; modern tables put it on 帝旺.
test.each([
  ['none', ''],
  ['after-lu', '辰未未戌丑'],
  ['peak', '寅巳巳申亥'],
] as [School['yinBlade'], string][])('羊刃 of 乙丁己辛癸 by the school "%s": %s', (yinBlade, expected) => {
  const school: School = { ...extended, yinBlade }
  const where = (star: Star): string[] =>
    ['乙丑', '丁丑', '己丑', '辛丑', '癸丑'].map((day) =>
      BRANCHES.filter((branch) =>
        SEXAGENARY.some(
          (each) =>
            each.branch === branch &&
            names(starsOfPillar(each, { ...DRAWN, day: pillar(day) }, null, school)).includes(star),
        ),
      ).join(''),
    )
  expect(where('羊刃').join('')).toBe(expected)
  const opposite = [...expected].map((branch) => BRANCHES[(BRANCHES.indexOf(branch as Branch) + 6) % 12])
  expect(where('飞刃').join('')).toBe(opposite.join(''))
})

// ---- Invariants ----

const anyPillar = fc.integer({ min: 0, max: 59 }).map(pillarAt)
const anyChart = fc.record({ year: anyPillar, month: anyPillar, day: anyPillar, hour: anyPillar })

test('stars come once each, in the order of STARS, each with a reason that is a sign of the chart', () => {
  fc.assert(
    fc.property(anyChart, anyPillar, fc.constantFrom('male', 'female', null), (natal, luck, gender) => {
      const chart = starsOfChart(natal, gender, extended)
      for (const found of [...POSITIONS.map((at) => chart[at]), starsOfPillar(luck, natal, gender, extended)]) {
        const order = found.map(({ star }) => STARS.indexOf(star))
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
        for (const { reasons } of found)
          for (const { position, part, value } of reasons) {
            const origin = natal[position]
            expect(value).toBe(
              { stem: origin.stem, branch: origin.branch, nayin: nayin(origin), pillar: origin.text }[part],
            )
          }
      }
    }),
    { numRuns: 300 },
  )
})

test('the core set is the extended set less the stars of the extended one', () => {
  const core = new Set(STARS.slice(0, STARS.indexOf('太极贵人')))
  fc.assert(
    fc.property(anyChart, (natal) => {
      const some = starsOfChart(natal, 'male', DEFAULT_SCHOOL)
      const all = starsOfChart(natal, 'male', extended)
      for (const at of POSITIONS) expect(all[at].filter(({ star }) => core.has(star))).toEqual(some[at])
    }),
    { numRuns: 200 },
  )
})

// ---- The almanac gods of tyme4ts, which mark days by month: an independent table of six of the stars ----

const ALMANAC = {
  月德贵人: '月德',
  月德合: '月德合',
  天德贵人: '天德',
  天德合: '天德合',
  天赦日: '天赦',
  四废日: '四废',
}

// In the four months whose 天德 is a branch (坤乾艮巽) an almanac marks no day. The other cells are slips of that
// table: a 月德 day of 丑 months is 庚, never 丙, and so on.
const SLIPS = '月德贵人 午戊午 戌庚戌 亥乙亥 亥己酉 丑丙寅 月德合 亥己酉 天德贵人 辰壬寅 申壬午 亥己卯'

test('all 720 days of twelve months carry them as in its table, but for its nine slips', () => {
  const differing: string[] = []
  for (const [star, god] of Object.entries(ALMANAC)) {
    const cells: string[] = []
    for (const month of [...SEXAGENARY.slice(2, 12), pillar('丙子'), pillar('丁丑')])
      for (const day of SEXAGENARY) {
        const gods = God.getDayGods(SixtyCycle.fromName(month.text), SixtyCycle.fromName(day.text))
        const theirs = gods.some((one) => one.getName() === god)
        const { day: found } = starsOfChart({ year: day, month, day, hour: day }, null, extended)
        const unmarked = star.startsWith('天德') && '卯午酉子'.includes(month.branch)
        if (unmarked) expect(theirs).toBe(false)
        else if (found.some((one) => one.star === star) !== theirs) cells.push(month.branch + day.text)
      }
    if (cells.length > 0) differing.push(star, ...cells)
  }
  expect(differing.join(' ')).toBe(SLIPS)
})
