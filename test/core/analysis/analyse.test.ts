import { castChart } from '../../../src/core/bazi/chart'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { readBirthClock } from '../../../src/core/calendar/birth-clock'
import { parseCivilTime } from '../../../src/core/calendar/civil-time'
import { analyseChart } from '../../../src/core/analysis/analyse'

function chartOf(text: string, school: Partial<School> = {}) {
  const wall = parseCivilTime(text)
  if (!wall.ok) throw new Error(wall.error.code)
  const clock = readBirthClock({ wall: wall.value, zone: { kind: 'fixed', offset: 28800 }, longitude: 104.07, fold: 0 })
  if (!clock.ok) throw new Error(clock.error.code)
  return castChart(clock.value, { ...DEFAULT_SCHOOL, ...school })
}

// 1990-06-15 in Chengdu, 辰 by the sun: the chart of the design, which also gives 芒种 06-06 06:46:18.
const analysis = analyseChart(chartOf('1990/06/15 08:30:00'))

test('the chart of the design reads as the design has it', () => {
  const { strength, pattern, favourable } = analysis
  expect(strength).toMatchObject({ same: 2.6, other: 5.9, difference: -3.3, verdict: 'weak' })
  expect(pattern).toMatchObject({ name: '七杀格', kind: 'regular', grade: 'full', stem: '丁', manner: '逆用' })
  expect(favourable).toMatchObject({ method: 'climate', use: '水', stem: '壬' })
})

test('the birth lies between 芒种 and 小暑, at distances that add up', () => {
  const { last, next } = analysis.birthTerm
  const at = (iso: string) => Date.parse(`${iso}+08:00`) / 1000
  expect([last.name, next.name]).toEqual(['芒种', '夏至'])
  expect(Math.abs(last.at - at('1990-06-06T06:46:18'))).toBeLessThanOrEqual(1)
  expect(last.distance).toBe(at('1990-06-15T08:30:00') - last.at)
  expect(last.distance + next.distance).toBe(next.at - last.at)
})

test('a birth at the instant of a term is 0 seconds after it', () => {
  const { last } = analyseChart(chartOf('1990/06/06 06:46:18')).birthTerm
  const { birthTerm } = analyseChart(chartOf(`1990/06/06 06:46:${18 + (last.name === '芒种' ? 0 : 1)}`))
  expect([birthTerm.last.name, birthTerm.last.distance]).toEqual(['芒种', 0])
})

test('in 午 fire is 旺, earth 相, wood 休, water 囚, metal 死', () =>
  expect(analysis.seasons).toEqual({ 木: '休', 火: '旺', 土: '相', 金: '死', 水: '囚' }))

test('the seasons go by the school of the chart', () => {
  const early = '1990/04/08 12:00:00' // three days into 辰
  expect(analyseChart(chartOf(early)).seasons.土).toBe('旺')
  expect(analyseChart(chartOf(early, { earthSeason: 'last-18-days' })).seasons.木).toBe('旺')
})

test('an analysis is plain data: it survives the wire', () =>
  expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis))

test('the same chart has the same analysis', () =>
  expect(analyseChart(chartOf('1990/06/15 08:30:00'))).toEqual(analysis))
