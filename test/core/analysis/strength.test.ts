import { ELEMENTS, type Element } from '../../../src/core/bazi/elements'
import { BRANCHES } from '../../../src/core/bazi/stems-branches'
import { FACTORS, HELD_SHARES } from '../../../src/core/analysis/strength-table'
import { weighStrength } from '../../../src/core/analysis/strength'
import { pillarsOf, randomPillars } from './charts'

// The two tables as the design prints them, 子 first.
const PRINTED_FACTORS: Record<Element, string> = {
  木: '1.2 1.06 1.14 1.2 1.1 1 1 1.04 1.06 1 1 1.2',
  火: '1 1 1.2 1.2 1.06 1.14 1.2 1.1 1 1 1.04 1',
  土: '1 1.1 1.06 1 1.1 1.14 1.2 1.16 1 1 1.14 1',
  金: '1 1.14 1 1 1.1 1.06 1 1.1 1.14 1.2 1.16 1',
  水: '1.2 1.1 1 1 1.04 1.06 1 1 1.2 1.2 1.06 1.14',
}
const PRINTED_SHARES =
  '癸1 己.5癸.3辛.2 甲.7丙.3 乙1 戊.5乙.3癸.2 丙.7庚.3 丁1 己.5丁.3乙.2 庚.7壬.3 辛1 戊.5辛.3丁.2 壬.7甲.3'

test.each(ELEMENTS)('the factors of %s are the printed ones', (element) =>
  expect(FACTORS[element].join(' ')).toBe(PRINTED_FACTORS[element]),
)
test('the shares of the twelve branches are the printed ones, and sum to 1', () => {
  const written = BRANCHES.map((branch) =>
    HELD_SHARES[branch].map(([stem, share]) => stem + String(share).replace('0.', '.')).join(''),
  )
  expect(written.join(' ')).toBe(PRINTED_SHARES)
  for (const branch of BRANCHES) expect(HELD_SHARES[branch].reduce((so, [, share]) => so + share, 0)).toBeCloseTo(1, 12)
})

// Each sum was done by hand from the printed tables; the work is in the comment.
test.each([
  // 午 month. 金 庚1 辛1 = 2.00 ×1; 土 辰.5 ×1.2; 水 壬1 壬1 亥.7 辰.2 = 2.90 ×1; 木 亥.3 辰.3 = .60 ×1; 火 午1 午1 ×1.2.
  ['庚午 壬午 辛亥 壬辰', '木0.6 火2.4 土0.6 金2 水2.9', 2.6, 5.9, -3.3, 'weak'],
  // 寅 month. 木 甲1 甲1 寅.7 寅.7 = 3.4 ×1.14; 火 丙1 丙1 寅.3 寅.3 = 2.6 ×1.2; 水 子1 子1 ×1.
  ['甲子 丙寅 甲子 丙寅', '木3.876 火3.12 土0 金0 水2', 5.876, 3.12, 2.756, 'strong'],
  // 子 month. 土 戊1 戊1 戌.5 辰.5 = 3 ×1; 火 丙1 戌.2 ×1; 金 庚1 戌.3 ×1; 水 子1 子1 辰.2 = 2.2 ×1.2; 木 辰.3 ×1.2.
  ['庚戌 戊子 戊子 丙辰', '木0.36 火1.2 土3 金1.3 水2.64', 4.2, 4.3, -0.1, 'balanced'],
  // Exactly 1 either way is balanced. 午 month: 木 甲1 甲1 乙1 寅.7 亥.3; 水 亥.7; 火 巳.7 午1 寅.3 = 2 ×1.2; 金 辛1 巳.3.
  ['辛巳 甲午 甲寅 乙亥', '木4 火2.4 土0 金1.3 水0.7', 4.7, 3.7, 1, 'balanced'],
  // 酉 month: 木 甲1 未.2; 火 午1 未.3; 土 戊1 己1 未.5; 金 酉1 申.7 = 1.7 ×1.2; 水 癸1 申.3 = 1.3 ×1.2.
  ['甲午 癸酉 戊申 己未', '木1.2 火1.3 土2.5 金2.04 水1.56', 3.8, 4.8, -1, 'balanced'],
])('%s sums to %s by hand', (text, totals, same, other, difference, verdict) => {
  const strength = weighStrength(pillarsOf(text))
  expect(ELEMENTS.map((element) => element + strength.totals[element]).join(' ')).toBe(totals)
  expect(strength).toMatchObject({ same, other, difference, verdict })
  expect(strength.reason).toEqual({ key: `analysis.strength.${verdict}`, params: { same, other, difference } })
})

test('the terms of 1990-06-15 12:00 name where each comes from', () => {
  const { terms } = weighStrength(pillarsOf('庚午 壬午 辛亥 壬辰'))
  const written = terms.map(({ position, part, stem, factor, share, product }) =>
    [position, part, stem, factor, share, product].join(' '),
  )
  expect(written).toEqual([
    ...['year stem 庚 1 1 1', 'year branch 丁 1.2 1 1.2'],
    ...['month stem 壬 1 1 1', 'month branch 丁 1.2 1 1.2'],
    ...['day stem 辛 1 1 1', 'day branch 壬 1 0.7 0.7', 'day branch 甲 1 0.3 0.3'],
    ...['hour stem 壬 1 1 1', 'hour branch 戊 1.2 0.5 0.6', 'hour branch 乙 1 0.3 0.3', 'hour branch 癸 1 0.2 0.2'],
  ])
})

describe('of random charts', () => {
  const charts = randomPillars(2000, 20260201).map((pillars) => weighStrength(pillars))

  test('the terms sum to the totals, the totals to the two sides, and the verdict follows from the difference', () => {
    for (const { terms, totals, total, same, other, difference, verdict } of charts) {
      const sum = (element: Element) =>
        terms.filter((term) => term.element === element).reduce((so, { product }) => so + product, 0)
      for (const element of ELEMENTS) expect(totals[element]).toBeCloseTo(sum(element), 9)
      expect(same + other).toBeCloseTo(total, 9)
      expect(same - other).toBeCloseTo(difference, 9)
      expect(verdict).toBe(difference > 1 ? 'strong' : difference < -1 ? 'weak' : 'balanced')
    }
  })

  test('no total carries a rounding: three decimals say it all', () => {
    for (const { totals, difference } of charts)
      for (const value of [...Object.values(totals), difference]) expect(value).toBe(Number(value.toFixed(3)))
  })
})
