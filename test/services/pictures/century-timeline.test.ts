import fc from 'fast-check'
import {
  centuryTimeline,
  centuryTimelineText,
  timelineGeometry,
  WIDE_WIDTH,
  type CenturyTimelineData,
} from '../../../src/components/pictures/century-timeline'
import { pillarAt } from '../../../src/core/bazi/pillar'
import { read, smallestType, strays, texts } from './drawn'
import { CARD, LIGHT, pictureStyles, SMALLEST, textSizes } from './styles'

/** @param month index of the month pillar, counted back from */
const timeline = (birth: number, childhood: number, month: number, year: number): CenturyTimelineData => ({
  year,
  cycles: [
    { index: 0, pillar: null, fromYear: birth, toYear: birth + childhood - 1 },
    ...Array.from({ length: 10 }, (_, i) => ({
      index: i + 1,
      pillar: pillarAt(month - 1 - i),
      fromYear: birth + childhood + 10 * i,
      toYear: birth + childhood + 10 * i + 9,
    })),
  ],
})
const timelines = fc
  .tuple(
    fc.integer({ min: 1850, max: 2150 }),
    fc.integer({ min: 0, max: 10 }),
    fc.integer({ min: 0, max: 59 }),
    fc.integer({ min: -20, max: 140 }),
  )
  .map(([birth, childhood, month, age]) => timeline(birth, childhood, month, birth + age))
// The design's chart: born in 1990, luck from 1993, backward from 壬午.
const DESIGN = timeline(1990, 3, 18, 2026)

test('the design’s century: childhood, ten cycles from 辛巳, the fourth of them edged for 2026', () => {
  const { blocks, ticks, labels } = timelineGeometry(DESIGN, '100')
  expect(blocks.map(({ cycle }) => cycle.pillar?.text ?? '童').join(' ')).toBe(
    '童 辛巳 庚辰 己卯 戊寅 丁丑 丙子 乙亥 甲戌 癸酉 壬申',
  )
  expect(blocks.filter(({ current }) => current).map(({ cycle }) => cycle.fromYear)).toEqual([2023])
  expect(ticks).toHaveLength(104)
  expect(labels.map(({ year }) => year)).toEqual([1993, 2013, 2033, 2053, 2073])
  expect(timelineGeometry(DESIGN, '100', WIDE_WIDTH).labels).toHaveLength(10)
})

test('blocks follow one another without a hole, as long as their years', () => {
  fc.assert(
    fc.property(timelines, textSizes, (data, textSize) => {
      const { blocks, ticks } = timelineGeometry(data, textSize)
      const year = (ticks[1]?.x ?? 0) - (ticks[0]?.x ?? 0)
      blocks.forEach(({ cycle, from, to }, i) => {
        expect(to - from).toBeCloseTo((cycle.toYear - cycle.fromYear + 1) * year, 6)
        expect(from).toBeCloseTo(blocks[i - 1]?.to ?? from, 6)
      })
      expect(blocks.filter(({ cycle }) => cycle.pillar !== null)).toHaveLength(10)
      expect(ticks.filter(({ major }) => major)).toHaveLength(11)
    }),
  )
})

test('the present year points into its own block, and nowhere when it lies outside', () => {
  fc.assert(
    fc.property(timelines, textSizes, (data, textSize) => {
      const { blocks, present } = timelineGeometry(data, textSize)
      const own = blocks.filter(({ current }) => current)
      expect(own).toHaveLength(present === null ? 0 : 1)
      if (present === null) return
      expect(present.x).toBeGreaterThan(own[0]?.from ?? NaN)
      expect(present.x).toBeLessThan(own[0]?.to ?? NaN)
    }),
  )
})

test('years are written apart from one another', () => {
  fc.assert(
    fc.property(timelines, textSizes, fc.constantFrom(CARD, WIDE_WIDTH), (data, textSize, width) => {
      const { labels } = timelineGeometry(data, textSize, width)
      labels.slice(1).forEach(({ x }, i) => expect(x - (labels[i]?.x ?? NaN)).toBeGreaterThan(4 * 11 * 0.6))
    }),
  )
})

test('the drawing holds every sign and the present year, inside its box', () => {
  fc.assert(
    fc.property(timelines, pictureStyles, fc.constantFrom(CARD, WIDE_WIDTH), (data, style, width) => {
      const drawn = read(centuryTimeline(data, style, width))
      expect(strays(drawn)).toEqual([])
      expect(smallestType(drawn, width)).toBeGreaterThanOrEqual(SMALLEST)
      const signs = texts(drawn).filter((text) => /[\u4e00-\u9fff]/.test(text))
      expect(signs.join('')).toBe(data.cycles.map(({ pillar }) => pillar?.text ?? '').join(''))
    }),
  )
  expect(texts(read(centuryTimeline(DESIGN, LIGHT)))).toContain('2026')
})

test('the text says where the present year stands, then every stretch with its years', () => {
  expect(centuryTimelineText(DESIGN).slice(0, 3)).toEqual([
    { key: 'picture.timeline.now', params: { year: 2026, stem: '戊', branch: '寅' } },
    { key: 'picture.timeline.childhood', params: { from: 1990, to: 1992 } },
    { key: 'picture.timeline.cycle', params: { from: 1993, to: 2002, stem: '辛', branch: '巳' } },
  ])
  fc.assert(
    fc.property(timelines, (data) => {
      const [present, ...stretches] = centuryTimelineText(data)
      const { blocks } = timelineGeometry(data, '100')
      const current = blocks.find((block) => block.current)?.cycle
      const expected = current === undefined ? 'nowOutside' : current.pillar === null ? 'nowChildhood' : 'now'
      expect(present?.key).toBe(`picture.timeline.${expected}`)
      expect(stretches).toHaveLength(blocks.length)
    }),
  )
})
