import { Solar } from 'lunar-typescript'
import { EightChar } from 'tyme4ts'
import { castChart } from '../../../src/core/bazi/chart'
import { POSITIONS, type FourPillars } from '../../../src/core/bazi/four-pillars'
import type { PlaceClock } from '../../../src/core/bazi/place-clock'
import { findBirths, type Match, type WantedPillars, type YearRange } from '../../../src/core/bazi/reverse'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { readBirthClock, type ClockZone } from '../../../src/core/calendar/birth-clock'
import {
  civilTime,
  formatCivilTime,
  parseCivilTime,
  wallSeconds,
  type WallSeconds,
} from '../../../src/core/calendar/civil-time'
import { instant, type Instant } from '../../../src/core/calendar/instant'
import { FIRST_TERM_INSTANT, LAST_TERM_INSTANT, termsOfYear } from '../../../src/core/calendar/solar-terms'
import { periodAt } from '../../../src/core/calendar/zone-history'

const FULL = Boolean(process.env.ZIYUAN_FULL)
const SEED = Number(process.env.ZIYUAN_SEED ?? (FULL ? Date.now() % 2 ** 31 : 20260101))
const SIZE = FULL ? 20 : 1

/** mulberry32 */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const unix = (iso: string): number => Date.parse(iso) / 1000
const period = (until: string | null, offset: number, summer: number, abbreviation: string) => ({
  until: until === null ? Infinity : unix(until),
  offset,
  summer,
  abbreviation,
})
const zoneOf = (name: string, stretches: readonly ReturnType<typeof period>[]): ClockZone => ({
  kind: 'history',
  name,
  zone: {
    name,
    periods: stretches.map((stretch, i) => ({ ...stretch, from: stretches[i - 1]?.until ?? -Infinity })),
  },
})
// tz database, Asia/Shanghai, without the years 1919 to 1949.
const SHANGHAI = zoneOf('Asia/Shanghai', [
  period('1900-12-31T15:54:17Z', 29143, 0, 'LMT'),
  period('1986-05-03T18:00:00Z', 28800, 0, 'CST'),
  period('1986-09-13T17:00:00Z', 32400, 3600, 'CDT'),
  period(null, 28800, 0, 'CST'),
])
// tz database, America/St_Johns in 2010: clocks changed a minute after midnight, and showed a minute of Sunday twice.
const ST_JOHNS = zoneOf('America/St_Johns', [
  period('2010-03-14T03:31:00Z', -12600, 0, 'NST'),
  period('2010-11-07T02:31:00Z', -9000, 3600, 'NDT'),
  period(null, -12600, 0, 'NST'),
])

const BEIJING: PlaceClock = { zone: { kind: 'fixed', offset: 28800 }, longitude: 116.4074 }
const PLACES: readonly PlaceClock[] = [
  BEIJING,
  { zone: { kind: 'fixed', offset: 28800 }, longitude: 87.6 },
  { zone: { kind: 'fixed', offset: -18000 }, longitude: -74 },
  { zone: { kind: 'fixed', offset: 46800 }, longitude: -171.8 }, // Samoa: the Sun of yesterday
  { zone: { kind: 'lmt' }, longitude: 121.4737 },
  { zone: SHANGHAI, longitude: 102.7 },
  { zone: ST_JOHNS, longitude: -52.7 },
  { zone: { kind: 'fixed', offset: 0 }, longitude: 179.9 }, // nobody's: the date of the Sun leaps with the seasons
  { zone: { kind: 'fixed', offset: 14400 }, longitude: -120.3 },
]
const school = (clock: School['clock'], dayRollover: School['dayRollover']): School => ({
  ...DEFAULT_SCHOOL,
  clock,
  dayRollover,
})
const ROLLOVERS = ['23:00', '00:00', '00:00-own-stem'] as const
const CLOCKS = ['civil', 'trueSolar'] as const
const SCHOOLS = CLOCKS.flatMap((clock) => ROLLOVERS.map((rollover) => school(clock, rollover)))
const CIVIL = school('civil', '23:00')
const CENTURIES: YearRange = { from: 1899, to: 2101 }

/** The way a birth is cast: from the reading of the wall clock, the second of two equal ones if need be. */
function castAt(at: Instant, place: PlaceClock, by: School): FourPillars {
  const wall = civilTime((at + offsetAt(at, place)) as WallSeconds)
  for (const fold of [0, 1] as const) {
    const clock = readBirthClock({ wall, ...place, latitude: null, fold })
    if (clock.ok && clock.value.instant === at) return castChart(clock.value, by).pillars
  }
  throw new Error(`no reading of ${at} leads back to it`)
}
function offsetAt(at: Instant, { zone, longitude }: PlaceClock): number {
  const localMean = Math.round((longitude ?? NaN) * 240)
  if (zone.kind === 'fixed') return zone.offset
  if (zone.kind === 'lmt') return localMean
  const { abbreviation, offset } = periodAt(zone.zone, at)
  return abbreviation === 'LMT' ? localMean : offset
}

function births(wanted: WantedPillars | string, range: YearRange, place: PlaceClock, by: School): readonly Match[] {
  const found = findBirths(typeof wanted === 'string' ? written(wanted) : wanted, range, place, by)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}
function written(text: string): WantedPillars {
  const [year = '', month = '', day = '', hour = ''] = text.split(' ')
  return { year, month, day, hour }
}
const textOf = (pillars: FourPillars): string => POSITIONS.map((position) => pillars[position].text).join(' ')
const reads = (reading: number): string => formatCivilTime(civilTime(reading as WallSeconds))
const spans = (matches: readonly Match[]): string[] =>
  matches.map(({ wall }) => `${reads(wall.from)} ${reads(wall.until)}`)
const plus = (at: Instant, seconds: number): Instant => instant(at + seconds)

// ---- Of known charts ----

// The almanac of SKY_LIZARD 10.4 has 1977-08-12 as 丁巳 戊申 辛丑; noon of a 辛 day is 甲午 by 五鼠遁. Sixty years are
// 365 × 60 + 15 days: a 辛丑 day of the same month fell fifteen days later in 1917, and none falls in 2037.
test('noon of 12 August 1977 is found, with the other one in 300 years', () =>
  expect(spans(births('丁巳 戊申 辛丑 甲午', { from: 1850, to: 2150 }, BEIJING, CIVIL))).toEqual([
    '1917/08/27 11:00:00 1917/08/27 13:00:00',
    '1977/08/12 11:00:00 1977/08/12 13:00:00',
  ]))

// Hong Kong Observatory: 立春 of 2013 on 4 February at 00:13, a 辛丑 day; so its 子 hour has two years.
test('an hour in which the year turns is cut there', () => {
  const [before] = spans(births('壬辰 癸丑 辛丑 戊子', { from: 2013, to: 2013 }, BEIJING, CIVIL))
  const [after] = spans(births('癸巳 甲寅 辛丑 戊子', { from: 2013, to: 2013 }, BEIJING, CIVIL))
  expect(before).toMatch(/^2013\/02\/03 23:00:00 2013\/02\/04 00:1[23]:\d\d$/)
  expect(after).toBe(`${before?.slice(-19)} 2013/02/04 01:00:00`)
})

describe('the 子 hour of a 甲子 day (7 January 2000)', () => {
  const january = { from: 2000, to: 2000 }
  const found = (hour: string, rollover: School['dayRollover']): string[] =>
    spans(births(`己卯 丁丑 甲子 ${hour}`, january, BEIJING, school('civil', rollover)))
  test('begins the evening before where the day turns at 23:00', () =>
    expect(found('甲子', '23:00')).toEqual(['2000/01/06 23:00:00 2000/01/07 01:00:00']))
  test('is its first hour where the day turns at midnight', () =>
    expect(found('甲子', '00:00')).toEqual(['2000/01/07 00:00:00 2000/01/07 01:00:00']))
  test('and with the stem of the next day its last one', () =>
    expect(found('丙子', '00:00')).toEqual(['2000/01/07 23:00:00 2000/01/08 00:00:00']))
  test('is in two pieces where it keeps the stem of its own day', () =>
    expect(found('甲子', '00:00-own-stem')).toEqual([
      '2000/01/07 00:00:00 2000/01/07 01:00:00',
      '2000/01/07 23:00:00 2000/01/08 00:00:00',
    ]))
})

describe('clocks that were set', () => {
  test('back: one 丑 hour may last three', () => {
    const night = castAt(instant(unix('1986-09-13T17:30:00Z')), { zone: SHANGHAI, longitude: null }, CIVIL)
    const [found] = births(night, { from: 1986, to: 1986 }, { zone: SHANGHAI, longitude: null }, CIVIL)
    expect([found?.from, found?.until]).toEqual([unix('1986-09-13T16:00:00Z'), unix('1986-09-13T19:00:00Z')])
    expect(spans(found ? [found] : [])).toEqual(['1986/09/14 01:00:00 1986/09/14 03:00:00'])
  })
  test('back over midnight: the last hour of Saturday comes again, a minute of Sunday between', () => {
    const place: PlaceClock = { zone: ST_JOHNS, longitude: null }
    const by = school('civil', '00:00')
    const evening = castAt(instant(unix('2010-11-07T02:00:00Z')), place, by)
    expect(spans(births(evening, { from: 2010, to: 2010 }, place, by))).toEqual([
      '2010/11/06 23:00:00 2010/11/07 00:00:00',
      '2010/11/06 23:01:00 2010/11/07 00:00:00',
    ])
  })
})

// tz database: Pacific/Pago_Pago went over the date line on 5 July 1892 and had the fourth again.
test('a date shown twice running joins its late 子 hour to its own early one', () => {
  const zone = zoneOf('Pacific/Pago_Pago', [
    period('1892-07-04T11:22:48Z', 45_432, 0, ''),
    period(null, -40_968, 0, ''),
  ])
  const place: PlaceClock = { zone, longitude: null }
  const by = school('civil', '00:00-own-stem')
  const wanted = castAt(instant(unix('1892-07-04T11:00:00Z')), place, by)
  expect(spans(births(wanted, { from: 1892, to: 1892 }, place, by))).toEqual([
    '1892/07/04 00:00:00 1892/07/04 01:00:00',
    '1892/07/04 23:00:00 1892/07/04 01:00:00',
    '1892/07/04 23:00:00 1892/07/05 00:00:00',
  ])
})
// tz database, Africa/Maputo. In the east of the country the Sun's clock was half an hour into 1909 when it was set back.
test('a match that begins and ends in one year is also found in the other if the clock went back to it', () => {
  const zone = zoneOf('Africa/Maputo', [period('1908-12-31T21:49:42Z', 7818, 0, 'LMT'), period(null, 7200, 0, 'CAT')])
  const place: PlaceClock = { zone, longitude: 41.6 }
  const by = school('trueSolar', '00:00')
  const wanted = castAt(instant(unix('1908-12-31T21:55:00Z')), place, by)
  const found = [1907, 1908, 1909, 1910].map((year) => spans(births(wanted, { from: year, to: year }, place, by)))
  expect(found.map((matches) => matches.length)).toEqual([0, 1, 1, 0])
  expect(found[1]?.[0]).toMatch(/^1909\/.*1909\//)
})

// ---- What cannot be ----

test.each([
  ['甲子 丁卯 甲子 甲子', '23:00', null],
  ['甲子 丁寅 甲子 甲子', '23:00', { code: 'pillars/unknown', params: { part: 'month', text: '丁寅' } }],
  ['甲子 丁卯 甲子', '23:00', { code: 'pillars/unknown', params: { part: 'hour', text: '' } }],
  ['甲子 戊寅 甲子 甲子', '23:00', { code: 'pillars/impossible', params: { part: 'month' } }],
  ['甲子 丙寅 甲子 乙丑', '23:00', null],
  ['甲子 丙寅 甲子 丁丑', '23:00', { code: 'pillars/impossible', params: { part: 'hour' } }],
  ['甲子 丙寅 甲子 丙子', '23:00', { code: 'pillars/impossible', params: { part: 'hour' } }],
  ['甲子 丙寅 甲子 丙子', '00:00', null],
  ['甲子 丙寅 甲子 丙子', '00:00-own-stem', { code: 'pillars/impossible', params: { part: 'hour' } }],
] as const)('%s by %s: %o', (text, rollover, error) => {
  const found = findBirths(written(text), CENTURIES, BEIJING, school('civil', rollover))
  expect(found.ok ? null : found.error).toEqual(error)
})

test('720 of the 3,600 pairs of year and month exist, and 720 of those of day and hour, 780 with a late 子 hour', () => {
  const cycle = Array.from(
    { length: 60 },
    (_, i) => '甲乙丙丁戊己庚辛壬癸'.charAt(i % 10) + '子丑寅卯辰巳午未申酉戌亥'.charAt(i % 12),
  )
  const range = { from: 2000, to: 2000 }
  const possible = (by: School, wanted: (a: string, b: string) => WantedPillars): number =>
    cycle.flatMap((a) => cycle.filter((b) => findBirths(wanted(a, b), range, BEIJING, by).ok)).length
  expect(possible(CIVIL, (year, month) => ({ year, month, day: '甲子', hour: '甲子' }))).toBe(720)
  const counts = ROLLOVERS.map((rollover) =>
    possible(school('civil', rollover), (day, hour) => ({ year: '甲子', month: '丙寅', day, hour })),
  )
  expect(counts).toEqual([720, 780, 720])
})

test.each([
  [{ from: 1849, to: 2000 }, false],
  [{ from: 1850, to: 2250 }, true],
  [{ from: 2000, to: 2251 }, false],
  [{ from: 2000.5, to: 2001 }, false],
  [{ from: NaN, to: 2001 }, false],
])('years %o are in the table: %s', (range, inTable) =>
  expect(findBirths(written('甲子 丁卯 甲子 甲子'), range, BEIJING, CIVIL).ok).toBe(inTable),
)

test('the Sun is not read without a longitude', () => {
  const place: PlaceClock = { zone: { kind: 'fixed', offset: 28800 }, longitude: null }
  const found = findBirths(written('甲子 丁卯 甲子 甲子'), CENTURIES, place, DEFAULT_SCHOOL)
  expect(found).toEqual({ ok: false, error: { code: 'place/longitude-missing' } })
})

// ---- All of them, and exactly ----

const SAMPLES = 40_000 * SIZE
test(`every birth is among the times of its pillars (seed ${SEED}, ${SAMPLES} births)`, () => {
  const random = chance(SEED)
  const [from, until] = [unix('1900-01-01T00:00:00Z'), unix('2101-01-01T00:00:00Z')]
  const lost: string[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const at = instant(Math.floor(from + random() * (until - from)))
    const place = PLACES[i % PLACES.length] ?? BEIJING
    const by = SCHOOLS[Math.floor(random() * SCHOOLS.length)] ?? CIVIL
    const pillars = castAt(at, place, by)
    const { year } = civilTime((at + offsetAt(at, place)) as WallSeconds)
    // Every eighth is sought in all the years, the others in its own.
    const range = i % 8 === 0 ? CENTURIES : { from: year, to: year }
    if (!births(pillars, range, place, by).some((match) => match.from <= at && at < match.until))
      lost.push(`${at} ${i}`)
  }
  expect(lost).toEqual([])
})

test(`the pillars hold to both edges of a match and no second longer (seed ${SEED})`, () => {
  const random = chance(SEED + 1)
  const loose: string[] = []
  for (let i = 0; i < 1500 * SIZE; i++) {
    const at = instant(Math.floor(unix('1900-01-01T00:00:00Z') + random() * 6.3e9))
    const place = PLACES[i % PLACES.length] ?? BEIJING
    const by = SCHOOLS[Math.floor(random() * SCHOOLS.length)] ?? CIVIL
    const wanted = textOf(castAt(at, place, by))
    for (const { from, until, wall } of births(wanted, CENTURIES, place, by)) {
      const [before, first, last, after] = [plus(from, -1), from, plus(until, -1), until].map((second) => ({
        same: textOf(castAt(second, place, by)) === wanted,
        reading: second + offsetAt(second, place),
      }))
      const tight = !before?.same && first?.same && last?.same && !after?.same
      if (!tight || first?.reading !== wall.from || (last?.reading ?? NaN) + 1 !== wall.until)
        loose.push(`${from} ${i}`)
    }
  }
  expect(loose).toEqual([])
})

test.each(SCHOOLS)(
  'the matches of all charts of a season fill it without hole or overlap: $clock, $dayRollover',
  (by) => {
    const year = 2012
    const [from, until] = [unix('2012-01-01T00:00:00+08:00'), unix('2012-04-01T00:00:00+08:00')]
    const charts = new Map<string, FourPillars>()
    const at = (second: number): void => {
      const pillars = castAt(instant(second), BEIJING, by)
      charts.set(textOf(pillars), pillars)
    }
    for (let second = from; second < until; second += 3000) at(second)
    for (const term of termsOfYear(year).slice(0, 6)) [-1, 0].forEach((step) => at(term.at + step))
    const found = [...charts.values()].flatMap((pillars) => births(pillars, { from: year, to: year }, BEIJING, by))
    found.sort((a, b) => a.from - b.from)
    expect(found.filter((match, i) => i > 0 && match.from !== found[i - 1]?.until)).toEqual([])
    expect(found[0]?.from).toBeLessThanOrEqual(from)
    expect(found[found.length - 1]?.until).toBeGreaterThanOrEqual(until)
  },
)

test('what lies at the ends of the table is found up to its first and last term', () => {
  const ends = [FIRST_TERM_INSTANT, plus(LAST_TERM_INSTANT, -1)]
  const found = ends.map((at) => births(castAt(at, BEIJING, CIVIL), { from: 1850, to: 2250 }, BEIJING, CIVIL))
  expect(found[0]?.[0]?.from).toBe(FIRST_TERM_INSTANT)
  expect(found[1]?.slice(-1)[0]?.until).toBe(LAST_TERM_INSTANT)
})

test('300 years take far less than 2 ms', () => {
  const wanted = written('丁巳 戊申 辛丑 甲午')
  const began = performance.now()
  for (let i = 0; i < 1000; i++) births(wanted, { from: 1850, to: 2150 }, BEIJING, DEFAULT_SCHOOL)
  expect((performance.now() - began) / 1000).toBeLessThan(2)
})

// ---- What others find ----

type Finder = (
  pillars: readonly [string, string, string, string],
) => readonly { getYear(): number; toString(): string }[]
const lunar =
  (sect: 1 | 2): Finder =>
  (pillars) =>
    Solar.fromBaZi(...pillars, sect, 1899).map((solar) => ({
      getYear: () => solar.getYear(),
      toString: () => solar.toYmdHms(),
    }))
const tyme: Finder = (pillars) => new EightChar(...pillars).getSolarTimes(1899, 2021)
const readingOf = (text: string): number => {
  const [year, month, day, hour, minute, second] = (text.match(/\d+/g) ?? []).map(Number)
  const time = parseCivilTime(`${String(year)}/${month}/${day} ${hour}:${pad(minute)}:${pad(second)}`)
  if (!time.ok) throw new Error(text)
  return wallSeconds(time.value)
}
const pad = (n = NaN): string => String(n).padStart(2, '0')
/** Their terms differ from ours by 2.8 s at most (test/core/calendar/solar-terms.test.ts). */
const TERM_DIFFERENCE = 3

/** Of the years 1900–2020: what they find that we do not, and how many of our times they miss. */
function compare(
  finder: Finder,
  by: School,
  instants: readonly number[],
): { unknown: string[]; found: number; missed: number } {
  const range = { from: 1900, to: 2020 }
  const unknown: string[] = []
  let [found, missed] = [0, 0]
  for (const at of instants) {
    const { year, month, day, hour } = castAt(instant(at), BEIJING, by)
    const ours = births({ year, month, day, hour }, range, BEIJING, by)
    const theirs = finder([year.text, month.text, day.text, hour.text])
      .filter((time) => time.getYear() >= range.from && time.getYear() <= range.to)
      .map(String)
    const within = (text: string, { wall }: Match): boolean =>
      readingOf(text) >= wall.from - TERM_DIFFERENCE && readingOf(text) < wall.until + TERM_DIFFERENCE
    unknown.push(...theirs.filter((text) => !ours.some((match) => within(text, match))))
    found += ours.length
    missed += ours.filter((match) => !theirs.some((text) => within(text, match))).length
  }
  return { unknown, found, missed }
}

const MONTHS = [1961, 1984, 2006].flatMap((year) => termsOfYear(year).filter((_, i) => i % 2 === 0))
const ANY = Array.from({ length: 30 }, (_, i) => unix('1901-01-01T00:00:00Z') + i * 124_000_123)
const BEFORE = MONTHS.map(({ at }) => at - 600)
const AFTER = MONTHS.slice(0, 18).map(({ at }) => at + 600)

// They look at the middle of a double hour, or at the 节 itself, so the piece before a 节 in the first half of its hour
// is lost to them. Of ours, found / missed by them; the versions are pinned.
test.each([
  ['lunar-typescript, day from 23:00', lunar(1), '23:00', '37 / 10'],
  ['lunar-typescript, day from 00:00', lunar(2), '00:00', '37 / 9'],
  ['tyme4ts', tyme, '23:00', '37 / 10'],
] as const)('whatever %s finds, we find', (_, finder, rollover, lost) => {
  const compared = [ANY, BEFORE, AFTER].map((instants) => compare(finder, school('civil', rollover), instants))
  expect(compared.flatMap(({ unknown }) => unknown)).toEqual([])
  expect(compared.map(({ found, missed }) => `${found} / ${missed}`)).toEqual(['47 / 0', lost, '36 / 0'])
})
