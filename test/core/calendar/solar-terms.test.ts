import { Solar } from 'lunar-typescript'
import { SolarTerm as TymeTerm } from 'tyme4ts'
import { instant } from '../../../src/core/calendar/instant'
import {
  FIRST_TERM_INSTANT,
  FIRST_TERM_YEAR,
  isJie,
  LAST_TERM_INSTANT,
  LAST_TERM_YEAR,
  solarTerm,
  TERM_NAMES,
  termAtOrBefore,
  termInstant,
  type TermName,
  termOrdinal,
  type TermOrdinal,
  termsOfYear,
  termUncertainty,
} from '../../../src/core/calendar/solar-terms'
import golden from '../../golden/solar-terms.json'

const LAST = termOrdinal(LAST_TERM_YEAR, 23)
const ordinals = Array.from({ length: LAST + 1 }, (_, i) => i as TermOrdinal)

const secondsOf = (year: number, name: string): number =>
  termInstant(termOrdinal(year, TERM_NAMES.indexOf(name as TermName)))
/** '1979-01-20T23:59:54', the clock of UTC+8 */
const beijing = (seconds: number): string => new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 19)
const toTheMinute = (seconds: number): string => beijing(Math.round(seconds / 60) * 60).slice(0, 16)

// ---- What others found ----

test.each(golden)('$name of $beijing is right to the second', ({ name, utc }) => {
  const expected = Date.parse(utc) / 1000
  expect(Math.abs(secondsOf(new Date(utc).getUTCFullYear(), name) - expected)).toBeLessThanOrEqual(1)
})

// Copied from the Hong Kong Observatory, "2013 年二十四节气的日期及时间资料",
// https://www.hko.gov.hk/sc/gts/astron2013/Solar_Term_2013.htm (data of HM Nautical Almanac Office and USNO; UTC+8).
const HONG_KONG_2013 = `
  小寒 01-05T12:34  大寒 01-20T05:52  立春 02-04T00:13  雨水 02-18T20:02  惊蛰 03-05T18:15  春分 03-20T19:02
  清明 04-04T23:02  谷雨 04-20T06:03  立夏 05-05T16:18  小满 05-21T05:09  芒种 06-05T20:23  夏至 06-21T13:04
  小暑 07-07T06:35  大暑 07-22T23:56  立秋 08-07T16:20  处暑 08-23T07:02  白露 09-07T19:16  秋分 09-23T04:44
  寒露 10-08T10:58  霜降 10-23T14:10  立冬 11-07T14:14  小雪 11-22T11:48  大雪 12-07T07:09  冬至 12-22T01:11`

// Two fall on :30 to the second (小满 05:09:30.2, 寒露 10:58:29.6), so the rule is: half a minute at most.
test('2013 is as the Hong Kong Observatory printed it, to the minute', () => {
  const printed = HONG_KONG_2013.trim().split(/\s\s+/)
  expect(printed.map((row) => row.split(' ')[0])).toEqual(TERM_NAMES)
  const wrong = printed.filter((row) => {
    const [name = '', at] = row.split(' ')
    return !(Math.abs(secondsOf(2013, name) - Date.parse(`2013-${at}:00+08:00`) / 1000) <= 30)
  })
  expect(wrong).toEqual([])
})

// Terms within minutes of a midnight, where printed almanacs differ. Expected: Yuk Tung Liu, "Calendar Calculation on
// This Website" (ytliu0/ChineseCalendar, computation.html), from JPL's DE431; UT1+8. The last: 中国天文年历 for 2017.
test.each([
  [1912, '小雪', '1912-11-22T23:48'],
  [1913, '秋分', '1913-09-23T23:53'],
  [1917, '大雪', '1917-12-08T00:01'],
  [1927, '白露', '1927-09-09T00:05'],
  [1928, '夏至', '1928-06-22T00:06'],
  [2017, '立春', '2017-02-03T23:34'],
])('%i %s falls at %s', (year, name, expected) => expect(toTheMinute(secondsOf(year, name))).toBe(expected))

// Swiss Ephemeris 2.10 (DE431); the second also Yuk Tung Liu, as above (23:59:54). Almanacs of the day have 21 January.
test.each([
  [1951, '冬至', '1951-12-23T00:00:01', '1951-12-23T00:00:02'],
  [1979, '大寒', '1979-01-20T23:59:54', '1979-01-20T23:59:56'],
])('%i %s keeps its date by seconds', (year, name, earliest, latest) => {
  const at = beijing(secondsOf(year, name))
  expect(at >= earliest && at <= latest).toBe(true)
})

// Yuk Tung Liu, ytliu0/ChineseCalendar, src/TDBtimes.txt: JPL ephemeris, precession of Vondrák 2011, nutation IAU 2000A.
// Days of TDB from `from`, here to six decimals; TDB − UTC is 64.184 s in 2000, and 69.184 s in this table from 2017 on.
const JPL = [
  {
    year: 2000,
    from: '1999-12-30T16:00:00Z',
    ahead: 64.184,
    within: 0.8,
    days: `6.376216 21.100069 35.862116 50.690526 65.613690 80.650214 95.814603 111.111508 126.535572 142.076723
      157.708075 173.408869 189.135422 204.863716 220.544485 236.159436 251.666824 267.061569 282.318935 297.450379
      312.450780 327.347509 342.151456 356.901732`,
  },
  {
    year: 2250,
    from: '2249-12-30T16:00:00Z',
    ahead: 69.184,
    within: 1.3,
    days: `6.060013 20.784221 35.533975 50.344598 65.239121 80.244166 95.370027 110.629786 126.015018 141.523540
      157.126337 172.808582 188.525028 204.254508 219.946648 235.582303 251.119145 266.547862 281.843968 297.012757
      312.050401 326.977575 341.807606 356.573425`,
  },
]

test.each(JPL)('$year agrees with an ephemeris of JPL within $within s', ({ year, from, ahead, within, days }) => {
  const expected = days.split(/\s+/).map((day) => Date.parse(from) / 1000 + Number(day) * 86400 - ahead)
  termsOfYear(year).forEach(({ at }, i) => expect(Math.abs(at - (expected[i] ?? NaN))).toBeLessThan(within))
})

const unix = (y: number, month: number, d: number, h: number, min: number, s: number) =>
  Date.UTC(y, month - 1, d, h - 8, min, s) / 1000

const ORACLES: Record<string, (year: number) => number[]> = {
  'lunar-typescript': (year) => {
    const table = Solar.fromYmd(year, 6, 1).getLunar().getJieQiTable()
    return TERM_NAMES.map((name) => {
      const at = table[name === '冬至' ? 'DONG_ZHI' : name]
      if (!at) throw new Error(`no ${name} in ${year}`)
      return unix(at.getYear(), at.getMonth(), at.getDay(), at.getHour(), at.getMinute(), at.getSecond())
    })
  },
  tyme4ts: (year) =>
    TERM_NAMES.map((_, i) => {
      const at = TymeTerm.fromIndex(year, i + 1)
        .getJulianDay()
        .getSolarTime()
      return unix(at.getYear(), at.getMonth(), at.getDay(), at.getHour(), at.getMinute(), at.getSecond())
    }),
}

// Both carry the same truncated series (up to 2.8 s by themselves) and whole seconds; after 2026 also a guess at ΔT.
test.each([
  { oracle: 'lunar-typescript', from: 1900, to: 2026, bound: 3, beyondTwo: 21 },
  { oracle: 'lunar-typescript', from: 2027, to: 2049, bound: 5, beyondTwo: 43 },
  { oracle: 'tyme4ts', from: 1900, to: 2026, bound: 3, beyondTwo: 21 },
  { oracle: 'tyme4ts', from: 2027, to: 2049, bound: 5, beyondTwo: 43 },
])('$oracle, $from–$to, is within $bound s, and more than 2 s off $beyondTwo times', (row) => {
  const differences: number[] = []
  for (let year = row.from; year <= row.to; year++) {
    const theirs = ORACLES[row.oracle]?.(year) ?? []
    termsOfYear(year).forEach(({ at }, i) => differences.push(Math.abs(at - (theirs[i] ?? NaN))))
  }
  expect(differences).toHaveLength((row.to - row.from + 1) * 24)
  expect(Math.max(...differences)).toBeLessThanOrEqual(row.bound)
  expect(differences.filter((seconds) => seconds > 2)).toHaveLength(row.beyondTwo)
})

// ---- What must hold by itself ----

test('every term follows the one before by 14.6 to 15.8 days', () => {
  const gaps = ordinals.slice(1).map((ordinal) => termInstant(ordinal) - termInstant((ordinal - 1) as TermOrdinal))
  expect(Math.min(...gaps) / 86400).toBeGreaterThan(14.6)
  expect(Math.max(...gaps) / 86400).toBeLessThan(15.8)
})

test('every term falls in its own year and month of UTC+8, a 节 before a 中气', () => {
  const misplaced = ordinals.map(solarTerm).filter(({ ordinal, year, at }) => {
    const date = beijing(at).slice(0, 10)
    const month = 1 + (ordinal % 24 >> 1)
    const monthDay = Number(date.slice(8))
    return !date.startsWith(`${year}-${String(month).padStart(2, '0')}`) || monthDay < 16 !== isJie(ordinal)
  })
  expect(misplaced).toEqual([])
})

test('every term is found again at its instant, up to the next one, and not a moment sooner', () => {
  const lost = ordinals.filter((ordinal) => {
    const at = termInstant(ordinal)
    const early = ordinal > 0 ? termAtOrBefore(instant(at - 0.001)) : -1
    const late = ordinal < LAST ? termAtOrBefore(instant(at + 14 * 86400)) : ordinal
    return termAtOrBefore(at) !== ordinal || early !== ordinal - 1 || late !== ordinal
  })
  expect(lost).toEqual([])
})

test('a tie belongs to the new term', () => {
  const spring = termOrdinal(2024, TERM_NAMES.indexOf('立春'))
  expect(solarTerm(termAtOrBefore(termInstant(spring))).name).toBe('立春')
  expect(solarTerm(termAtOrBefore(instant(termInstant(spring) - 1))).name).toBe('大寒')
})

test('a term knows its name, its year and where the Sun stands', () => {
  const of = (name: TermName) => solarTerm(termOrdinal(2026, TERM_NAMES.indexOf(name)))
  expect(of('小寒')).toMatchObject({ year: 2026, name: '小寒', longitude: 285 })
  expect(of('立春')).toMatchObject({ longitude: 315 })
  expect(of('春分')).toMatchObject({ longitude: 0 })
  expect(of('夏至')).toMatchObject({ longitude: 90 })
  expect(of('冬至')).toMatchObject({ year: 2026, name: '冬至', longitude: 270 })
  expect(of('立春').ordinal).toBe((2026 - 1850) * 24 + 2)
})

test('立春 is a 节, 春分 a 中气', () => {
  expect(isJie(termOrdinal(1999, TERM_NAMES.indexOf('立春')))).toBe(true)
  expect(isJie(termOrdinal(1999, TERM_NAMES.indexOf('春分')))).toBe(false)
})

test('the table ends where it says', () => {
  expect(beijing(FIRST_TERM_INSTANT).slice(0, 10)).toBe(`${FIRST_TERM_YEAR}-01-05`)
  expect(beijing(LAST_TERM_INSTANT).slice(0, 10)).toBe(`${LAST_TERM_YEAR}-12-22`)
  expect(termInstant(0 as TermOrdinal)).toBe(FIRST_TERM_INSTANT)
  expect(termInstant(LAST)).toBe(LAST_TERM_INSTANT)
  expect(termAtOrBefore(LAST_TERM_INSTANT)).toBe(LAST)
})

test.each([
  [1849, 23],
  [2251, 0],
  [2000, -1],
  [2000, 24],
  [2000, 1.5],
  [NaN, 0],
])('there is no term in year %d at index %d', (year, index) =>
  expect(() => termOrdinal(year, index)).toThrow(RangeError),
)

test('outside the table nothing is guessed', () => {
  expect(() => termAtOrBefore(instant(FIRST_TERM_INSTANT - 1))).toThrow(RangeError)
  expect(() => termAtOrBefore(instant(LAST_TERM_INSTANT + 1))).toThrow(RangeError)
  for (const ordinal of [-1, LAST + 1, 0.5, NaN] as TermOrdinal[]) {
    expect(() => termInstant(ordinal)).toThrow(RangeError)
    expect(() => solarTerm(ordinal)).toThrow(RangeError)
  }
  expect(() => termsOfYear(2251)).toThrow(RangeError)
})

// The design's figures: 1 s to 2049, 5 s by 2050, 24 s by 2100, 73 s by 2176.
test.each([
  ['1850-06-01', 1],
  ['2026-11-20', 1],
  ['2049-01-01', 1],
  ['2050-01-01', 5],
  ['2075-01-01', 14.5],
  ['2100-01-01', 24],
  ['2176-01-01', 73],
])('in %s a term is sure within %d s', (date, seconds) => {
  expect(termUncertainty(instant(Date.parse(`${date}T00:00:00Z`) / 1000))).toBeCloseTo(seconds, 1)
})

test('the uncertainty only grows', () => {
  const yearly = Array.from({ length: 401 }, (_, i) => termUncertainty(termInstant(termOrdinal(1850 + i, 0))))
  expect(yearly).toEqual([...yearly].sort((a, b) => a - b))
})
