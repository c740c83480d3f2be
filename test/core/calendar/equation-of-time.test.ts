import { equationOfTime } from '../../../src/core/calendar/equation-of-time'
import { instant } from '../../../src/core/calendar/instant'

const at = (iso: string) => instant(Date.parse(iso) / 1000)

// Meeus, Astronomical Algorithms, 2nd ed., example 28.b: 1992 October 13, 0h TD, +13 m 42.7 s by the full theory.
// The low-order Sun is good to 2.3 s.
test('is +13 m 42.7 s on 13 October 1992', () => {
  expect(Math.abs(equationOfTime(at('1992-10-12T23:59:01Z')) - 822.7)).toBeLessThan(2.3)
})

// The extremes over 1876–2176, from the same theory evaluated with the Swiss Ephemeris (design notes): −14.49, +16.56 min.
test('stays within its known extremes from 1876 to 2176', () => {
  let least = Infinity
  let most = -Infinity
  for (let t = at('1876-01-01T00:00:00Z') as number; t < at('2176-01-01T00:00:00Z'); t += 60_000) {
    const seconds = equationOfTime(instant(t))
    least = Math.min(least, seconds)
    most = Math.max(most, seconds)
  }
  expect(least / 60).toBeCloseTo(-14.49, 1)
  expect(most / 60).toBeCloseTo(16.56, 1)
})

// Days on which the equation of time passes through zero, Astronomical Almanac: about 15 April, 13 June, 1 September,
// 25 December; it changes by up to 30 s a day.
test.each(['2023-04-15', '2023-06-13', '2023-09-01', '2023-12-25'])('is near zero on %s', (date) => {
  expect(Math.abs(equationOfTime(at(`${date}T12:00:00Z`)))).toBeLessThan(30)
})
