import fc from 'fast-check'
import type { Gender } from '../../../src/core/bazi/birth-request'
import { addMonths, luckSpan } from '../../../src/core/bazi/luck-span'
import { luckStart, type LuckStart } from '../../../src/core/bazi/luck-start'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import {
  civilTime,
  isoCivilTime,
  parseCivilTime,
  wallSeconds,
  type WallSeconds,
} from '../../../src/core/calendar/civil-time'
import { instant } from '../../../src/core/calendar/instant'
import {
  LAST_TERM_INSTANT,
  TERM_NAMES,
  termInstant,
  termOrdinal,
  type TermName,
} from '../../../src/core/calendar/solar-terms'
import golden from '../../golden/child-limit.json'
import { chartOf, GENDERS, lunarOf, OFFSET, randomBirths, RULES, startOf, tally, wallOf, yunOf } from './luck-births'

const read = (text: string) => {
  const time = parseCivilTime(text.slice(0, 19).replace(/-/g, '/').replace('T', ' '))
  if (!time.ok) throw new Error(time.error.code)
  return time.value
}
const date = ({ at }: LuckStart): string => isoCivilTime(civilTime(at)).slice(0, 10)

// ---- What others found ----

const RULE_NAMES: Record<string, School['luckRule']> = { lunarSect1: 'day-hour', lunarSect2: 'minute' }

test.each(golden.filter(({ input }) => input.rule in RULE_NAMES))('$id: luck starts when $source says', (vector) => {
  const { solar, input, expect: expected } = vector
  const start = startOf(chartOf(read(solar)), input.gender as Gender, RULE_NAMES[input.rule])
  expect({ ...start, start: date(start) }).toMatchObject(expected)
})

// Almanacs round in ways of their own: the number is right when within two thirds of a year of the way.
test.each(golden.filter(({ input }) => input.rule === 'almanac number'))('$id: the number of $source', (vector) => {
  const chart = chartOf(read(vector.solar))
  const start = startOf(chart, vector.input.gender as Gender)
  const days = Math.abs(start.jie.at - chart.clock.instant) / 86400
  expect(start.forward).toBe(vector.exact?.forward)
  expect(days).toBeCloseTo(vector.exact?.days ?? NaN, 3)
  expect(start.number).toBe(Math.round(days / 3))
  expect(Math.abs(days / 3 - (vector.expect.startNumber ?? NaN))).toBeLessThanOrEqual(0.67)
})

test('every golden case is tried by one of the two tests', () => {
  expect(golden.filter(({ input }) => input.rule !== 'almanac number' && !(input.rule in RULE_NAMES))).toEqual([])
})

// Copied from 6tail/lunar-javascript, __tests__/Yun.test.js (first three), and 6tail/tyme4py, test of LunarSect2 (last).
test.each([
  { birth: '2022-03-09T20:51:00', gender: 'male', rule: 'day-hour', start: '2030-12-19' },
  { birth: '2022-03-09T20:51:00', gender: 'male', rule: 'minute', start: '2030-12-12' },
  { birth: '2018-06-11T09:30:00', gender: 'female', rule: 'minute', start: '2020-03-21' },
  { birth: '1986-05-29T13:37:00', gender: 'male', rule: 'minute', start: '1988-12-30' },
] as const)('$birth, $gender: luck starts on $start by the rule $rule', ({ birth, gender, rule, start }) => {
  expect(date(startOf(chartOf(read(birth)), gender, rule))).toBe(start)
})

/** So many days and hours from a 节; 1984 is 甲子, 1985 乙丑. */
const beside = (year: number, name: TermName, days: number, hours = 0) => {
  const at = termInstant(termOrdinal(year, TERM_NAMES.indexOf(name))) + days * 86400 + hours * 3600
  return chartOf(civilTime((at + OFFSET) as WallSeconds))
}

// 《渊海子平》卷一, "论起大运法": 甲子 year, a man, 30 days to the next 节: from 10; 乙丑 year, a woman, 12 days to 惊蛰:
// from 4; 乙丑 year, a man, 15 days from 立春: from 5; 甲子 year, a woman, 9 days from 立春: from 3. (The first there lies
// between 立春 and 惊蛰, by even months of 30 days; the Sun takes less, so here it lies before 白露.)
test.each([
  { year: 1984, jie: '白露', days: -30, gender: 'male', age: 10, forward: true },
  { year: 1985, jie: '惊蛰', days: -12, gender: 'female', age: 4, forward: true },
  { year: 1985, jie: '立春', days: 15, gender: 'male', age: 5, forward: false },
  { year: 1984, jie: '立春', days: 9, gender: 'female', age: 3, forward: false },
] as const)('$days days beside $jie of $year, $gender: luck from $age, as in 渊海子平', (row) => {
  const chart = beside(row.year, row.jie, row.days)
  for (const rule of RULES) {
    const start = startOf(chart, row.gender, rule)
    expect(start).toMatchObject({ years: row.age, months: 0, days: 0, hours: 0, number: row.age, forward: row.forward })
    expect(start.jie.name).toBe(row.jie)
  }
})

// 《三命通会》卷二, "论大运": a man of 甲子 (here 1924), from the 24th at 巳 to 立春 on the 29th at 申: 63 时辰, 630 days,
// one year and nine months.
test('5 days and 3 时辰 are one year and nine months, as in 三命通会', () => {
  const chart = beside(1925, '立春', -5, -6)
  expect(chart.pillars.year.text).toBe('甲子')
  for (const rule of RULES)
    expect(startOf(chart, 'male', rule)).toMatchObject({ years: 1, months: 9, days: 0, hours: 0, forward: true })
})

// Both rules and both genders, so 6,000 starts a rule. A minute more or less is two hours of life.
describe('over 3,000 births lunar-typescript says the same, except', () => {
  const births = randomBirths(3000, 20260101)
  const causes = Object.fromEntries(RULES.map((rule) => [rule, tally()]))
  const wrong: string[] = []

  beforeAll(() => {
    for (const wall of births) {
      const chart = chartOf(wall)
      const lunar = lunarOf(wall)
      for (const gender of GENDERS) {
        for (const rule of RULES) {
          const ours = startOf(chart, gender, rule)
          const yun = yunOf(lunar, gender, rule)
          const theirs = [yun.getStartYear(), yun.getStartMonth(), yun.getStartDay(), yun.getStartHour()]
          const same = [ours.years, ours.months, ours.days, ours.hours].join() === theirs.join()
          const name = `${isoCivilTime(wall)} ${gender} ${rule}`
          if (ours.forward !== yun.isForward()) wrong.push(`${name}: direction`)
          if (same && ours.at !== wallOf(yun.getStartSolar())) wrong.push(`${name}: same age, another date`)
          if (!same) causes[rule]?.add(causeOf(chart.clock.instant + OFFSET, ours, lunarJie(lunar, ours), theirs, rule))
        }
      }
    }
  })

  test('nothing that has no known cause', () => expect(wrong).toEqual([]))
  test('by minutes: it cuts the seconds off both ends, or its 节 is some seconds away', () => {
    expect(causes['minute']?.counts).toEqual({ 'seconds cut off': 2902, '节 some seconds away': 54 })
  })
  test('by 时辰: nothing at all', () => {
    expect(causes['day-hour']?.counts).toEqual({})
  })
})

function lunarJie(lunar: ReturnType<typeof lunarOf>, { forward }: LuckStart): number {
  return wallOf((forward ? lunar.getNextJie() : lunar.getPrevJie()).getSolar())
}

/** What, done to our own figures, gives theirs. */
function causeOf(birth: number, ours: LuckStart, jie: number, theirs: number[], rule: School['luckRule']): string {
  const span = (at: number, to = (seconds: number): number => seconds): boolean => {
    const [from, until] = ours.forward ? [birth, at] : [at, birth]
    const { years, months, days, hours } = luckSpan(rule, to(from), to(until))
    return [years, months, days, hours].join() === theirs.join()
  }
  const cut = (seconds: number): number => Math.floor(seconds / 60) * 60
  if (rule === 'minute' && span(ours.jie.at + OFFSET, cut)) return 'seconds cut off'
  if (span(jie, rule === 'minute' ? cut : undefined) && Math.abs(jie - ours.jie.at - OFFSET) <= 5)
    return '节 some seconds away'
  return 'unknown'
}

// ---- What must hold by itself ----

const instants = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2049, 11) / 1000 })
const chartAt = (seconds: number) => chartOf(civilTime((seconds + OFFSET) as WallSeconds))

test('a man and a woman of one birth go to the two 节 around it, a month of 29 to 32 days apart', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const chart = chartAt(at)
      const [man, woman] = [startOf(chart, 'male'), startOf(chart, 'female')]
      expect(man.forward).toBe(!woman.forward)
      const [next, last] = man.forward ? [man.jie, woman.jie] : [woman.jie, man.jie]
      expect(next.ordinal - last.ordinal).toBe(2)
      expect(last.at <= at && at < next.at).toBe(true)
    }),
  )
})

test('both rules agree within twenty days, and stay under eleven years', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...GENDERS), (at, gender) => {
      const [minute, doubleHour] = RULES.map((rule) => startOf(chartAt(at), gender, rule)) as [LuckStart, LuckStart]
      expect(Math.abs(minute.instant - doubleHour.instant) / 86400).toBeLessThan(20)
      for (const { years, months, days, hours, number } of [minute, doubleHour]) {
        expect(years <= 10 && months < 12 && days < 30 && hours < 24 && number <= 10).toBe(true)
      }
      expect(minute.at - minute.instant).toBe(OFFSET)
    }),
  )
})

test('a birth at the instant of a 节 has it behind: backward luck starts at once', () => {
  const at = termInstant(termOrdinal(2024, TERM_NAMES.indexOf('惊蛰')))
  const chart = chartAt(at)
  expect(startOf(chart, 'female')).toMatchObject({ years: 0, months: 0, days: 0, hours: 0, instant: at, number: 0 })
  expect(startOf(chart, 'male').jie.name).toBe('清明')
  expect(startOf(chartAt(at - 1), 'male')).toMatchObject({ years: 0, months: 0, days: 0, hours: 0, instant: at - 1 })
})

test('summer time is taken off: the same instant starts luck at the same instant', () => {
  const summer = { instant: instant(Date.UTC(1988, 6, 1, 4, 30) / 1000), offset: 9 * 3600, summer: 3600 }
  const standard = { ...summer, offset: 8 * 3600, summer: 0 }
  const { pillars } = chartAt(summer.instant)
  for (const luckRule of RULES)
    expect(luckStart(summer, pillars, 'male', { luckRule })).toEqual(luckStart(standard, pillars, 'male', { luckRule }))
})

test.each([
  ['2023-01-31T10:00:00', 1, '2023-02-28T10:00:00'],
  ['2024-01-31T23:59:59', 1, '2024-02-29T23:59:59'],
  ['2024-02-29T00:00:00', 12, '2025-02-28T00:00:00'],
  ['2024-02-29T00:00:00', 48, '2028-02-29T00:00:00'],
  ['1999-10-31T00:00:01', 5, '2000-03-31T00:00:01'],
  ['1999-10-31T00:00:01', 4, '2000-02-29T00:00:01'],
])('%s and %d months is %s', (from, months, to) => {
  expect(isoCivilTime(civilTime(addMonths(wallSeconds(read(from)), months)))).toBe(to)
})

test('without a next 节 in the table there is no forward start, and backward goes on', () => {
  const birth = { instant: instant(LAST_TERM_INSTANT - 3600), offset: OFFSET, summer: 0 }
  const year = chartAt(birth.instant).pillars
  expect(year.year.text).toBe('庚寅')
  expect(luckStart(birth, year, 'male', DEFAULT_SCHOOL)).toBeNull()
  expect(luckStart(birth, year, 'female', DEFAULT_SCHOOL)?.jie.name).toBe('大雪')
})

test('a gender or a rule that is none is a bug', () => {
  const { clock, pillars } = chartAt(0)
  expect(() => luckStart(clock, pillars, null as unknown as Gender, DEFAULT_SCHOOL)).toThrow(TypeError)
  expect(() => luckStart(clock, pillars, 'male', {} as School)).toThrow(TypeError)
})
