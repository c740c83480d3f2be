import { minorLuck } from '../../../src/core/bazi/minor-luck'
import { pillarAt, pillarOf, SEXAGENARY } from '../../../src/core/bazi/pillar'
import { isoCivilTime } from '../../../src/core/calendar/civil-time'
import { chartOf, GENDERS, lunarOf, randomBirths, RULES, startOf, yunOf } from './luck-births'

// 《三命通会》卷二, "论小运": 如阳命阳年甲子时生, 堕地即行乙丑, 二岁丙寅.
test.each([
  [1, '乙丑'],
  [2, '丙寅'],
  [60, '甲子'],
  [61, '乙丑'],
])('born in the hour 甲子 and going forward, the year %d is %s', (age, pillar) => {
  expect(minorLuck(pillarOf('甲', '子'), true, age).text).toBe(pillar)
})

test.each([
  [1, '癸亥'],
  [2, '壬戌'],
  [60, '甲子'],
  [121, '癸亥'],
])('going backward, the year %d is %s', (age, pillar) => {
  expect(minorLuck(pillarOf('甲', '子'), false, age).text).toBe(pillar)
})

// Both genders, with the rule in turn: the years of childhood, and those of one of the ten cycles in turn.
test('lunar-typescript gives the same to 3,000 births', () => {
  const wrong: string[] = []
  let compared = 0
  randomBirths(3000, 20260303).forEach((wall, i) => {
    const chart = chartOf(wall)
    const lunar = lunarOf(wall)
    const rule = RULES[i % 2] ?? 'minute'
    for (const gender of GENDERS) {
      const { forward } = startOf(chart, gender, rule)
      const cycles = yunOf(lunar, gender, rule).getDaYun(11)
      for (const year of [0, 1 + (i % 10)].flatMap((index) => cycles[index]?.getXiaoYun() ?? [])) {
        compared++
        if (minorLuck(chart.pillars.hour, forward, year.getAge()).text !== year.getGanZhi())
          wrong.push(`${isoCivilTime(wall)} ${gender} ${year.getAge()}`)
      }
    }
  })
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(3000 * 2 * 10)
})

test.each([true, false])('sixty years go once round the sixty (forward: %s)', (forward) => {
  const round = SEXAGENARY.map((_, i) => minorLuck(pillarAt(17), forward, i + 1))
  expect(new Set(round).size).toBe(60)
  expect(minorLuck(pillarAt(17), forward, 61)).toBe(round[0])
})

test.each([0, -1, 1.5, NaN])('an age of %d is a bug', (age) => {
  expect(() => minorLuck(pillarAt(0), true, age)).toThrow(RangeError)
})
