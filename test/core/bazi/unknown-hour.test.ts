import fc from 'fast-check'
import { castChart, type Chart } from '../../../src/core/bazi/chart'
import { ELEMENTS } from '../../../src/core/bazi/elements'
import { POSITIONS, type FourPillars } from '../../../src/core/bazi/four-pillars'
import type { PlaceClock } from '../../../src/core/bazi/place-clock'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { unknownHour, type CivilDate, type HourCandidate, type UnknownHour } from '../../../src/core/bazi/unknown-hour'
import { readBirthClock } from '../../../src/core/calendar/birth-clock'
import {
  civilTime,
  dayNumber,
  formatClock,
  SECONDS_PER_DAY,
  type WallSeconds,
} from '../../../src/core/calendar/civil-time'
import { instant, type Instant } from '../../../src/core/calendar/instant'
import { termsOfYear } from '../../../src/core/calendar/solar-terms'
import type { Zone } from '../../../src/core/calendar/zone-history'

const FULL = Boolean(process.env.ZIYUAN_FULL)
const SEED = Number(process.env.ZIYUAN_SEED ?? (FULL ? Date.now() % 2 ** 31 : 20260101))
const RUNS = { seed: SEED, numRuns: FULL ? 10_000 : 500 }

const ROLLOVERS = ['23:00', '00:00', '00:00-own-stem'] as const
const school = (clock: School['clock'], dayRollover: School['dayRollover'] = '23:00'): School => ({
  ...DEFAULT_SCHOOL,
  clock,
  dayRollover,
})
const fixed = (offset: number, longitude: number | null): PlaceClock => ({ zone: { kind: 'fixed', offset }, longitude })
const BEIJING = fixed(28_800, 116.4074)
const date = (text: string): CivilDate => {
  const [year = NaN, month = NaN, day = NaN] = text.split('/').map(Number)
  return { year, month, day }
}
function day(text: string, place: PlaceClock, by: School): UnknownHour {
  const read = unknownHour(date(text), place, by)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}
const textOf = (pillars: FourPillars): string => POSITIONS.map((position) => pillars[position].text).join(' ')
const clockOf = (wall: WallSeconds): string => formatClock(civilTime(wall)).slice(0, 5)
const brief = ({ wall, pillars }: HourCandidate): string =>
  `${clockOf(wall.from)}–${clockOf(wall.until)} ${pillars.day.text} ${pillars.hour.text}`

// 7 January 2000 is 甲子 (Hong Kong Observatory); the hours of 甲, 乙 and 癸 days by 五鼠遁, by hand.
const HOURS_OF_JIA = ['乙丑', '丙寅', '丁卯', '戊辰', '己巳', '庚午', '辛未', '壬申', '癸酉', '甲戌', '乙亥']

describe('7 January 2000 by the civil clock', () => {
  const middle = HOURS_OF_JIA.map((hour, i) => `${pad(2 * i + 1)}:00–${pad(2 * i + 3)}:00 甲子 ${hour}`)
  test.each([
    ['23:00', ['00:00–01:00 甲子 甲子', ...middle, '23:00–00:00 乙丑 丙子']],
    ['00:00', ['00:00–01:00 甲子 甲子', ...middle, '23:00–00:00 甲子 丙子']],
    ['00:00-own-stem', ['00:00–01:00 甲子 甲子', ...middle, '23:00–00:00 甲子 甲子']],
  ] as const)('has thirteen charts with the day from %s', (rollover, expected) =>
    expect(day('2000/01/07', BEIJING, school('civil', rollover)).hours.map(brief)).toEqual(expected),
  )

  const { known, common, hours } = day('2000/01/07', BEIJING, school('civil'))
  test('its year and month are certain, its day all but the last hour', () => {
    const texts = ({ pillar, alternatives }: (typeof known)['day']): string[] =>
      [pillar, ...alternatives].map((p) => p.text)
    expect([texts(known.year), texts(known.month), texts(known.day)]).toEqual([['己卯'], ['丁丑'], ['甲子', '乙丑']])
  })
  test('what all thirteen share is named, the rest left open', () => {
    expect(POSITIONS.map((position) => common.pillars[position]?.text ?? null)).toEqual(['己卯', '丁丑', null, null])
    expect(common.stems).toEqual({ year: '己', month: '丁', day: null, hour: null })
    expect(common.branches).toEqual({ year: '卯', month: '丑', day: null, hour: null })
  })
  // By hand: 己土 卯木 丁火 丑土, and 甲木 子水 with the hours 甲木子水 乙木丑土 丙火寅木 丁火卯木 戊土辰土 己土巳火
  // 庚金午火 辛金未土 壬水申金 癸水酉金 甲木戌土 乙木亥水, or 乙木 丑土 with 丙火子水.
  test('each element counts so many of the eight at least and so many at most', () =>
    expect(common.elements).toEqual({
      木: { least: 2, most: 3 },
      火: { least: 1, most: 2 },
      土: { least: 2, most: 4 },
      金: { least: 0, most: 1 },
      水: { least: 1, most: 2 },
    }))
  test('each candidate can be cast at its own moment', () => {
    for (const { at, from, until, pillars } of hours) {
      expect(at >= from && at < until).toBe(true)
      expect(textOf(chartAt(at, BEIJING, 28_800, school('civil')).pillars)).toBe(textOf(pillars))
    }
  })
})
function pad(n: number): string {
  return String(n).padStart(2, '0')
}

describe('the true solar date and the date on the wall', () => {
  // Ürümqi by the clock of Beijing: its Sun is some two hours behind, so the day begins in the 亥 hour of the day before.
  test('part by two hours in the west', () => {
    const { hours, known } = day('2000/01/07', fixed(28_800, 87.6), DEFAULT_SCHOOL)
    expect(hours.map(({ pillars }) => pillars.day.text + pillars.hour.text)).toEqual([
      ...['癸亥癸亥', '甲子甲子'],
      ...HOURS_OF_JIA.map((hour) => `甲子${hour}`).slice(0, -1),
      '甲子乙亥',
    ])
    expect(known.day.alternatives.map(({ text }) => text)).toEqual(['癸亥'])
  })
  test('with the day from midnight, the 子 hour before it is two', () => {
    const { hours } = day('2000/01/07', BEIJING, school('trueSolar', '00:00'))
    expect(hours.slice(0, 3).map(({ pillars }) => pillars.day.text + pillars.hour.text)).toEqual([
      '癸亥甲子',
      '甲子甲子',
      '甲子乙丑',
    ])
    expect(hours).toHaveLength(14)
  })
})

// Hong Kong Observatory: 立春 of 2013 on 4 February at 00:13, 惊蛰 on 5 March at 18:15.
test('a 节 cuts its hour, and leaves an alternative where it leaves one', () => {
  const cut = day('2013/03/05', BEIJING, school('civil'))
  expect(cut.hours.map(({ wall, pillars }) => [clockOf(wall.from), pillars.month.text]).slice(8, 12)).toEqual([
    ['15:00', '甲寅'],
    ['17:00', '甲寅'],
    [expect.stringMatching(/^18:1[45]$/), '乙卯'],
    ['19:00', '乙卯'],
  ])
  expect([cut.known.month.pillar.text, cut.known.month.alternatives.map(({ text }) => text)]).toEqual([
    '甲寅',
    ['乙卯'],
  ])
  expect(cut.common.stems.month).toBeNull()
  const turned = day('2013/02/04', BEIJING, school('civil')).known.year
  expect([turned.pillar.text, turned.alternatives.map(({ text }) => text)]).toEqual(['癸巳', ['壬辰']])
})

const zoneOf = (
  name: string,
  changes: readonly (readonly [until: string | null, offset: number])[],
): PlaceClock['zone'] => {
  const until = changes.map(([iso]) => (iso === null ? Infinity : Date.parse(iso) / 1000))
  const periods: Zone['periods'] = changes.map(([, offset], i) => {
    return { from: until[i - 1] ?? -Infinity, until: until[i] ?? Infinity, offset, summer: 0, abbreviation: '' }
  })
  return { kind: 'history', name, zone: { name, periods } }
}
describe('days of clocks that were set', () => {
  // tz database: Pacific/Apia went over the date line at the end of 29 December 2011.
  const apia: PlaceClock = {
    zone: zoneOf('Pacific/Apia', [
      ['2011-12-30T10:00:00Z', -36_000],
      [null, 50_400],
    ]),
    longitude: -171.8,
  }
  test('a day a place skipped has no hours', () =>
    expect(unknownHour(date('2011/12/30'), apia, DEFAULT_SCHOOL)).toEqual({
      ok: false,
      error: { code: 'time/gap', params: { text: '2011/12/30 00:00:00' } },
    }))
  test('its neighbours have all of theirs', () => {
    expect(day('2011/12/29', apia, DEFAULT_SCHOOL).hours.length).toBeGreaterThanOrEqual(13)
    expect(day('2011/12/31', apia, DEFAULT_SCHOOL).hours.length).toBeGreaterThanOrEqual(13)
  })
  // tz database: America/St_Johns set its clocks back at 00:01 of 7 November 2010, to 23:01 of the 6th.
  test('a day of 24 hours and 59 minutes, the last of them after a minute of the next day', () => {
    const { hours } = day(
      '2010/11/06',
      {
        zone: zoneOf('America/St_Johns', [
          ['2010-11-07T02:31:00Z', -9000],
          [null, -12_600],
        ]),
        longitude: null,
      },
      school('civil'),
    )
    expect(hours.slice(-2).map(({ wall }) => [clockOf(wall.from), clockOf(wall.until)])).toEqual([
      ['23:00', '00:00'],
      ['23:01', '00:00'],
    ])
    expect(hours.reduce((sum, { from, until }) => sum + until - from, 0)).toBe(25 * 3600 - 60)
  })
})

test.each([
  ['2023/02/29', BEIJING, 'time/no-such-date'],
  ['2023/13/01', BEIJING, 'time/no-such-date'],
  ['1849/06/01', BEIJING, 'time/out-of-range'],
  ['2250/12/31', BEIJING, 'time/out-of-range'],
  ['2000/01/07', fixed(28_800, null), 'place/longitude-missing'],
])('%s is refused with a reason', (text, place, code) => {
  const read = unknownHour(date(text), place, DEFAULT_SCHOOL)
  expect(read.ok ? null : read.error.code).toBe(code)
})

// ---- Against casting ----

function chartAt(at: Instant, place: PlaceClock, offset: number, by: School): Chart {
  const clock = readBirthClock({ wall: civilTime((at + offset) as WallSeconds), ...place, latitude: null, fold: 0 })
  if (!clock.ok) throw new Error(clock.error.code)
  return castChart(clock.value, by)
}

const someDay = fc.oneof(
  fc.integer({ min: dayNumber(1900, 1, 1), max: dayNumber(2100, 12, 31) }),
  fc.tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 0, max: 11 })).map(([year, month]) => {
    return Math.floor(((termsOfYear(year)[2 * month]?.at ?? NaN) + 28_800) / SECONDS_PER_DAY)
  }),
)
const somewhere = fc.tuple(
  fc.integer({ min: -12, max: 14 }).map((hours) => hours * 3600),
  fc.double({ min: -180, max: 180, noNaN: true }),
)
const someSchool = fc
  .tuple(fc.constantFrom('civil', 'trueSolar'), fc.constantFrom(...ROLLOVERS))
  .map(([clock, rollover]) => school(clock, rollover))
const someSeconds = fc.array(fc.integer({ min: 0, max: SECONDS_PER_DAY - 1 }), { minLength: 8, maxLength: 8 })

/** Whether what was found of the day is true of one chart of it. */
function holds({ hours, known, common }: UnknownHour, at: number, { pillars, elementCounts }: Chart): boolean {
  const there = hours.filter(({ from, until }) => from <= at && at < until)
  const isKnown = (['year', 'month', 'day'] as const).every((position) => {
    const { pillar, alternatives } = known[position]
    return [pillar, ...alternatives].includes(pillars[position])
  })
  const isCommon = POSITIONS.every((position) => [null, pillars[position]].includes(common.pillars[position]))
  const isCounted = ELEMENTS.every((element) => {
    const { least, most } = common.elements[element]
    return elementCounts[element] >= least && elementCounts[element] <= most
  })
  return (
    there.length === 1 &&
    there.every((hour) => textOf(hour.pillars) === textOf(pillars)) &&
    isKnown &&
    isCommon &&
    isCounted
  )
}

test(`the candidates fill the day, each with one chart and unlike its neighbours (seed ${SEED})`, () =>
  fc.assert(
    fc.property(someDay, somewhere, someSchool, someSeconds, (days, [offset, longitude], by, seconds) => {
      const begin = days * SECONDS_PER_DAY - offset
      const place = fixed(offset, longitude)
      const found = unknownHour(civilTime((begin + offset) as WallSeconds), place, by)
      if (!found.ok) throw new Error(found.error.code)
      const { hours, common } = found.value
      const edges = hours.map(({ from }) => Number(from))
      expect([...edges, begin + SECONDS_PER_DAY]).toEqual([begin, ...hours.map(({ until }) => Number(until))])
      const texts = hours.map(({ pillars }) => textOf(pillars))
      expect(texts.filter((text, i) => text === texts[i - 1])).toEqual([])

      const chart = (at: number): Chart => chartAt(instant(at), place, offset, by)
      const moments = [...edges, ...edges.slice(1).map((edge) => edge - 1), ...seconds.map((second) => begin + second)]
      expect(moments.filter((at) => !holds(found.value, at, chart(at)))).toEqual([])
      for (const element of ELEMENTS) {
        const counts = edges.map((edge) => chart(edge).elementCounts[element])
        expect(common.elements[element]).toEqual({ least: Math.min(...counts), most: Math.max(...counts) })
      }
    }),
    RUNS,
  ))
