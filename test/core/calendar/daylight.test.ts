import fc from 'fast-check'
import { daylight } from '../../../src/core/calendar/daylight'
import { equationOfTime } from '../../../src/core/calendar/equation-of-time'
import { instant } from '../../../src/core/calendar/instant'

// U. S. Naval Observatory, Astronomical Applications Department, "Rise and Set for the Sun for 2019", Universal Time,
// tables for three places, as kept in cosinekitty/astronomy, generate/riseset. Times are printed to the minute.
const ALMANAC: readonly (readonly [longitude: number, latitude: number, rows: readonly string[]])[] = [
  [
    0,
    60,
    [
      '2019-01-01 0902 1505',
      '2019-03-20 0603 1814',
      '2019-06-21 0236 2128',
      '2019-09-23 0546 1758',
      '2019-12-22 0902 1455',
    ],
  ],
  [
    -81,
    29,
    [
      '2019-01-01 1218 2238',
      '2019-03-20 1128 2335',
      '2019-04-15 1058 2350',
      '2019-09-23 1113 2320',
      '2019-12-22 1214 2231',
    ],
  ],
  // Here the day that begins in a row ends in the next one of Universal Time.
  [
    -150,
    -60,
    [
      '2019-01-01 1243 0723',
      '2019-03-20 1600 0413',
      '2019-06-21 1906 0058',
      '2019-09-23 1545 0401',
      '2019-12-22 1232 0725',
    ],
  ],
]
const rows = ALMANAC.flatMap(([longitude, latitude, lines]) =>
  lines.map((line) => [longitude, latitude, ...line.split(' ')] as [number, number, string, string, string]),
)
const at = (date: string, clock: string, dayAfter = 0) =>
  instant(Date.parse(`${date}T${clock.slice(0, 2)}:${clock.slice(2)}:00Z`) / 1000 + dayAfter * 86_400)
const DAY = 86_400
const MINUTE = 60

describe('sunrise and sunset on the true solar clock', () => {
  test.each(rows)('longitude %d, latitude %d, %s: %s to %s in the almanac', (longitude, latitude, date, rise, set) => {
    const dawn = at(date, rise)
    const dusk = at(date, set, set < rise ? 1 : 0)
    for (const [moment, edge] of [
      [dawn, 'sunrise'],
      [dusk, 'sunset'],
    ] as const) {
      const solar = (((moment + longitude * 240 + equationOfTime(moment)) % DAY) + DAY) % DAY
      const found = daylight(moment, latitude)
      if (found.kind !== 'daily') throw new Error(found.kind)
      expect(Math.abs(found[edge] - solar)).toBeLessThan(MINUTE)
    }
  })

  // The same almanac at 80° N: above the horizon all day from 14 April to 29 August, below it from 22 October to
  // 20 February; on 13 April and 21 February the sun crosses it.
  test.each([
    ['2019-02-19', 'polar-night'],
    ['2019-02-22', 'daily'],
    ['2019-04-12', 'daily'],
    ['2019-04-15', 'polar-day'],
    ['2019-06-21', 'polar-day'],
    ['2019-08-29', 'polar-day'],
    ['2019-09-01', 'daily'],
    ['2019-10-23', 'polar-night'],
    ['2019-12-22', 'polar-night'],
  ])('80° north on %s: %s', (date, kind) => expect(daylight(at(date, '1200'), 80).kind).toBe(kind))

  const moments = fc.integer({ min: -3_755_000_000, max: 8_830_000_000 }).map(instant)
  const latitudes = fc.double({ min: -90, max: 90, noNaN: true })
  test('they lie evenly about noon, within one day', () => {
    fc.assert(
      fc.property(moments, latitudes, (moment, latitude) => {
        const found = daylight(moment, latitude)
        if (found.kind !== 'daily') return
        expect(found.sunrise + found.sunset).toBeCloseTo(DAY, 6)
        expect(found.sunrise).toBeGreaterThanOrEqual(0)
        expect(found.sunrise).toBeLessThan(found.sunset)
      }),
    )
  })

  test('the equator has twelve hours and some minutes every day', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const found = daylight(moment, 0)
        expect(found.kind === 'daily' && Math.abs(found.sunset - found.sunrise - 43_600)).toBeLessThan(40)
      }),
    )
  })

  test.each([91, -90.1, NaN])('latitude %d is none', (latitude) =>
    expect(() => daylight(at('2019-01-01', '1200'), latitude)).toThrow(RangeError),
  )
})
