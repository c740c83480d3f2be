import fc from 'fast-check'
import { firstOf, lastOf, overlap, spanOf } from '../../../src/components/pictures/relation-brackets'
import {
  RELATION_SIGNS,
  relationsDrawing,
  relationsDrawingText,
  relationsGeometry,
  type DrawnBracket,
} from '../../../src/components/pictures/relations-drawing'
import { parsePillar, pillarAt, type Pillar } from '../../../src/core/bazi/pillar'
import { relations } from '../../../src/core/bazi/relations'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { read, smallestType, strays, texts } from './drawn'
import { CARD, LIGHT, pictureStyles, SMALLEST, textSizes } from './styles'

const dataOf = (pillars: readonly Pillar[]) => {
  const columns = pillars.map((pillar, i) => ({ position: `${i}`, pillar }))
  return { columns, ties: relations(columns, DEFAULT_SCHOOL) }
}
const written = (text: string) => dataOf(text.split(' ').map((pillar) => parsePillar(pillar) as Pillar))
// Four pillars, or up to nine columns when luck and the flowing times stand beside them; few signs, so many ties.
const charts = fc
  .oneof(
    fc.array(fc.integer({ min: 0, max: 59 }), { minLength: 2, maxLength: 9 }),
    fc.array(fc.constantFrom(0, 6, 2, 8, 5, 41, 30), { minLength: 2, maxLength: 9 }),
  )
  .map((indices) => dataOf(indices.map(pillarAt)))
// The design's drawing: 流年 丙午 and 大运 戊寅 beside 庚午 壬午 辛亥 壬辰.
const DESIGN = written('丙午 戊寅 庚午 壬午 辛亥 壬辰')

const leftEnd = ({ feet }: DrawnBracket): number => feet[0] as number
const rightEnd = ({ feet }: DrawnBracket): number => feet[feet.length - 1] as number
const pairs = <One>(all: readonly One[]): readonly (readonly [One, One])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const))

test('the design’s chart: what is drawn above and below, from the signs outward', () => {
  const lines = relationsGeometry(DESIGN, '100').brackets.map(
    ({ bracket, label }) =>
      `${bracket.side} ${bracket.lane} ${bracket.stroke} ${label.text} ${bracket.columns.join('')}${label.hanging ? ' hanging' : ''}`,
  )
  expect(lines.sort()).toEqual([
    'above 0 solid 合 04',
    'above 1 dashed 冲 035',
    'below 0 solid 半 0123',
    'below 1 dashed 刑 023',
    'below 2 solid 合 14',
    'below 3 dashed 破 14',
  ])
})

test('the label of neighbours hangs outside the line, any other sits on it', () => {
  fc.assert(
    fc.property(charts, textSizes, (data, textSize) => {
      for (const { bracket, label, y } of relationsGeometry(data, textSize).brackets) {
        expect(label.hanging).toBe(spanOf(bracket) === 1)
        expect(Math.sign(label.y - y)).toBe(label.hanging ? (bracket.side === 'above' ? -1 : 1) : 0)
      }
    }),
  )
})

test('every tie is in one bracket, with its sign and a foot in each of its columns', () => {
  fc.assert(
    fc.property(charts, (data) => {
      const { brackets } = relationsGeometry(data, '100')
      data.ties.forEach(({ kind, members }, index) => {
        const drawing = brackets.filter(({ bracket }) => bracket.ties.includes(index))
        expect(drawing).toHaveLength(1)
        expect(drawing[0]?.label.text).toContain(RELATION_SIGNS[kind])
        for (const { position } of members) expect(drawing[0]?.bracket.columns).toContain(Number(position))
        const solid = ['三会', '三合', '五合', '六合', '半合', '拱合'].includes(kind)
        expect(drawing[0]?.bracket.stroke).toBe(solid ? 'solid' : 'dashed')
      })
    }),
  )
})

test('a bracket has no foot in a column that no tie of its kinds names', () => {
  fc.assert(
    fc.property(charts, (data) => {
      for (const { bracket } of relationsGeometry(data, '100').brackets) {
        const named = bracket.ties.flatMap((index) => data.ties[index]?.members.map(({ position }) => Number(position)))
        expect([...new Set(named)].sort()).toEqual([...bracket.columns])
      }
    }),
  )
})

test('no bracket runs over another in its lane; of two that would, the wider lies outside', () => {
  fc.assert(
    fc.property(charts, textSizes, (data, textSize) => {
      for (const [one, other] of pairs(relationsGeometry(data, textSize).brackets)) {
        if (one.bracket.side !== other.bracket.side) continue
        if (one.bracket.lane === other.bracket.lane)
          expect(rightEnd(one) < leftEnd(other) || rightEnd(other) < leftEnd(one)).toBe(true)
        if (overlap(one.bracket, other.bracket) && spanOf(one.bracket) !== spanOf(other.bracket))
          expect(one.bracket.lane > other.bracket.lane).toBe(spanOf(one.bracket) > spanOf(other.bracket))
      }
    }),
  )
})

test('the ends of a bracket stand clear of what it encloses', () => {
  fc.assert(
    fc.property(charts, textSizes, (data, textSize) => {
      for (const [a, b] of pairs(relationsGeometry(data, textSize).brackets)) {
        const [inner, outer] = a.bracket.lane < b.bracket.lane ? [a, b] : [b, a]
        const encloses =
          inner.bracket.side === outer.bracket.side &&
          overlap(inner.bracket, outer.bracket) &&
          firstOf(outer.bracket) <= firstOf(inner.bracket) &&
          lastOf(outer.bracket) >= lastOf(inner.bracket)
        if (!encloses) continue
        expect(leftEnd(outer)).toBeLessThan(leftEnd(inner))
        expect(rightEnd(outer)).toBeGreaterThan(rightEnd(inner))
      }
    }),
  )
})

test('feet of one column stand apart, nearer to it than to the next', () => {
  fc.assert(
    fc.property(charts, textSizes, (data, textSize) => {
      const { brackets, columns, width } = relationsGeometry(data, textSize)
      for (const side of ['above', 'below'] as const)
        columns.forEach((middle, column) => {
          const feet = brackets
            .filter(({ bracket }) => bracket.side === side)
            .flatMap(({ bracket, feet: all }) => all.filter((_, i) => bracket.columns[i] === column))
          expect(new Set(feet.map((x) => x.toFixed(4))).size).toBe(feet.length)
          for (const x of feet) expect(Math.abs(x - middle)).toBeLessThan(width / columns.length / 2)
        })
    }),
  )
})

test('labels do not cover one another', () => {
  fc.assert(
    fc.property(charts, textSizes, (data, textSize) => {
      for (const [one, other] of pairs(relationsGeometry(data, textSize).brackets)) {
        const across = Math.abs(one.label.x - other.label.x)
        const down = Math.abs(one.label.y - other.label.y)
        expect(across >= (12 * (one.label.text.length + other.label.text.length)) / 2 || down >= 14).toBe(true)
      }
    }),
  )
})

test('the drawing holds every sign, inside its box, in type of 11 px or more', () => {
  fc.assert(
    fc.property(charts, pictureStyles, (data, style) => {
      const drawn = read(relationsDrawing(data, style))
      expect(strays(drawn)).toEqual([])
      expect(smallestType(drawn, CARD)).toBeGreaterThanOrEqual(SMALLEST)
      const signs = texts(drawn).slice(-2 * data.columns.length)
      expect(signs.join('')).toBe(data.columns.map(({ pillar }) => pillar.text).join(''))
      expect(texts(drawn).every((text) => /^[\u4e00-\u9fff]{1,3}$/.test(text))).toBe(true)
    }),
  )
})

test('the chosen tie is the one in vermilion', () => {
  const lines = (chosen: number | null) =>
    read(relationsDrawing({ ...DESIGN, chosen }, LIGHT)).elements.filter(
      ({ name, attributes }) => name === 'path' && attributes.stroke === LIGHT.palette.accent,
    )
  expect([lines(null), lines(0)].map((found) => found.length)).toEqual([0, 1])
})

test('signs may be those of another script', () => {
  const signs = { ...RELATION_SIGNS, 四冲: '沖' }
  expect(texts(read(relationsDrawing({ ...DESIGN, signs }, LIGHT)))).toContain('沖')
})

test('a tie that names a column which is not there is a mistake', () => {
  const columns = DESIGN.columns.slice(0, 2)
  expect(() => relationsGeometry({ ...DESIGN, columns }, '100')).toThrow(RangeError)
})

test('the text lists every tie with the signs it ties, and says when there is none', () => {
  const names = { '0': '年柱', '1': '月柱' }
  const columns = ['甲子', '庚午'].map((text, i) => ({
    position: `${i}` as '0' | '1',
    pillar: parsePillar(text) as Pillar,
  }))
  const told = relationsDrawingText({ columns, ties: relations(columns, DEFAULT_SCHOOL) }, names)
  const stems = [
    { column: '年柱', stem: '甲' },
    { column: '月柱', stem: '庚' },
  ]
  const branches = [
    { column: '年柱', branch: '子' },
    { column: '月柱', branch: '午' },
  ]
  const whole = stems.map((stem, i) => ({ ...stem, ...branches[i] }))
  expect(told.map(({ params }) => params)).toEqual([
    { signs: stems, relation: '四冲' },
    { signs: branches, relation: '六冲' },
    { signs: whole, relation: '反吟' },
    { signs: whole, relation: '天克地冲' },
  ])
  expect(relationsDrawingText({ columns: columns.slice(0, 1), ties: [] }, names)).toEqual([
    { key: 'picture.relations.none', params: {} },
  ])
  fc.assert(
    fc.property(charts, (data) => {
      const all = relationsDrawingText(
        data,
        Object.fromEntries(data.columns.map(({ position }) => [position, position])),
      )
      expect(all).toHaveLength(Math.max(data.ties.length, 1))
    }),
  )
})
