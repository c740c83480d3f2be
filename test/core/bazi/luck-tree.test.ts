import fc from 'fast-check'
import { fourPillars } from '../../../src/core/bazi/four-pillars'
import { readingAt } from '../../../src/core/bazi/luck-clock'
import { luckTree, type LuckNode, type LuckTree } from '../../../src/core/bazi/luck-tree'
import { minorLuck } from '../../../src/core/bazi/minor-luck'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { civilTime, isoCivilTime, type CivilTime, type WallSeconds } from '../../../src/core/calendar/civil-time'
import { instant, type Instant } from '../../../src/core/calendar/instant'
import { isJie, solarTerm, termInstant } from '../../../src/core/calendar/solar-terms'
import { chartOf, GENDERS, lunarOf, OFFSET, randomBirths, RULES, startOf, tally, yunOf } from './luck-births'
import { dayOf, holes, pick, ROLLOVERS, span, yearsOf } from './luck-walk'

const treeOf = (wall: CivilTime, gender: (typeof GENDERS)[number] = 'male', school: Partial<School> = {}): LuckTree => {
  const chart = chartOf(wall, school)
  return luckTree(chart, startOf(chart, gender))
}
const text = (nodes: readonly LuckNode[]): string => nodes.map(({ column }) => column.pillar.text).join(' ')
const clockOf = (at: Instant): string => isoCivilTime(civilTime((at + OFFSET) as WallSeconds)).slice(5, 16)

// ---- What others found ----

describe('over 3,000 births lunar-typescript differs in', () => {
  const years = tally()
  const months = tally()
  let compared = 0

  beforeAll(() => {
    randomBirths(3000, 20260404).forEach((wall, i) => {
      const [gender, rule] = [GENDERS[i % 2] ?? 'male', RULES[(i >> 1) % 2] ?? 'minute']
      const chart = chartOf(wall)
      const start = startOf(chart, gender, rule)
      const tree = luckTree(chart, start)
      const yun = yunOf(withSpringKept(lunarOf(wall)), gender, rule)
      const theirs = yun.getDaYun(11)
      const cycles = tree.cycles()
      // See luck-cycles.test.ts.
      if (yun.getStartSolar().getYear() !== civilTime(start.at).year) return years.add('start beyond a New Year')
      // Every cycle has the same rule for its years: childhood, and one of the ten in turn.
      for (const index of [0, 1 + (i % 10)]) {
        const [cycle, their] = [cycles[index], theirs[index]]
        if (!cycle || !their) throw new Error('eleven cycles')
        const ours = tree.years(cycle)
        const flows = their.getLiuNian()
        if (ours.length !== flows.length) years.add('count')
        ours.forEach((year, k) => {
          const flow = flows[k]
          compared++
          if (year.year !== flow?.getYear() || year.age !== flow.getAge()) years.add('year or age')
          else if (year.column.pillar.text !== flow.getGanZhi()) years.add('pillar')
          else if (
            k === i % 10 &&
            text(tree.months(year)) !==
              flow
                .getLiuYue()
                .map((m) => m.getGanZhi())
                .join(' ')
          )
            months.add('pillar')
        })
      }
    })
  })

  test('no year, but for one birth whose luck starts two hours later there, in the next year', () => {
    expect(years.counts).toEqual({ 'start beyond a New Year': 1 })
    expect(compared).toBeGreaterThan(3000 * 10)
  })
  test('no month', () => expect(months.counts).toEqual({}))
})

/** For each of its years the library works out the lunar date of 立春 anew; here only once. */
function withSpringKept(lunar: ReturnType<typeof lunarOf>): typeof lunar {
  const spring = lunar.getJieQiTable()['立春']
  const kept = spring?.getLunar()
  if (spring && kept) spring.getLunar = () => kept
  return lunar
}

// 2013 is 癸巳: 戊癸 甲寅. The 节 copied from the Hong Kong Observatory, "2013 年二十四节气的日期及时间资料" (UTC+8, minutes).
test('the year 癸巳 has its twelve months, 甲寅 first, each from the 节 as printed', () => {
  const tree = treeOf({ year: 1990, month: 6, day: 15, hour: 9, minute: 30, second: 0 })
  const year = yearsOf(tree).find((node) => node.year === 2013)
  if (!year) throw new Error('2013 is in the tree')
  expect(year.column.pillar.text).toBe('癸巳')
  const months = tree.months(year)
  expect(text(months)).toBe('甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 辛酉 壬戌 癸亥 甲子 乙丑')
  const printed = `02-04T00:13 03-05T18:15 04-04T23:02 05-05T16:18 06-05T20:23 07-07T06:35 08-07T16:20 09-07T19:16
    10-08T10:58 11-07T14:14 12-07T07:09`
  const apart = printed.split(/\s+/).map((at, i) => (months[i]?.from ?? NaN) - Date.parse(`2013-${at}:00+08:00`) / 1000)
  expect(apart).toHaveLength(11)
  expect(apart.filter((seconds) => !(Math.abs(seconds) <= 30))).toEqual([])
})

// 2000-01-01 is 戊午 (design, anchored on the Hong Kong Observatory's calendar); 戊癸之日壬子始.
test.each([
  ['23:00', '壬子 癸丑 甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 辛酉 壬戌 癸亥', '12-31T23:00'],
  ['00:00', '壬子 癸丑 甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 辛酉 壬戌 癸亥 甲子', '01-01T00:00'],
  ['00:00-own-stem', '壬子 癸丑 甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 辛酉 壬戌 癸亥 壬子', '01-01T00:00'],
] as const)('the hours of 戊午, 2000-01-01, where the day turns at %s', (dayRollover, hours, from) => {
  const { tree, day } = dayOf(
    treeOf({ year: 1970, month: 6, day: 15, hour: 9, minute: 0, second: 0 }, 'male', { dayRollover }),
    2000,
    1,
    1,
  )
  expect(day.column.pillar.text).toBe('戊午')
  expect(text(tree.hours(day))).toBe(hours)
  expect(clockOf(day.from)).toBe(from)
})

// ---- What must hold by itself ----

const births = fc
  .integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2049, 11) / 1000 })
  .map((at) => civilTime((at + OFFSET) as WallSeconds))
const schools = fc.constantFrom(...ROLLOVERS)

test('ten years to a cycle and twelve months to a year, without holes, from 立春 to 立春 and from 节 to 节', () => {
  fc.assert(
    fc.property(births, fc.constantFrom(...GENDERS), fc.nat(10), fc.nat(9), (wall, gender, c, y) => {
      const tree = treeOf(wall, gender)
      const cycle = tree.cycles()[c]
      if (!cycle) throw new Error('eleven cycles')
      const years = tree.years(cycle)
      expect(years.map(({ year }) => year)).toEqual(
        Array.from({ length: c === 0 ? cycle.toAge : 10 }, (_, i) => cycle.fromYear + i),
      )
      expect(holes(years)).toEqual([])
      const year = years[y]
      if (!year) return
      expect(year.age).toBe(year.year - wall.year + 1)
      const months = tree.months(year)
      expect(months).toHaveLength(12)
      expect(holes(months)).toEqual([])
      expect(span(months)).toEqual([year.from, year.until])
      months.forEach(({ jie, from }) => {
        expect(isJie(jie)).toBe(true)
        expect(termInstant(jie)).toBe(from)
      })
      expect([months[0], months[6]].map((month) => month && solarTerm(month.jie).name)).toEqual(['立春', '立秋'])
    }),
  )
})

test('childhood and the ten cycles go through every calendar year from birth on, once', () => {
  fc.assert(
    fc.property(births, (wall) => {
      const tree = treeOf(wall)
      const years = yearsOf(tree)
      expect(years.map(({ year }) => year - wall.year)).toEqual(years.map((_, i) => i))
      expect(holes(years)).toEqual([])
    }),
  )
})

test('days cover the month and touch it, and hours are a part of the day each, without holes', () => {
  fc.assert(
    fc.property(births, schools, fc.nat(9), fc.nat(11), fc.nat(40), (wall, dayRollover, y, m, d) => {
      const tree = treeOf(wall, 'female', { dayRollover })
      const month = pick(tree.months(pick(tree.years(pick(tree.cycles(), 4)), y)), m)
      const days = tree.days(month)
      expect(holes(days)).toEqual([])
      expect(days[0] && days[0].from <= month.from && month.from < days[0].until).toBe(true)
      expect(days.slice(-1).every(({ from, until }) => from < month.until && month.until <= until)).toBe(true)
      expect(days.every(({ date }, i) => date === (days[0]?.date ?? NaN) + i)).toBe(true)
      const day = pick(days, d % days.length)
      const hours = tree.hours(day)
      expect(hours).toHaveLength(dayRollover === '23:00' ? 12 : 13)
      expect(holes(hours)).toEqual([])
      expect(span(hours)).toEqual([day.from, day.until])
    }),
  )
})

// The chart's own rules (tested against almanacs in four-pillars.test.ts) are the oracle at any moment of the tree.
test('every moment of the tree has the pillars a chart of that moment has', () => {
  fc.assert(
    fc.property(
      births,
      schools,
      fc.nat(9),
      fc.nat(11),
      fc.nat(40),
      fc.nat(12),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (wall, dayRollover, y, m, d, h, share) => {
        const tree = treeOf(wall, 'male', { dayRollover })
        const year = pick(tree.years(pick(tree.cycles(), 1)), y)
        const month = pick(tree.months(year), m)
        const days = tree.days(month)
        const day = pick(days, d % days.length)
        const hours = tree.hours(day)
        const hour = pick(hours, h % hours.length)
        const at = instant(Math.floor(hour.from + share * (hour.until - hour.from - 1)))
        const chart = fourPillars(at, readingAt(tree.clock, at), { ...DEFAULT_SCHOOL, dayRollover })
        expect([day, hour].map(({ column }) => column.pillar.text)).toEqual([chart.day.text, chart.hour.text])
        // The day of a 节 also holds hours of the month before or after.
        if (at < month.from || at >= month.until) return
        expect([year, month].map(({ column }) => column.pillar.text)).toEqual([chart.year.text, chart.month.text])
      },
    ),
    { numRuns: 300 },
  )
})

test('五虎遁 and 五鼠遁: the first month and the first hour, by the stem of the year and of the day', () => {
  // 甲己之年丙作首, 乙庚之岁戊为头, 丙辛之岁寻庚上, 丁壬壬位顺行流, 戊癸 甲寅 (《三命通会》卷二, "论遁月时").
  const TIGER = {
    甲: '丙寅',
    己: '丙寅',
    乙: '戊寅',
    庚: '戊寅',
    丙: '庚寅',
    辛: '庚寅',
    丁: '壬寅',
    壬: '壬寅',
    戊: '甲寅',
    癸: '甲寅',
  }
  // 甲己还加甲, 乙庚丙作初, 丙辛从戊起, 丁壬庚子居, 戊癸 壬子 (the same chapter).
  const RAT = {
    甲: '甲子',
    己: '甲子',
    乙: '丙子',
    庚: '丙子',
    丙: '戊子',
    辛: '戊子',
    丁: '庚子',
    壬: '庚子',
    戊: '壬子',
    癸: '壬子',
  }
  fc.assert(
    fc.property(births, schools, fc.nat(9), fc.nat(11), fc.nat(40), (wall, dayRollover, y, m, d) => {
      const tree = treeOf(wall, 'male', { dayRollover })
      const year = pick(tree.years(pick(tree.cycles(), 2)), y)
      const months = tree.months(year)
      expect(months[0]?.column.pillar.text).toBe(TIGER[year.column.pillar.stem])
      const days = tree.days(pick(months, m))
      const day = pick(days, d % days.length)
      expect(tree.hours(day)[0]?.column.pillar.text).toBe(RAT[day.column.pillar.stem])
    }),
  )
})

test('every year carries the 小运 of its age', () => {
  const wall = { year: 1981, month: 1, day: 29, hour: 23, minute: 37, second: 0 }
  const chart = chartOf(wall)
  const start = startOf(chart, 'female')
  const tree = luckTree(chart, start)
  for (const year of yearsOf(tree))
    expect(year.minor.pillar).toBe(minorLuck(chart.pillars.hour, start.forward, year.age))
})

test('asking again gives equal nodes', () => {
  const tree = treeOf({ year: 2001, month: 9, day: 9, hour: 1, minute: 46, second: 40 })
  const [again, once] = [0, 1].map(() => tree.months(pick(tree.years(pick(tree.cycles(), 3)), 3)))
  expect(again).toEqual(once)
})

// ---- Where the solar terms end ----

test('beyond the table the tree stops at the last year whose end is known', () => {
  const tree = treeOf({ year: 2249, month: 6, day: 1, hour: 12, minute: 0, second: 0 })
  const cycles = tree.cycles()
  expect(cycles).toHaveLength(11)
  const years = cycles.flatMap((cycle) => tree.years(cycle))
  expect(years.map(({ year }) => year)).toEqual([2249])
  const months = tree.months(pick(years, 0))
  expect(months).toHaveLength(12)
  expect(tree.days(pick(months, 11)).length).toBeGreaterThan(28)
})

test('a birth of 2160 has its years to 2249 and no more', () => {
  const tree = treeOf({ year: 2160, month: 6, day: 1, hour: 12, minute: 0, second: 0 })
  const years = yearsOf(tree)
  expect(years[years.length - 1]?.year).toBe(2249)
  expect(tree.years(pick(tree.cycles(), 10))).toEqual([])
})

test('a birth of the table’s first days has its whole tree', () => {
  const tree = treeOf({ year: 1850, month: 1, day: 6, hour: 12, minute: 0, second: 0 })
  expect(yearsOf(tree)[0]?.year).toBe(1850)
})
