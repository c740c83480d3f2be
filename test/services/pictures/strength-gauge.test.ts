import fc from 'fast-check'
import {
  differenceText,
  gaugeGeometry,
  strengthGauge,
  strengthGaugeText,
} from '../../../src/components/pictures/strength-gauge'
import { read, smallestType, strays, texts } from './drawn'
import { CARD, LIGHT, pictureStyles, SMALLEST, textSizes } from './styles'

const readings = fc
  .integer({ min: -20_000, max: 20_000 })
  .map((thousandths) => thousandths / 1000)
  .map((difference) => ({
    difference,
    verdict: difference > 1 ? ('strong' as const) : difference < -1 ? ('weak' as const) : ('balanced' as const),
  }))

test('the pointer stands where its number is on the ruler, and at the end beyond it', () => {
  fc.assert(
    fc.property(readings, textSizes, (data, textSize) => {
      const { from, to, pointer } = gaugeGeometry(data, textSize)
      const onRuler = -8 + ((pointer - from) / (to - from)) * 16
      expect(onRuler).toBeCloseTo(Math.max(-8, Math.min(8, data.difference)), 6)
    }),
  )
})

test('the balanced band is one unit to either side of the middle', () => {
  const { from, to, bandFrom, bandTo } = gaugeGeometry({ difference: 0, verdict: 'balanced' }, '100')
  expect((bandFrom + bandTo) / 2).toBeCloseTo((from + to) / 2, 9)
  expect((bandTo - bandFrom) / (to - from)).toBeCloseTo(2 / 16, 9)
})

test.each([
  [-3.3, '−3.30'],
  [9.42, '+9.42'],
  [0, '0.00'],
  [-0.001, '0.00'],
  [-12.345, '−12.35'],
])('%d is written %s', (difference, written) => expect(differenceText(difference)).toBe(written))

test('the drawing holds the true number and the scale, inside its box', () => {
  fc.assert(
    fc.property(readings, pictureStyles, (data, style) => {
      const drawn = read(strengthGauge(data, style))
      expect(strays(drawn)).toEqual([])
      expect(smallestType(drawn, CARD)).toBeGreaterThanOrEqual(SMALLEST)
      expect(texts(drawn)).toEqual(['−8', '−4', '0', '+4', '+8', differenceText(data.difference)])
    }),
  )
  expect(strengthGauge({ difference: -3.3, verdict: 'weak' }, LIGHT)).toContain('>−3.30<')
})

test('the text gives the reading, the scale, and whether it lies beyond', () => {
  fc.assert(
    fc.property(readings, (data) => {
      const keys = strengthGaugeText(data).map(({ key }) => key)
      expect(keys.slice(0, 2)).toEqual([`picture.gauge.${data.verdict}`, 'picture.gauge.scale'])
      expect(keys.includes('picture.gauge.beyond')).toBe(Math.abs(data.difference) > 8)
    }),
  )
})
