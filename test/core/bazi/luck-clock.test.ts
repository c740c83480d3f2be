import { whenReads } from '../../../src/core/bazi/luck-clock'
import { luckTree } from '../../../src/core/bazi/luck-tree'
import type { School } from '../../../src/core/bazi/school'
import { dayNumber, type WallSeconds } from '../../../src/core/calendar/civil-time'
import type { Zone } from '../../../src/core/calendar/zone-history'
import { chartOf, startOf } from './luck-births'
import { dayOf, holes, ROLLOVERS, span, yearsOf } from './luck-walk'

const zone = (name: string, ...settings: [from: string, offsetHours: number][]): Zone => {
  const froms = settings.map(([from]) => (from === '' ? -Infinity : Date.parse(from) / 1000))
  return {
    name,
    periods: settings.map(([, hours], i) => ({
      from: froms[i] ?? NaN,
      until: froms[i + 1] ?? Infinity,
      offset: hours * 3600,
      summer: 0,
      abbreviation: 'X',
    })),
  }
}
// From the tz database: New York and Havana in 2024, Apia over its missing 30 December 2011.
const NEW_YORK = zone('New York', ['', -5], ['2024-03-10T07:00:00Z', -4], ['2024-11-03T06:00:00Z', -5])
const HAVANA = zone('Havana', ['', -5], ['2024-03-10T05:00:00Z', -4], ['2024-11-03T05:00:00Z', -5])
const APIA = zone('Apia', ['', -10], ['2011-12-30T10:00:00Z', 14])
const wallClock = (y: number, m: number, d: number, h: number) => (dayNumber(y, m, d) * 86400 + h * 3600) as WallSeconds

test.each([
  ['a reading shown once', NEW_YORK, wallClock(2024, 3, 10, 1), '2024-03-10T06:00:00Z'],
  ['a reading skipped', NEW_YORK, wallClock(2024, 3, 10, 2), '2024-03-10T07:00:00Z'],
  ['a reading shown twice', NEW_YORK, wallClock(2024, 11, 3, 1), '2024-11-03T05:00:00Z'],
  ['a midnight skipped', HAVANA, wallClock(2024, 3, 10, 0), '2024-03-10T05:00:00Z'],
  ['a midnight shown twice', HAVANA, wallClock(2024, 11, 3, 0), '2024-11-03T04:00:00Z'],
  ['a day skipped', APIA, wallClock(2011, 12, 30, 12), '2011-12-30T10:00:00Z'],
] as const)('%s comes when it should', (_, clock, wall, at) => {
  expect(whenReads(clock, wall)).toBe(Date.parse(at) / 1000)
})

const abroad = (clock: Zone, dayRollover: School['dayRollover'], [y, m, d]: readonly [number, number, number]) => {
  const chart = chartOf({ year: 1980, month: 5, day: 5, hour: 12, minute: 0, second: 0 }, { dayRollover })
  return dayOf(luckTree(chart, startOf(chart, 'male'), clock), y, m, d)
}

test.each([
  { clock: NEW_YORK, date: [2024, 3, 10], hours: 23 },
  { clock: NEW_YORK, date: [2024, 11, 3], hours: 25 },
  { clock: HAVANA, date: [2024, 11, 3], hours: 25 },
] as const)(
  '$clock.name has a day of $hours hours on $date, cut into its 时辰 all the same',
  ({ clock, date, hours }) => {
    for (const rollover of ROLLOVERS) {
      const { tree, day } = abroad(clock, rollover, date)
      expect((day.until - day.from) / 3600).toBe(hours)
      expect(holes(tree.hours(day))).toEqual([])
      expect(span(tree.hours(day))).toEqual([day.from, day.until])
    }
  },
)

test('a 时辰 the clock skipped is left out: the first hour of 10 March 2024 in Havana', () => {
  const { tree, day } = abroad(HAVANA, '00:00', [2024, 3, 10])
  expect((day.until - day.from) / 3600).toBe(23)
  expect(tree.hours(day)).toHaveLength(12)
  expect(tree.hours(day)[0]?.column.pillar.branch).toBe('丑')
})

test('Apia goes from 29 to 31 December 2011', () => {
  const { tree, day } = abroad(APIA, '00:00', [2011, 12, 29])
  const months = yearsOf(tree).flatMap((year) => tree.months(year))
  const month = months.find(({ from, until }) => from <= day.from && day.from < until)
  const days = month ? tree.days(month) : []
  expect(holes(days)).toEqual([])
  const dates = days.map(({ date }) => date - dayNumber(2011, 12, 29))
  expect(dates.filter((date) => Math.abs(date) <= 2)).toEqual([-2, -1, 0, 2])
})
