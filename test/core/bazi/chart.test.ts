import { readBirthClock } from '../../../src/core/calendar/birth-clock'
import { castChart } from '../../../src/core/bazi/chart'
import { POSITIONS } from '../../../src/core/bazi/four-pillars'
import { hiddenStems } from '../../../src/core/bazi/hidden-stems'
import { NAYIN, nayin } from '../../../src/core/bazi/nayin'
import { SEXAGENARY } from '../../../src/core/bazi/pillar'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { BRANCHES } from '../../../src/core/bazi/stems-branches'

// The chart of the design's mock screens, checked there with lunar-typescript: woman, 1990/06/15 09:30 by the clock of
// that day (summer time, +09:00), Chengdu: 庚午 壬午 辛亥 壬辰.
const read = readBirthClock({
  wall: { year: 1990, month: 6, day: 15, hour: 9, minute: 30, second: 0 },
  zone: { kind: 'fixed', offset: 32_400 },
  longitude: 104.0668,
  fold: 0,
})
if (!read.ok) throw new Error(read.error.code)
const chart = castChart(read.value, DEFAULT_SCHOOL)

test('a chart has its pillars, ten gods, hidden stems, nayin and counts', () => {
  const row = <T>(pick: (column: (typeof chart.columns)['year']) => T) => POSITIONS.map((p) => pick(chart.columns[p]))
  expect(row((column) => column.pillar.text)).toEqual(['庚午', '壬午', '辛亥', '壬辰'])
  expect(row((column) => column.god)).toEqual(['劫财', '伤官', null, '伤官'])
  expect(row((column) => column.hidden.map(({ stem, god }) => stem + god).join(' '))).toEqual([
    '丁七杀 己偏印',
    '丁七杀 己偏印',
    '壬伤官 甲正财',
    '戊正印 乙偏财 癸食神',
  ])
  expect(row((column) => column.nayin)).toEqual(['路旁土', '杨柳木', '钗钏金', '长流水'])
  expect(chart.elementCounts).toEqual({ 木: 0, 火: 2, 土: 1, 金: 2, 水: 3 })
  expect(chart.dayMaster).toBe('辛')
})

test('true solar time without a longitude is a bug, not an answer', () => {
  expect(() => castChart({ ...read.value, trueSolar: null }, DEFAULT_SCHOOL)).toThrow(TypeError)
})

test.each(BRANCHES)('the hidden stems of %s share it wholly, heaviest first', (branch) => {
  const weights = hiddenStems(branch).map(({ weight }) => weight)
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100)
  expect(weights).toEqual([...weights].sort((a, b) => b - a))
})

test('thirty nayin, two pillars each, of 6 elements a turn', () => {
  expect(new Set(NAYIN).size).toBe(30)
  expect(SEXAGENARY.map(nayin).filter((name, i) => name === NAYIN[i >> 1]).length).toBe(60)
  // Each element names six of the thirty (《三命通会》卷一).
  for (const element of '木火土金水') expect(NAYIN.filter((name) => name.endsWith(element))).toHaveLength(6)
})
