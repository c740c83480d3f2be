import fc from 'fast-check'
import { LunarMonth } from 'lunar-typescript'
import { LunarMonth as TymeMonth } from 'tyme4ts'
import { dayNumber } from '../../../src/core/calendar/civil-time'
import {
  dayNumberOfLunar,
  FIRST_LUNAR_YEAR,
  LAST_LUNAR_YEAR,
  leapMonthOf,
  lunarDate,
  type LunarDate,
  lunarNewYear,
  monthLength,
} from '../../../src/core/calendar/lunar-date'
import { termsOfYear } from '../../../src/core/calendar/solar-terms'
import golden from '../../golden/lunar.json'

const FIRST = lunarNewYear(FIRST_LUNAR_YEAR)
const LAST = dayNumber(2251, 1, 22)

const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000
const isoOf = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10)
const name = ({ year, month, leap, day }: LunarDate): string => `${year} ${leap ? '闰' : ''}${month} ${day}`

/** The first day of every month of the table. */
const starts = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i).filter((day) => lunarDate(day).day === 1)

// ---- What others found ----

test.each(golden)('$solar is $lunar.year-$lunar.month (leap: $lunar.leap) day $lunar.day', ({ solar, lunar }) => {
  expect(lunarDate(dayOf(solar))).toEqual(lunar)
  expect(dayNumberOfLunar(lunar)).toEqual({ ok: true, value: dayOf(solar) })
})

// Copied from the column LM of ChineseLunisolarCalendar.cs (dotnet/runtime), which its authors checked against
// Wang Jianmin, Xin bian wan nian li 1840–2050 (Beijing 1990), and Reingold and Dershowitz, Calendrical Calculations:
// The Ultimate Edition (2018).
const LEAP_MONTHS = `
  1903 5   1906 4   1909 2   1911 6   1914 5   1917 2   1919 7   1922 5   1925 4   1928 2   1930 6   1933 5   1936 3
  1938 7   1941 6   1944 4   1947 2   1949 7   1952 5   1955 3   1957 8   1960 6   1963 4   1966 3   1968 7   1971 5
  1974 4   1976 8   1979 6   1982 4   1984 10  1987 6   1990 5   1993 3   1995 8   1998 5   2001 4   2004 2   2006 7
  2009 5   2012 4   2014 9   2017 6   2020 4   2023 2   2025 6   2028 5   2031 3   2033 11  2036 6   2039 5   2042 2
  2044 7   2047 5   2050 3   2052 8   2055 6   2058 4   2061 3   2063 7   2066 5   2069 4   2071 8   2074 6   2077 4
  2080 3   2082 7   2085 5   2088 4   2090 8   2093 6   2096 4   2099 2`

test('the leap months of 1901–2100 are the printed ones, and there are no others', () => {
  const years = Array.from({ length: 200 }, (_, i) => 1901 + i)
  const found = years.filter((year) => leapMonthOf(year) !== null).map((year) => `${year} ${leapMonthOf(year)}`)
  expect(found).toEqual(LEAP_MONTHS.trim().split(/\s\s+/))
})

test('2033 has its leap month after the 11th, and only after it', () => {
  expect(leapMonthOf(2033)).toBe(11)
  expect(name(lunarDate(dayOf('2033-12-22')))).toBe('2033 闰11 1')
  expect(name(lunarDate(dayOf('2034-01-20')))).toBe('2033 12 1')
  expect(name(lunarDate(dayOf('2033-08-25')))).toBe('2033 8 1')
})

// Months that the calendars of the day began on another day than that of the new moon (after the dash, UT1+8). Copied
// from Yuk Tung Liu (ytliu0/ChineseCalendar), "Discrepancies Between Modern Calculation and Historical Data" and
// "Calendar Calculation", who has them from the Purple Mountain Observatory's 新编万年历 (1986) and Liu Baolin (1993).
test.each([
  ['1863-01-19', '1862 12 1'], // – 01-20T00:02
  ['1880-11-03', '1880 10 1'], // – 11-02T23:55
  ['1896-02-13', '1896 1 1'], // – 02-14T00:13
  ['1914-11-17', '1914 10 1'], // – 11-18T00:02
  ['1916-02-03', '1916 1 1'], // – 02-04T00:05
  ['1920-11-10', '1920 10 1'], // – 11-11T00:05
])('%s was %s, as the calendar of the day had it', (civil, lunar) => {
  expect(name(lunarDate(dayOf(civil)))).toBe(lunar)
})

/** The Julian day of the first noon of a month; a leap month has a negative number. */
const ORACLES: Record<string, (year: number, month: number) => number | undefined> = {
  'lunar-typescript': (year, month) => LunarMonth.fromYm(year, month)?.getFirstJulianDay(),
  tyme4ts: (year, month) => TymeMonth.fromYm(year, month).getFirstJulianDay().getDay(),
}
const NOON_OF_1970 = 2_440_588

// They leave no list of disagreements to keep: there is none.
test.each(Object.entries(ORACLES))('%s begins all 4,972 months on the same days', (_, oracle) => {
  const disagreements = starts.filter((start) => {
    const { year, month, leap } = lunarDate(start)
    return oracle(year, leap ? -month : month) !== start + NOON_OF_1970
  })
  expect(starts).toHaveLength(4972)
  expect(disagreements.map(isoOf)).toEqual([])
})

// All the month starts known to be dated otherwise by a source we looked at. The new moon falls within three minutes of
// midnight, and whether before or after hangs on the Earth's rotation by then, which no one can foresee to the minute.
// HKO: the Hong Kong Observatory's conversion tables, 1901–2100, whose note names this case itself.
// Liu: Yuk Tung Liu, "Calendar Calculation" (ytliu0/ChineseCalendar), 2051–2200, times there as expected in 2025.
test.each([
  ['2057 9 1', '2057-09-29', 'HKO', '2057-09-28'], // Liu has 09-29 as well, at 00:00:40
  ['2097 7 1', '2097-08-07', 'Liu', '2097-08-08'], // 00:02; HKO has 08-07 as well
  ['2133 9 1', '2133-09-28', 'Liu', '2133-09-29'], // 00:02
  ['2165 11 1', '2165-12-03', 'Liu', '2165-12-04'], // 00:00:29
  ['2172 9 1', '2172-10-17', 'Liu', '2172-10-18'], // 00:01
])('%s is %s here, though %s has %s', (lunar, here, _, there) => {
  expect(name(lunarDate(dayOf(here)))).toBe(lunar)
  expect(Math.abs(dayOf(here) - dayOf(there))).toBe(1)
})

// ---- What must hold by itself ----

// GB/T 33661-2017 (农历的编算和颁行): 冬至 falls in month 11; where thirteen months lie between two of these, the first one
// without a 中气 is a leap month. The terms are this repository's own, so this checks one table by the other.
test('months 11 hold 冬至, and leap months are just those the rule picks', () => {
  const years = Array.from({ length: 401 }, (_, i) => 1850 + i)
  const terms = years.flatMap(termsOfYear).filter(({ ordinal }) => ordinal % 2 === 1)
  const monthOf = (seconds: number) => {
    const day = Math.floor((seconds + 8 * 3600) / 86_400)
    return day - lunarDate(day).day + 1
  }
  const withTerm = new Set(terms.map(({ at }) => monthOf(at)))
  const solstices = terms.filter((term) => term.name === '冬至').map(({ at }) => monthOf(at))
  expect(solstices.filter((start) => !/^\d+ 11 1$/.test(name(lunarDate(start))))).toEqual([])

  const picked = solstices.slice(1).flatMap((end, i) => {
    const between = starts.filter((start) => start >= (solstices[i] ?? NaN) && start < end)
    return between.length === 13 ? between.filter((start) => !withTerm.has(start)).slice(0, 1) : []
  })
  const [from = NaN] = solstices
  const to = solstices[solstices.length - 1] ?? NaN
  const leap = starts.filter((start) => start >= from && start < to && lunarDate(start).leap)
  expect(picked).toEqual(leap)
  expect(leap).toHaveLength(147)
})

test('every day of the table follows the one before, and leads back to itself', () => {
  let before = lunarDate(FIRST)
  const wrong: string[] = []
  for (let day = FIRST + 1; day <= LAST; day++) {
    const date = lunarDate(day)
    const back = dayNumberOfLunar(date)
    if (!back.ok || back.value !== day || !follows(before, date)) wrong.push(isoOf(day))
    before = date
  }
  expect(wrong).toEqual([])
})

function follows(before: LunarDate, after: LunarDate): boolean {
  if (after.day !== 1) return after.day === before.day + 1 && after.month === before.month && after.leap === before.leap
  if (before.day !== monthLength(before.year, before.month, before.leap)) return false
  if (after.leap) return after.month === before.month && !before.leap && leapMonthOf(after.year) === after.month
  if (after.month === 1) return after.year === before.year + 1 && before.month === 12
  return after.year === before.year && after.month === before.month + 1
}

test('every civil date of 1850–2250 has a lunar one', () => {
  expect(name(lunarDate(dayNumber(1850, 1, 1)))).toBe('1849 11 19')
  expect(name(lunarDate(dayNumber(2250, 12, 31)))).toBe('2250 12 8')
})

test('a year is that of its latest New Year, not of the civil calendar', () => {
  expect(lunarNewYear(2024)).toBe(dayNumber(2024, 2, 10))
  expect(name(lunarDate(dayNumber(2024, 2, 9)))).toBe('2023 12 30')
  expect(name(lunarDate(dayNumber(2024, 2, 10)))).toBe('2024 1 1')
})

test('New Year falls from 21 January to 20 February', () => {
  const days = Array.from({ length: 402 }, (_, i) => isoOf(lunarNewYear(1849 + i)).slice(5)).sort()
  expect([days[0], days[days.length - 1]]).toEqual(['01-21', '02-20'])
})

test('any date that exists leads to a day that leads back; any other is refused', () => {
  const date = fc.record({
    year: fc.integer({ min: FIRST_LUNAR_YEAR, max: LAST_LUNAR_YEAR }),
    month: fc.integer({ min: -1, max: 14 }),
    leap: fc.boolean(),
    day: fc.integer({ min: -1, max: 32 }),
  })
  fc.assert(
    fc.property(date, (asked) => {
      const found = dayNumberOfLunar(asked)
      const length = monthLength(asked.year, asked.month, asked.leap)
      expect(found.ok).toBe(length !== null && asked.day >= 1 && asked.day <= length)
      if (found.ok) expect(lunarDate(found.value)).toEqual(asked)
      else expect(found.error.code).toBe('time/no-such-date')
    }),
    { numRuns: 2000 },
  )
})

test('the later of two days has the later date', () => {
  const day = fc.integer({ min: FIRST, max: LAST })
  const rank = ({ year, month, leap, day: d }: LunarDate) => ((year * 13 + month) * 2 + (leap ? 1 : 0)) * 31 + d
  fc.assert(fc.property(day, day, (a, b) => Math.sign(rank(lunarDate(a)) - rank(lunarDate(b))) === Math.sign(a - b)))
})

// ---- What does not exist ----

test.each([
  [{ year: 2024, month: 4, leap: true, day: 1 }, '2024 has no leap month'],
  [{ year: 2023, month: 3, leap: true, day: 1 }, 'the leap month of 2023 is the 2nd'],
  [{ year: 2023, month: 2, leap: true, day: 30 }, 'it has 29 days'],
  [{ year: 2024, month: 1, leap: false, day: 30 }, 'so has the first month of 2024'],
  [{ year: 2024, month: 13, leap: false, day: 1 }, 'a leap month has no number of its own'],
  [{ year: 2024, month: 0, leap: false, day: 1 }, 'months count from 1'],
  [{ year: 2024, month: 1, leap: false, day: 0 }, 'days too'],
  [{ year: 2024, month: 1.5, leap: false, day: 1 }, 'months are whole'],
  [{ year: 2024, month: 1, leap: false, day: NaN }, 'days are numbers'],
])('%j does not exist: %s', (date) => {
  expect(dayNumberOfLunar(date)).toMatchObject({ ok: false, error: { code: 'time/no-such-date' } })
})

test.each([1848, 2251, 2000.5, NaN, Infinity])('the year %d is outside the table', (year) => {
  const refused = dayNumberOfLunar({ year, month: 1, leap: false, day: 1 })
  expect(refused).toMatchObject({ ok: false, error: { code: 'time/out-of-range' } })
  expect(() => lunarNewYear(year)).toThrow(RangeError)
  expect(() => leapMonthOf(year)).toThrow(RangeError)
  expect(() => monthLength(year, 1, false)).toThrow(RangeError)
})

test('the table ends where it says, and nothing is guessed beyond', () => {
  expect(isoOf(FIRST)).toBe('1849-01-24')
  expect(name(lunarDate(LAST))).toBe(`2250 12 ${monthLength(2250, 12, false)}`)
  for (const day of [FIRST - 1, LAST + 1, FIRST + 0.5, NaN, Infinity, -Infinity]) {
    expect(() => lunarDate(day)).toThrow(RangeError)
  }
})

test('a month that does not exist has no length', () => {
  expect(monthLength(2024, 1, true)).toBeNull()
  expect(monthLength(2024, 13, false)).toBeNull()
  expect(monthLength(2023, 2, true)).toBe(29)
  expect(monthLength(2023, 2, false)).toBe(30)
})
