import fc from 'fast-check'
import { boundaryAlarms, type Alarm } from '../../../src/core/bazi/boundary'
import { castChart } from '../../../src/core/bazi/chart'
import { fourPillars, POSITIONS, type FourPillars } from '../../../src/core/bazi/four-pillars'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { readBirthClock, type BirthClock } from '../../../src/core/calendar/birth-clock'
import { civilTime, parseCivilTime, wallSeconds, type WallSeconds } from '../../../src/core/calendar/civil-time'
import { equationOfTime } from '../../../src/core/calendar/equation-of-time'
import { instant } from '../../../src/core/calendar/instant'
import { FIRST_TERM_INSTANT, termInstant, termOrdinal, termUncertainty } from '../../../src/core/calendar/solar-terms'

const FULL = Boolean(process.env.ZIYUAN_FULL)
const SEED = Number(process.env.ZIYUAN_SEED ?? (FULL ? Date.now() % 2 ** 31 : 20260101))
const RUNS = { seed: SEED, numRuns: FULL ? 20_000 : 1000 }

const OFFSET = 28_800
function birthAt(at: number, longitude: number | null = 116.4074, offset = OFFSET): BirthClock {
  const wall = civilTime((at + offset) as WallSeconds)
  const clock = readBirthClock({ wall, zone: { kind: 'fixed', offset }, longitude, latitude: null, fold: 0 })
  if (!clock.ok) throw new Error(clock.error.code)
  return clock.value
}
const birth = (text: string, longitude: number | null = 116.4074): BirthClock => {
  const wall = parseCivilTime(text)
  if (!wall.ok) throw new Error(text)
  return birthAt(wallSeconds(wall.value) - OFFSET, longitude)
}
const school = (clock: School['clock'], dayRollover: School['dayRollover'] = '23:00'): School => ({
  ...DEFAULT_SCHOOL,
  clock,
  dayRollover,
})
const CIVIL = school('civil')
const ROLLOVERS = ['23:00', '00:00', '00:00-own-stem'] as const
const textOf = (pillars: FourPillars): string => POSITIONS.map((position) => pillars[position].text).join(' ')
/** `year solar-term -30 ±61 癸巳 …` */
const brief = ({ kind, cause, distance, uncertainty, alternative }: Alarm): string =>
  `${kind} ${cause} ${distance ?? 'schools'} ±${uncertainty} ${textOf(alternative)}`
const alarms = (clock: BirthClock, by: School): string[] => boundaryAlarms(clock, by).map(brief)

// 2000-01-07 is 甲子 (Hong Kong Observatory), so 7 January 2000 at noon is 己卯 丁丑 甲子 庚午.
describe('hours', () => {
  test('a birth at noon is beyond doubt', () => expect(alarms(birth('2000/01/07 12:00:00'), CIVIL)).toEqual([]))
  test.each([
    ['2000/01/07 10:59:00', ['hour hour-edge -60 ±60 己卯 丁丑 甲子 庚午']],
    ['2000/01/07 10:58:59', []],
    ['2000/01/07 11:00:00', ['hour hour-edge 0 ±60 己卯 丁丑 甲子 己巳']],
    ['2000/01/07 11:01:00', ['hour hour-edge 60 ±60 己卯 丁丑 甲子 己巳']],
    ['2000/01/07 11:01:01', []],
    ['2000/01/07 12:00:00', []],
  ])('on the civil clock within a minute of the edge: %s', (text, expected) =>
    expect(alarms(birth(text), CIVIL)).toEqual(expected),
  )
  test.each([
    [-181, []],
    [-180, ['hour hour-edge -180 ±180 己卯 丁丑 甲子 庚午']],
    [0, ['hour hour-edge 0 ±180 己卯 丁丑 甲子 己巳']],
    [180, ['hour hour-edge 180 ±180 己卯 丁丑 甲子 己巳']],
    [181, []],
  ])('on the true solar clock within three: %i s', (distance, expected) => {
    const clock = birth('2000/01/07 11:00:00')
    if (clock.trueSolar === null) throw new Error('no Sun')
    const trueSolar = { ...clock.trueSolar, reading: (clock.wall + distance) as WallSeconds }
    expect(alarms({ ...clock, trueSolar }, DEFAULT_SCHOOL)).toEqual(expected)
  })
})

describe('terms', () => {
  const lichun = termInstant(termOrdinal(2013, 2))
  test.each([
    [-62, []],
    [-61, ['year solar-term -61 ±61 癸巳 甲寅 辛丑 戊子']],
    [-1, ['year solar-term -1 ±61 癸巳 甲寅 辛丑 戊子']],
    [0, ['year solar-term 0 ±61 壬辰 癸丑 辛丑 戊子']],
    [61, ['year solar-term 61 ±61 壬辰 癸丑 辛丑 戊子']],
    [62, []],
  ])('立春 turns the year: %i s from it', (distance, expected) =>
    expect(alarms(birthAt(lichun + distance), CIVIL)).toEqual(expected),
  )
  test('a 节 turns the month, a 中气 nothing', () => {
    const kinds = (index: number): string => {
      const found = boundaryAlarms(birthAt(termInstant(termOrdinal(2013, index)) + 5), CIVIL)
      return found.find(({ cause }) => cause === 'solar-term')?.kind ?? ''
    }
    expect(Array.from({ length: 24 }, (_, i) => kinds(i))).toEqual(
      Array.from({ length: 24 }, (_, i) => (i === 2 ? 'year' : i % 2 === 0 ? 'month' : '')),
    )
  })
  test('in later centuries the turning of the Earth is in doubt by more', () => {
    const term = termInstant(termOrdinal(2150, 8))
    const uncertainty = 60 + termUncertainty(term)
    expect(uncertainty).toBeGreaterThan(110)
    expect(boundaryAlarms(birthAt(Math.ceil(term - uncertainty) + 1), CIVIL)).toHaveLength(1)
    expect(boundaryAlarms(birthAt(Math.floor(term - uncertainty) - 1), CIVIL)).toHaveLength(0)
  })
  test('before the first of the table nothing is known, so nothing is offered', () =>
    expect(boundaryAlarms(birthAt(FIRST_TERM_INSTANT + 1), CIVIL).filter(({ kind }) => kind === 'month')).toEqual([]))
})

// By hand: 7 January 2000 甲子, 8 January 乙丑; 五鼠遁 gives a 甲 day 甲子 and a 乙 day 丙子.
describe('the late 子 hour', () => {
  test.each([
    ['23:00', ['00:00 己卯 丁丑 甲子 丙子', '00:00-own-stem 己卯 丁丑 甲子 甲子']],
    ['00:00', ['23:00 己卯 丁丑 乙丑 丙子', '00:00-own-stem 己卯 丁丑 甲子 甲子']],
    ['00:00-own-stem', ['23:00 己卯 丁丑 乙丑 丙子', '00:00 己卯 丁丑 甲子 丙子']],
  ] as const)('by %s is another chart by each other convention', (rollover, expected) => {
    const found = boundaryAlarms(birth('2000/01/07 23:30:00'), school('civil', rollover))
    expect(found.map(({ dayRollover, alternative }) => `${dayRollover} ${textOf(alternative)}`)).toEqual(expected)
    for (const { kind, cause, distance, uncertainty } of found)
      expect([kind, cause, distance, uncertainty]).toEqual(['day', 'day-rollover', null, 0])
  })
  test.each(ROLLOVERS)('after midnight all conventions agree: %s', (rollover) =>
    expect(boundaryAlarms(birth('2000/01/08 00:30:00'), school('civil', rollover))).toEqual([]),
  )
  test('23:00 turns the day only for those who turn it then', () => {
    const first = (rollover: School['dayRollover']): string | undefined =>
      alarms(birth('2000/01/07 22:59:30'), school('civil', rollover))[0]
    expect(ROLLOVERS.map(first)).toEqual([
      'day day-rollover -30 ±60 己卯 丁丑 乙丑 丙子',
      'hour hour-edge -30 ±60 己卯 丁丑 甲子 丙子',
      'hour hour-edge -30 ±60 己卯 丁丑 甲子 甲子',
    ])
  })
  test('half a minute before midnight the next day is near, and given once', () =>
    expect(alarms(birth('2000/01/07 23:59:30'), school('civil', '00:00'))).toEqual([
      'day day-rollover -30 ±60 己卯 丁丑 乙丑 丙子',
      'day day-rollover schools ±0 己卯 丁丑 甲子 甲子',
    ]))
})

test('true solar time without a longitude is a bug, not an answer', () =>
  expect(() => boundaryAlarms(birth('2000/01/07 12:00:00', null), DEFAULT_SCHOOL)).toThrow(TypeError))

// ---- Against the errors themselves ----

interface NearBirth {
  readonly at: number
  readonly offset: number
  readonly longitude: number
}
/** Births about the edges: near a 节, near an hour, and near both by a zone and a longitude that bring them together. */
const nearEdges = fc
  .tuple(
    fc.integer({ min: 1900, max: 2048 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: -200, max: 200 }),
    fc.integer({ min: -200, max: 200 }),
    fc.constantFrom('term', 'hour', 'both', 'both'),
  )
  .map(([year, month, fromTerm, fromHour, near]): NearBirth => {
    const term = termInstant(termOrdinal(year, 2 * month))
    if (near === 'term') return { at: term + fromTerm, offset: OFFSET, longitude: 120 }
    const at = near === 'both' ? term + fromTerm : term + 4321 * fromTerm
    const past = mod(at + OFFSET, 3600)
    const offset = OFFSET + fromHour - past + (past > 1800 ? 3600 : 0)
    return { at, offset, longitude: (offset - equationOfTime(instant(at))) / 240 }
  })
const mod = (n: number, by: number): number => ((n % by) + by) % by
const bornNear = ({ at, offset, longitude }: NearBirth): BirthClock => birthAt(at, longitude, offset)

// A birth `d` seconds after an edge is before it when more than `d` are taken off: hence the second more.
describe(`every chart the errors allow is given, and no other (seed ${SEED})`, () => {
  const given = (clock: BirthClock, by: School): string[] =>
    boundaryAlarms(clock, by)
      .filter(({ distance }) => distance !== null)
      .map(({ alternative }) => textOf(alternative))

  test('on the civil clock: a minute either way, and a second more across a term', () =>
    fc.assert(
      fc.property(nearEdges, fc.constantFrom(...ROLLOVERS), (near, rollover) => {
        const by = school('civil', rollover)
        const clock = bornNear(near)
        const erring = (error: number): string =>
          textOf(fourPillars(instant(near.at + error), (clock.wall + error) as WallSeconds, by))
        const certain = Array.from({ length: 121 }, (_, i) => erring(i - 60))
        const found = [erring(0), ...given(clock, by)]
        expect(certain.filter((text) => !found.includes(text))).toEqual([])
        expect(found.filter((text) => ![...certain, erring(-62), erring(-61), erring(61)].includes(text))).toEqual([])
      }),
      RUNS,
    ))

  test('on the true solar clock: the Sun by itself up to three minutes', () =>
    fc.assert(
      fc.property(nearEdges, fc.constantFrom(...ROLLOVERS), (near, rollover) => {
        const by = school('trueSolar', rollover)
        const clock = bornNear(near)
        const reading = clock.trueSolar?.reading ?? NaN
        const erring = (error: number, sun: number): string =>
          textOf(fourPillars(instant(near.at + error), (reading + sun) as WallSeconds, by))
        const possible = [-62, 0, 61].flatMap((error) => [-181, 0, 180].map((sun) => erring(error, sun)))
        expect(new Set([erring(0, 0), ...given(clock, by)])).toEqual(new Set(possible))
      }),
      RUNS,
    ))
})

test(`no alternative is the chart itself or comes twice (seed ${SEED})`, () =>
  fc.assert(
    fc.property(
      nearEdges,
      fc.constantFrom(...ROLLOVERS),
      fc.constantFrom('civil', 'trueSolar'),
      (near, rollover, clock) => {
        const by = school(clock, rollover)
        const found = bornNear(near)
        const texts = [
          castChart(found, by).pillars,
          ...boundaryAlarms(found, by).map((alarm) => alarm.alternative),
        ].map(textOf)
        expect(new Set(texts).size).toBe(texts.length)
      },
    ),
    RUNS,
  ))
