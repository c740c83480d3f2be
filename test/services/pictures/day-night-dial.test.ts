import fc from 'fast-check'
import {
  dayNightDial,
  dayNightDialText,
  dialDegrees,
  dialGeometry,
  dialKeys,
} from '../../../src/components/pictures/day-night-dial'
import { BRANCHES } from '../../../src/core/bazi/stems-branches'
import { daylight } from '../../../src/core/calendar/daylight'
import { instant } from '../../../src/core/calendar/instant'
import { read, smallestType, strays, texts } from './drawn'
import { FRAMES, LIGHT, pictureStyles, SMALLEST } from './styles'

const seconds = (clock: string): number => {
  const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number)
  return hours * 3600 + minutes * 60 + rest
}
const times = fc.integer({ min: 0, max: 86_399 })
const lights = fc.oneof(
  fc.constant(null),
  fc
    .tuple(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: -90, max: 90 }))
    .map(([moment, latitude]) => daylight(instant(moment), latitude)),
)
const dials = fc.record({
  clock: times,
  sun: times,
  readBy: fc.constantFrom('clock' as const, 'sun' as const),
  daylight: lights,
})
// The design's birth: Chengdu, 30.67° north, 1990/06/15 09:30 summer time, which is 00:30 UTC.
const DESIGN = {
  clock: seconds('09:30'),
  sun: seconds('07:25:59'),
  readBy: 'sun',
  daylight: daylight(instant(Date.UTC(1990, 5, 15, 0, 30) / 1000), 30.67),
} as const

test.each([
  ['00:00', 180],
  ['06:00', 270],
  ['12:00', 0],
  ['18:00', 90],
  ['09:30', 322.5],
  ['07:25:59', 291.496],
])('%s stands at %d° clockwise from above', (clock, degrees) =>
  expect(dialDegrees(seconds(clock))).toBeCloseTo(degrees, 3),
)

test('the design’s birth: the sun in 辰, the clock past it, 31° of correction, the day a little above 14 hours', () => {
  const { clock, sun, hour, correction, daylight: light } = dialGeometry(DESIGN)
  expect([clock, hour]).toEqual([322.5, { branch: '辰', from: 285, to: 315 }])
  expect(correction).toEqual({ from: sun, to: sun + (322.5 - sun) })
  expect(322.5 - sun).toBeCloseTo(31.004, 3)
  expect((light?.to ?? 0) - (light?.from ?? 0)).toBeGreaterThan(14 * 15)
  expect((light?.to ?? 0) - (light?.from ?? 0)).toBeLessThan(14.4 * 15)
})

test('the 时辰 holds the hand it is read by, and 子 begins at 23:00', () => {
  fc.assert(
    fc.property(dials, (data) => {
      const { hour, clock, sun } = dialGeometry(data)
      const hand = data.readBy === 'sun' ? sun : clock
      expect((((hand - hour.from) % 360) + 360) % 360).toBeLessThan(30)
    }),
  )
  const branchAt = (clock: string) => dialGeometry({ ...DESIGN, sun: seconds(clock) }).hour.branch
  expect(['22:59:59', '23:00', '00:59:59', '01:00'].map(branchAt).join('')).toBe('亥子子丑')
})

test('the correction is the shorter way between the hands, and the day lies evenly about noon', () => {
  fc.assert(
    fc.property(dials, (data) => {
      const { clock, sun, correction, daylight: light } = dialGeometry(data)
      if (correction === null) expect(clock).toBe(sun)
      else {
        expect(correction.to - correction.from).toBeLessThanOrEqual(180)
        const ends = [correction.from, correction.to].map((degrees) => ((degrees % 360) + 360) % 360)
        expect(ends.map((end) => end.toFixed(6)).sort()).toEqual([clock, sun].map((hand) => hand.toFixed(6)).sort())
      }
      if (light !== null) expect(light.from + light.to).toBeCloseTo(720, 6)
      expect(light !== null).toBe(data.daylight?.kind === 'daily')
    }),
  )
})

test('the drawing holds twelve branches and both hands, inside its box', () => {
  fc.assert(
    fc.property(dials, pictureStyles, (data, style) => {
      const drawn = read(dayNightDial(data, style))
      expect(strays(drawn)).toEqual([])
      expect(smallestType(drawn, FRAMES.dial[style.textSize])).toBeGreaterThanOrEqual(SMALLEST)
      expect(texts(drawn).slice(0, 12)).toEqual([...BRANCHES])
      expect(
        texts(drawn)
          .slice(12)
          .every((figure) => ['0', '6', '12', '18'].includes(figure)),
      ).toBe(true)
      expect(drawn.elements.filter(({ attributes }) => attributes['stroke-dasharray'])).toHaveLength(1)
    }),
  )
  expect(texts(read(dayNightDial(DESIGN, LIGHT))).slice(12)).toEqual(['0', '6', '12', '18'])
})

test('all day, all night and an unknown latitude have faces of their own', () => {
  const { palette } = LIGHT
  const face = (light: typeof DESIGN.daylight | null) =>
    read(dayNightDial({ ...DESIGN, daylight: light }, LIGHT)).elements[0]?.attributes.fill
  expect([face({ kind: 'polar-day' }), face({ kind: 'polar-night' }), face(null)]).toEqual([
    palette.earthSoft,
    palette.sunk,
    palette.card,
  ])
})

test('samples for the legend are well formed', () => {
  for (const key of Object.values(dialKeys(LIGHT))) expect(strays(read(key))).toEqual([])
})

test('the text gives both times, whether their 时辰 differ, the one that counts, and the light', () => {
  expect(dayNightDialText(DESIGN)).toEqual([
    { key: 'picture.dial.clock', params: { time: '09:30:00' } },
    { key: 'picture.dial.sun', params: { time: '07:25:59' } },
    { key: 'picture.dial.differ', params: { clock: '巳', sun: '辰' } },
    { key: 'picture.dial.hour', params: { branch: '辰' } },
    {
      key: 'picture.dial.daylight',
      params: { sunrise: expect.stringMatching(/^04:5\d$/), sunset: expect.stringMatching(/^19:0\d$/) },
    },
  ])
  const keys = (light: typeof DESIGN.daylight | null) =>
    dayNightDialText({ ...DESIGN, clock: DESIGN.sun, daylight: light }).map(({ key }) => key.split('.')[2])
  expect(keys({ kind: 'polar-day' })).toEqual(['clock', 'sun', 'hour', 'polarDay'])
  expect(keys({ kind: 'polar-night' })).toEqual(['clock', 'sun', 'hour', 'polarNight'])
  expect(keys(null)).toEqual(['clock', 'sun', 'hour'])
})
