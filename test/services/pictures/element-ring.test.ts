import fc from 'fast-check'
import { elementRing, elementRingText, ringGeometry } from '../../../src/components/pictures/element-ring'
import { ELEMENTS } from '../../../src/core/bazi/elements'
import { read, smallestType, strays, texts } from './drawn'
import { FRAMES, LIGHT, pictureStyles, SMALLEST, textSizes } from './styles'

const weights = fc
  .array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 8, noNaN: true })), { minLength: 5, maxLength: 5 })
  .map(([木 = 0, 火 = 0, 土 = 0, 金 = 0, 水 = 0]) => ({ 木, 火, 土, 金, 水 }))
const rings = fc.record({
  weights,
  figures: fc.constantFrom('counts' as const, 'shares' as const),
  dayMaster: fc.constantFrom(...ELEMENTS),
})
// The chart of the design: 辛 in 午, weighted.
const DESIGN = { weights: { 木: 0.6, 火: 2.4, 土: 0.6, 金: 2, 水: 2.9 }, figures: 'shares', dayMaster: '金' } as const

test('the design’s chart has the shares and discs of the design', () => {
  const { discs } = ringGeometry(DESIGN, '100')
  expect(discs.map(({ element, r }) => `${element} ${r.toFixed(1)}`)).toEqual([
    '木 22.8',
    '火 28.7',
    '土 22.8',
    '金 27.7',
    '水 29.9',
  ])
  expect(texts(read(elementRing(DESIGN, LIGHT)))).toEqual([
    '木',
    '7.1%',
    '火',
    '28.2%',
    '土',
    '7.1%',
    '金',
    '23.5%',
    '水',
    '34.1%',
  ])
})

test('木 stands at the top and the others follow clockwise on one circle', () => {
  const { discs, edge, orbit } = ringGeometry(DESIGN, '100')
  const angles = discs.map(({ x, y }) => ((Math.atan2(x - edge / 2, edge / 2 - y) * 180) / Math.PI + 360) % 360)
  expect(discs.map(({ element }) => element).join('')).toBe('木火土金水')
  expect(angles.map(Math.round)).toEqual([0, 72, 144, 216, 288])
  for (const { x, y } of discs) expect(Math.hypot(x - edge / 2, y - edge / 2)).toBeCloseTo(orbit, 9)
})

test('counts are written as they are', () => {
  const counts = { weights: { 木: 0, 火: 3, 土: 1, 金: 2, 水: 2 }, figures: 'counts', dayMaster: '金' } as const
  expect(texts(read(elementRing(counts, LIGHT)))).toEqual(['木', '0', '火', '3', '土', '1', '金', '2', '水', '2'])
})

test('discs lie in the picture and never touch, whatever the weights', () => {
  fc.assert(
    fc.property(rings, textSizes, (data, textSize) => {
      const { discs } = ringGeometry(data, textSize)
      discs.forEach((one, i) =>
        discs.slice(i + 1).forEach((other) => {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r + 8)
        }),
      )
    }),
  )
})

test('the drawing is well formed, complete and inside its box, in type of 11 px or more', () => {
  fc.assert(
    fc.property(rings, pictureStyles, (data, style) => {
      const drawn = read(elementRing(data, style))
      expect(strays(drawn)).toEqual([])
      expect(smallestType(drawn, FRAMES.ring[style.textSize])).toBeGreaterThanOrEqual(SMALLEST)
      const strokes = drawn.elements.filter(({ name }) => name === 'path')
      expect(strokes.filter(({ attributes }) => attributes['stroke-dasharray'] !== undefined)).toHaveLength(5)
      expect(strokes.filter(({ attributes }) => attributes.d?.includes('A'))).toHaveLength(5)
      const rim = drawn.elements.filter(({ attributes }) => attributes.stroke === style.palette.accent)
      expect(rim).toHaveLength(1)
    }),
  )
})

test('the text names every element with its figure, then the day master', () => {
  fc.assert(
    fc.property(rings, (data) => {
      const told = elementRingText(data)
      expect(told).toHaveLength(6)
      expect(told.slice(0, 5).map(({ params }) => 'element' in params && params.element)).toEqual([...ELEMENTS])
      expect(told[5]).toEqual({ key: 'picture.ring.dayMaster', params: { element: data.dayMaster } })
    }),
  )
  expect(elementRingText(DESIGN)[1]).toEqual({ key: 'picture.ring.share', params: { element: '火', percent: '28.2' } })
})
