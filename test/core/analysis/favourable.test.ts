import { ELEMENTS, stemElement } from '../../../src/core/bazi/elements'
import { BRANCHES, STEMS } from '../../../src/core/bazi/stems-branches'
import { climateCell, type ClimateAgreement } from '../../../src/core/analysis/climate'
import { METHODS } from '../../../src/core/analysis/methods'
import { ROLES, rolesAround } from '../../../src/core/analysis/roles'
import golden from '../../golden/tiaohou.json'
import { randomPillars, read, readText } from './charts'

const STATUS: Readonly<Record<string, ClimateAgreement>> = {
  firm: 'firm',
  'doubtful-main': 'disputed-main',
  'doubtful-set': 'disputed-assist',
}
type GoldenCell = (typeof golden.cells)['甲寅']
const cells = Object.entries(golden.cells as unknown as Record<string, GoldenCell>)

describe('调候', () => {
  test('there is a cell for every stem and month', () =>
    expect(cells.map(([cell]) => cell).sort()).toEqual(
      STEMS.flatMap((stem) => BRANCHES.map((branch) => stem + branch)).sort(),
    ))

  test.each(cells)('%s is as recorded', (cell, recorded) => {
    const [day, month] = [...cell] as [(typeof STEMS)[number], (typeof BRANCHES)[number]]
    const { main, gods, agreement, others } = climateCell(day, month)
    expect([main, gods.join(''), agreement]).toEqual([recorded.main, recorded.gods, STATUS[recorded.status]])
    const begins = Object.values(recorded.sources).map((source) => source.charAt(0))
    const differing = agreement === 'disputed-main' ? begins.filter((god) => god !== recorded.main) : []
    expect([...others].sort()).toEqual([...new Set(differing)].sort())
  })

  test('107 cells agree, 9 dispute the main god, 4 the others', () => {
    const count = (status: string) => cells.filter(([, cell]) => cell.status === status).length
    expect([count('firm'), count('doubtful-main'), count('doubtful-set')]).toEqual([107, 9, 4])
  })
})

describe('the roles', () => {
  test.each(ELEMENTS.flatMap((use) => (['feeds-it', 'fed-by-it'] as const).map((helper) => [use, helper] as const)))(
    'around %s with 喜 %s cover the five elements once each',
    (use, helper) => {
      const roles = rolesAround(use, helper)
      expect(ROLES.map((role) => roles[role]).sort()).toEqual([...ELEMENTS].sort())
    },
  )

  // 木 feeds 火 feeds 土 feeds 金 feeds 水; 水 restrains 火. By hand.
  test('around fire: wood feeds it, water restrains it, metal feeds water, earth is left', () =>
    expect(rolesAround('火', 'feeds-it')).toEqual({ use: '火', like: '木', avoid: '水', enemy: '金', idle: '土' }))
})

const answerOf = (text: string, method: (typeof METHODS)[number]) =>
  readText(text).favourable.answers.find((one) => one.method === method)?.answer ?? null

describe('扶抑', () => {
  // The weights are in strength.test.ts or can be read off the chart; 用 and 喜 by the rule in the title.
  test.each([
    ['身弱, 食伤 heaviest: 印, then 比', '庚午 壬午 辛亥 壬辰', '土', '金'],
    ['身弱, 财 heaviest: 比劫, then 印', '乙酉 庚辰 甲午 戊辰', '木', '水'],
    ['身强, 印 heavier: 财, then 食伤', '辛亥 庚子 甲辰 乙亥', '土', '火'],
    ['身强, 比劫 heavier, 官杀 there: 官杀, then 财', '庚戌 戊子 癸酉 癸亥', '土', '火'],
    ['身强, 比劫 heavier, no 官杀: 食伤, then 财', '甲子 丙寅 甲子 丙寅', '火', '土'],
  ])('%s: %s', (_rule, text, use, like) => {
    const answer = answerOf(text, 'support')
    if (!answer) throw new Error('扶抑 always answers')
    expect(rolesAround(answer.use, answer.helper)).toMatchObject({ use, like })
  })
})

describe('通关', () => {
  // 卯 month, by hand: 火 (丙1 丁1 午1) ×1.2 = 3.6; 金 辛1 辛1 酉1 丑.2 = 3.2; 木 卯1 ×1.2; 土 丑.5; 水 丑.3: 8.8 in all.
  test('fire 41 % against metal 36 %: earth between them, and metal is helped', () => {
    const { favourable } = readText('辛丑 辛卯 丙午 丁酉')
    expect(favourable).toMatchObject({ method: 'bridging', use: '土', like: '金', idle: '火' })
    const reason = favourable.answers.find(({ method }) => method === 'bridging')?.reasons[0]
    expect(reason?.params).toEqual({
      ...{ strong: '火', restrained: '金', element: '土' },
      ...{ strongShare: 3.6 / 8.8, restrainedShare: 3.2 / 8.8 },
    })
  })

  // 午 month: 水 2.9 of 8.5 is 34 %, fire 2.4 is 28 %.
  test('34 % against 28 % is no clash', () => expect(answerOf('庚午 壬午 辛亥 壬辰', 'bridging')).toBeNull())
})

describe('the choice', () => {
  test.each([
    ['summer: 调候', '庚午 壬午 辛亥 壬辰', 'climate', '水', '壬'],
    ['winter: 调候', '辛亥 庚子 甲辰 乙亥', 'climate', '火', '丁'],
    ['spring: 扶抑', '乙酉 庚辰 甲午 戊辰', 'support', '木', null],
    ['a special pattern is followed in winter too', '癸亥 癸亥 壬子 辛丑', 'special', '水', null],
    ['a 假 one too', '乙酉 乙酉 乙酉 甲申', 'special', '金', null],
  ])('%s: %s', (_why, text, method, use, stem) =>
    expect(readText(text).favourable).toMatchObject({ method, use, stem }),
  )

  test.each([
    ['从财 wants 食伤', '庚申 乙酉 丙申 己丑', '金', '土'],
    ['从杀 wants 财', '壬子 壬子 丁丑 庚子', '水', '金'],
    ['从儿 wants 财, not 比劫', '丁巳 丙午 甲戌 己巳', '火', '土'],
    ['曲直 wants 印', '癸亥 乙卯 乙未 壬午', '木', '水'],
    ['从强 wants 比劫, not 官杀', '庚辰 庚辰 辛酉 己丑', '土', '金'],
    ['化木 wants what feeds wood', '甲戌 丁卯 壬寅 甲辰', '木', '水'],
  ])('%s: %s', (_why, text, use, like) => expect(readText(text).favourable).toMatchObject({ use, like }))
})

describe('of random charts', () => {
  const charts = randomPillars(1000, 20260202).map(read)

  test('the roles partition the elements, and every method is heard in its order', () => {
    for (const { favourable } of charts) {
      expect(ROLES.map((role) => favourable[role]).sort()).toEqual([...ELEMENTS].sort())
      expect(favourable.answers.map(({ method }) => method)).toEqual(METHODS)
      for (const { reasons } of favourable.answers) expect(reasons.length).toBeGreaterThan(0)
    }
  })

  test('用 is the answer of the method chosen; a stem is named only by 调候, and is of that element', () => {
    for (const { favourable } of charts) {
      const chosen = favourable.answers.find(({ method }) => method === favourable.method)
      expect(favourable.use).toBe(chosen?.answer?.use)
      expect(favourable.stem === null).toBe(favourable.method !== 'climate')
      if (favourable.stem) expect(stemElement(favourable.stem)).toBe(favourable.use)
    }
  })

  test('a special pattern leads, else 调候 in summer and winter and nowhere else', () => {
    for (const { pillars, pattern, favourable } of charts) {
      const extreme = '巳午未亥子丑'.includes(pillars.month.branch)
      const expected = pattern.special ? ['special'] : extreme ? ['climate'] : ['bridging', 'support']
      expect(expected).toContain(favourable.method)
    }
  })
})
