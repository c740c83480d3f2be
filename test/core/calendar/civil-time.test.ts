import fc from 'fast-check'
import {
  civilTime,
  dateOfDayNumber,
  dayNumber,
  daysInMonth,
  formatCivilTime,
  isoCivilTime,
  parseCivilTime,
  wallSeconds,
} from '../../../src/core/calendar/civil-time'

// The day numbers are Julian day numbers less 2440588, JDN from Meeus, Astronomical Algorithms, 2nd ed., chapter 7.
test.each([
  ['2000/01/01', 2_451_545],
  ['1999/01/01', 2_451_180],
  ['1987/01/27', 2_446_823],
  ['1988/01/27', 2_447_188],
  ['1900/01/01', 2_415_021],
  ['1600/01/01', 2_305_448],
])('%s is Julian day %i at noon', (date, julianDay) => {
  const [year = 0, month = 0, day = 0] = date.split('/').map(Number)
  expect(dayNumber(year, month, day)).toBe(julianDay - 2_440_588)
})

test('every day from 1800 to 2300 goes through its number and back, as the machine calendar has it', () => {
  const wrong: number[] = []
  for (let day = dayNumber(1800, 1, 1); day <= dayNumber(2300, 12, 31); day++) {
    const { year, month, day: ofMonth } = dateOfDayNumber(day)
    const machine = new Date(day * 86_400_000)
    const same =
      year === machine.getUTCFullYear() && month === machine.getUTCMonth() + 1 && ofMonth === machine.getUTCDate()
    if (!same || dayNumber(year, month, ofMonth) !== day) wrong.push(day)
  }
  expect(wrong).toEqual([])
})

test('a reading comes back from its seconds, before 1970 too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_000_000_000, max: 9_000_000_000 }), (seconds) => {
      const time = civilTime(seconds as ReturnType<typeof wallSeconds>)
      expect(wallSeconds(time)).toBe(seconds)
      expect(parseCivilTime(formatCivilTime(time))).toEqual({ ok: true, value: time })
    }),
  )
})

test.each([
  ['2025/09/11 12:00:00', '2025-09-11T12:00:00'],
  ['2024/2/4 7:05:09', '2024-02-04T07:05:09'],
  [' 2024/02/29 23:59:59 ', '2024-02-29T23:59:59'],
])('%p is read as %s', (text, iso) => {
  const read = parseCivilTime(text)
  expect(read.ok && isoCivilTime(read.value)).toBe(iso)
})

test.each([
  ['2025-09-11 12:00:00', 'time/format'],
  ['2025/09/11', 'time/format'],
  ['2025/09/11 12:00', 'time/format'],
  ['2025/09/11 24:00:00', 'time/format'],
  ['2025/09/11 12:60:00', 'time/format'],
  ['', 'time/format'],
  ['２０２５/09/11 12:00:00', 'time/format'],
  ['2023/02/29 12:00:00', 'time/no-such-date'],
  ['2023/04/31 12:00:00', 'time/no-such-date'],
  ['2023/13/01 12:00:00', 'time/no-such-date'],
  ['2023/00/10 12:00:00', 'time/no-such-date'],
])('%p is refused with %s', (text, code) => {
  expect(parseCivilTime(text)).toMatchObject({ ok: false, error: { code } })
})

test.each([
  [1900, 28],
  [2000, 29],
  [2023, 28],
  [2024, 29],
  [2100, 28],
])('February %i has %i days', (year, days) => expect(daysInMonth(year, 2)).toBe(days))
