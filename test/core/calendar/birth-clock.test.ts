import { readBirthClock, type BirthMoment, type ClockZone } from '../../../src/core/calendar/birth-clock'
import { civilTime, formatCivilTime, parseCivilTime } from '../../../src/core/calendar/civil-time'
import { openZones, type ZoneTable } from '../../../src/core/calendar/zone-history'
import zoneTable from '../../../src/platform/packs/builtin/zones.json'

const zones = openZones(zoneTable as ZoneTable)

function history(name: string): ClockZone {
  const zone = zones.find(name)
  if (!zone) throw new Error(`no zone ${name}`)
  return { kind: 'history', zone, name }
}

function birth(
  text: string,
  zone: ClockZone,
  longitude: number | null,
  fold: 0 | 1 = 0,
  latitude: number | null = null,
): BirthMoment {
  const read = parseCivilTime(text)
  if (!read.ok) throw new Error(text)
  return { wall: read.value, zone, longitude, latitude, fold }
}

function clockOf(moment: BirthMoment) {
  const read = readBirthClock(moment)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19)

// The chart of the design's mock screens, worked out there by hand: summer time −60:00, longitude −63:44 against
// 120° E, equation of time −0:17, together 07:25:59.
test('takes summer time, longitude and the equation of time off the clock, each to the second', () => {
  const clock = clockOf(birth('1990/06/15 09:30:00', history('Asia/Shanghai'), 104.0668))
  expect(clock.trueSolar?.corrections).toEqual({
    zoneOffset: 28_800,
    summerTime: -3600,
    longitude: -(63 * 60 + 44),
    equationOfTime: -17,
  })
  expect(formatCivilTime(civilTime(clock.trueSolar!.reading))).toBe('1990/06/15 07:25:59')
  expect(clock.notices).toEqual(['time/summer-time'])
})

describe('a clock that was set back', () => {
  // Summer time ended in China on 1986-09-14 at 02:00 (tz database): 01:00–02:00 came twice.
  test.each([
    [0, '1986-09-13T16:30:00', 'time/ambiguous-first'],
    [1, '1986-09-13T17:30:00', 'time/ambiguous-second'],
  ] as const)('reads a doubled hour by fold %i as %s UTC and says so', (fold, instant, notice) => {
    const clock = clockOf(birth('1986/09/14 01:30:00', history('Asia/Shanghai'), 121.47, fold))
    expect(utc(clock.instant)).toBe(instant)
    expect(clock.notices).toContain(notice)
  })

  it('gives the only reading there is when the hour was not doubled', () => {
    expect(utc(clockOf(birth('1986/09/14 03:30:00', history('Asia/Shanghai'), 121.47, 1)).instant)).toBe(
      '1986-09-13T19:30:00',
    )
  })
})

describe('a clock that was set forward', () => {
  // tz database: Shanghai 1986-05-04 02:00 → 03:00; New York 2021-03-14 02:00 → 03:00.
  test.each([
    ['Asia/Shanghai', '1986/05/04 02:30:00', '1986/05/04 02:00:00', '1986/05/04 03:00:00'],
    ['Asia/Shanghai', '1986/05/04 02:00:00', '1986/05/04 02:00:00', '1986/05/04 03:00:00'],
    ['America/New_York', '2021/03/14 02:59:59', '2021/03/14 02:00:00', '2021/03/14 03:00:00'],
  ])('%s never showed %s', (zone, text, from, to) => {
    const read = readBirthClock(birth(text, history(zone), 0))
    expect(read).toEqual({ ok: false, error: { code: 'time/gap', params: { from, to, zone } } })
  })

  it('goes on at the first reading after the gap', () => {
    expect(utc(clockOf(birth('1986/05/04 03:00:00', history('Asia/Shanghai'), 120)).instant)).toBe(
      '1986-05-03T18:00:00',
    )
  })
})

describe('before standard time', () => {
  it('counts the mean time of the birth longitude, not of the zone city', () => {
    const clock = clockOf(birth('1890/06/15 12:00:00', history('Asia/Shanghai'), 104.0668))
    expect(clock.offset).toBe(Math.round(104.0668 * 240))
    expect(clock.notices).toEqual(['time/local-mean-time'])
    expect(clock.trueSolar?.corrections.longitude).toBe(0)
  })

  it('reads by the sun what the zone city alone skipped when standard time came', () => {
    // Shanghai took +08:00 on 1900-12-31 at 23:54:17 (tz database); by the sun of Urumqi that was 21:44:45.
    const clock = clockOf(birth('1900/12/31 22:30:00', history('Asia/Shanghai'), 87.6168))
    expect(clock.notices).toEqual(['time/local-mean-time'])
  })
})

describe('the date line', () => {
  // Samoa keeps the date of the Asian side since 2011-12-30, UTC+13 (+14 in the summers to 2021), at 171.77° W.
  it('keeps the civil date where the clock runs a day ahead of the sun', () => {
    const clock = clockOf(birth('2023/06/15 12:00:00', history('Pacific/Apia'), -171.77))
    expect(formatCivilTime(civilTime(clock.trueSolar!.reading)).slice(0, 10)).toBe('2023/06/15')
    const { summerTime, longitude, equationOfTime } = clock.trueSolar!.corrections
    expect(clock.wall + summerTime + longitude + equationOfTime).toBe(clock.trueSolar!.reading)
  })
})

test.each([
  ['1849/12/01 12:00:00', 120],
  ['2251/03/01 12:00:00', 120],
])('%s lies outside the table of solar terms', (text, longitude) => {
  expect(readBirthClock(birth(text, { kind: 'fixed', offset: 28_800 }, longitude))).toMatchObject({
    ok: false,
    error: { code: 'time/out-of-range' },
  })
})

test('local mean time needs a longitude', () => {
  expect(readBirthClock(birth('1990/01/01 00:00:00', { kind: 'lmt' }, null))).toMatchObject({
    ok: false,
    error: { code: 'place/longitude-missing' },
  })
})

// tz database, file `backward`, and the design's list of what users must be told.
describe('the clocks one should know about', () => {
  test.each([
    ['Europe/Oslo', '1955/06/15 12:00:00', 10.75, 59.91, ['time/zone-merged']],
    ['Europe/Oslo', '1975/06/15 12:00:00', 10.75, 59.91, []],
    ['Europe/Berlin', '1955/06/15 12:00:00', 13.4, 52.52, []],
    ['Europe/Kyiv', '1955/06/15 12:00:00', 30.5, 50.45, []],
    ['Asia/Shanghai', '1988/04/09 12:00:00', 116.4, 39.9, []],
    ['Asia/Shanghai', '1988/04/10 12:00:00', 116.4, 39.9, ['time/china-1988']],
    ['Asia/Shanghai', '1988/04/17 12:00:00', 116.4, 39.9, ['time/summer-time', 'time/china-1988']],
    ['Asia/Shanghai', '1988/04/18 12:00:00', 116.4, 39.9, ['time/summer-time']],
    ['Asia/Shanghai', '1938/01/15 12:00:00', 126.64, 45.76, ['time/china-wartime']],
    ['Asia/Shanghai', '1943/12/15 12:00:00', 104.07, 30.57, ['time/summer-time', 'time/china-wartime']],
    ['Asia/Shanghai', '1938/01/15 12:00:00', 121.47, 31.23, []],
    ['Asia/Shanghai', '1990/01/15 12:00:00', 87.62, 43.83, ['time/xinjiang-two-clocks']],
    ['Asia/Shanghai', '1990/01/15 12:00:00', 79.92, 37.11, ['time/xinjiang-two-clocks']],
    ['Asia/Urumqi', '1990/01/15 12:00:00', 87.62, 43.83, []],
    ['Asia/Shanghai', '1990/01/15 12:00:00', 91.13, 29.65, []],
    ['Asia/Shanghai', '1990/01/15 12:00:00', 94.66, 40.14, []],
  ] as const)('%s %s at %f° E %f° N: %p', (zone, text, longitude, latitude, notices) => {
    expect(clockOf(birth(text, history(zone), longitude, 0, latitude)).notices).toEqual(notices)
  })
})
