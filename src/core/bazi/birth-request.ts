import { readBirthClock, type BirthClock, type ClockFailure, type ClockZone } from '../calendar/birth-clock'
import {
  dateOfDayNumber,
  parseCivilTime,
  parseWritten,
  type CivilTime,
  type CivilTimeFailure,
} from '../calendar/civil-time'
import { dayNumberOfLunar } from '../calendar/lunar-date'
import type { Zones } from '../calendar/zone-history'
import type { Place } from '../places/place'
import { findPlace, type Places } from '../places/search'
import { fail, ok, type Failure, type Result } from '../shared/result'
import { CLOCKS, DAY_ROLLOVERS, DEFAULT_SCHOOL, LUCK_RULES, type School } from './school'

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]

/**
 * A birth as people and programs write it down. The place is a city name, or a zone with coordinates; a zone beside a
 * city name overrides the city's own, and so do coordinates.
 */
export interface BirthRequest {
  /** `2024/02/04 17:30:00`; the date is of the calendar named below. */
  readonly birthDate: string
  /** `lunar` for the Chinese calendar. */
  readonly calendar?: 'solar' | 'lunar'
  /** Whether the lunar month is the leap month of that number. */
  readonly leap?: boolean
  readonly gender?: Gender
  readonly birthPlace?: string
  /** An IANA name, `+08:00`, or `LMT` for the mean time of the longitude. */
  readonly zone?: string
  /** Degrees, east and north positive. */
  readonly longitude?: number
  readonly latitude?: number
  readonly clock?: School['clock']
  readonly dayRollover?: School['dayRollover']
  readonly luckRule?: School['luckRule']
  readonly fold?: 0 | 1
}

/** The tables a request is read with. */
export interface Atlas {
  readonly zones: Zones
  readonly places: Places
}

export interface Birth {
  readonly clock: BirthClock
  readonly school: School
  readonly gender: Gender | null
  readonly place: Place | null
  readonly longitude: number | null
  readonly latitude: number | null
}

export type BirthFailure =
  | CivilTimeFailure
  | ClockFailure
  | Failure<
      | 'time/missing'
      | 'gender/unknown'
      | 'place/missing'
      | 'place/unknown'
      | 'place/ambiguous'
      | 'place/zone-unknown'
      | 'place/longitude-out-of-range'
      | 'place/latitude-out-of-range'
      | 'school/clock-unknown'
      | 'school/day-rollover-unknown'
      | 'school/luck-rule-unknown'
      | 'time/calendar-unknown'
      | 'time/leap-unknown'
      | 'time/fold-unknown'
    >

const CALENDARS = ['solar', 'lunar'] as const
const FIXED_OFFSET = /^([+-])(\d{2}):([0-5]\d)$/
const MAX_OFFSET_HOURS = 15

/**
 * Reads a request whose fields may be missing or of any type. The first fault found is the answer, in the order
 * date, gender, school, place, clock.
 */
export function readBirthRequest(
  input: Readonly<Record<keyof BirthRequest, unknown>> | BirthRequest,
  atlas: Atlas,
): Result<Birth, BirthFailure> {
  const wall = readWall(input)
  if (!wall.ok) return wall
  const gender = oneOf(input.gender, GENDERS, null, 'gender/unknown')
  if (!gender.ok) return gender
  const clock = oneOf(input.clock, CLOCKS, DEFAULT_SCHOOL.clock, 'school/clock-unknown')
  if (!clock.ok) return clock
  const dayRollover = oneOf(input.dayRollover, DAY_ROLLOVERS, DEFAULT_SCHOOL.dayRollover, 'school/day-rollover-unknown')
  if (!dayRollover.ok) return dayRollover
  const luckRule = oneOf(input.luckRule, LUCK_RULES, DEFAULT_SCHOOL.luckRule, 'school/luck-rule-unknown')
  if (!luckRule.ok) return luckRule
  const fold = oneOf(input.fold, [0, 1] as const, 0 as const, 'time/fold-unknown')
  if (!fold.ok) return fold
  const where = readWhere(input, atlas)
  if (!where.ok) return where
  const { zone, longitude, latitude, place } = where.value
  if (clock.value === 'trueSolar' && longitude === null) return fail('place/longitude-missing')

  const reading = readBirthClock({ wall: wall.value, zone, longitude, latitude, fold: fold.value })
  if (!reading.ok) return reading
  return ok({
    clock: reading.value,
    school: { ...DEFAULT_SCHOOL, clock: clock.value, dayRollover: dayRollover.value, luckRule: luckRule.value },
    gender: gender.value,
    place,
    longitude,
    latitude,
  })
}

type Written = Readonly<Record<'birthDate' | 'calendar' | 'leap', unknown>> | BirthRequest

/** The reading of the clock in the Gregorian calendar. */
function readWall({ birthDate, calendar, leap }: Written): Result<CivilTime, BirthFailure> {
  if (birthDate === undefined || birthDate === null) return fail('time/missing')
  const kind = oneOf(calendar, CALENDARS, 'solar' as const, 'time/calendar-unknown')
  if (!kind.ok) return kind
  const inLeapMonth = oneOf(leap, [true, false] as const, false as const, 'time/leap-unknown')
  if (!inLeapMonth.ok) return inLeapMonth
  if (kind.value === 'solar') return parseCivilTime(written(birthDate))

  const parts = parseWritten(written(birthDate))
  if (!parts.ok) return parts
  const { hour, minute, second, ...lunar } = parts.value
  const days = dayNumberOfLunar({ ...lunar, leap: inLeapMonth.value })
  if (!days.ok) return fail(days.error.code, { text: written(birthDate) })
  return ok({ ...dateOfDayNumber(days.value), hour, minute, second })
}

/** The text or number that was given; nothing for what is neither, which may not even have a text. */
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function oneOf<const Option, Default, Code extends string>(
  value: unknown,
  options: readonly Option[],
  otherwise: Default,
  code: Code,
): Result<Option | Default, Failure<Code>> {
  if (value === undefined || value === null) return ok(otherwise)
  const found = options.find((option) => option === value)
  return found === undefined ? fail(code, { value: written(value) }) : ok(found)
}

interface Where {
  readonly zone: ClockZone
  readonly longitude: number | null
  readonly latitude: number | null
  readonly place: Place | null
}

function readWhere(
  input: Readonly<Record<'birthPlace' | 'zone' | 'longitude' | 'latitude', unknown>> | BirthRequest,
  atlas: Atlas,
): Result<Where, BirthFailure> {
  const longitude = readDegrees(input.longitude, 180, 'place/longitude-out-of-range')
  if (!longitude.ok) return longitude
  const latitude = readDegrees(input.latitude, 90, 'place/latitude-out-of-range')
  if (!latitude.ok) return latitude
  const named = input.birthPlace === undefined ? ok(null) : findPlace(atlas.places, written(input.birthPlace))
  if (!named.ok) return named
  const place = named.value
  const zoneName = input.zone === undefined ? place?.zone : written(input.zone)
  if (zoneName === undefined) return fail('place/missing')
  const zone = readZone(zoneName, atlas.zones)
  if (!zone.ok) return zone
  return ok({
    zone: zone.value,
    longitude: longitude.value ?? place?.longitude ?? null,
    latitude: latitude.value ?? place?.latitude ?? null,
    place,
  })
}

function readDegrees<Code extends string>(
  value: unknown,
  limit: number,
  code: Code,
): Result<number | null, Failure<Code>> {
  if (value === undefined || value === null) return ok(null)
  if (typeof value !== 'number' || !(Math.abs(value) <= limit)) return fail(code, { value: written(value), limit })
  return ok(value)
}

/** A zone as written: an IANA name, a fixed `+08:00`, or `LMT`. */
export function readZone(text: string, zones: Zones): Result<ClockZone, Failure<'place/zone-unknown'>> {
  if (text === 'LMT') return ok({ kind: 'lmt' })
  const fixed = FIXED_OFFSET.exec(text)
  if (fixed) {
    const [, sign, hours = 0, minutes = 0] = fixed
    if (Number(hours) > MAX_OFFSET_HOURS) return fail('place/zone-unknown', { zone: text })
    return ok({ kind: 'fixed', offset: (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60) })
  }
  const zone = zones.find(text)
  return zone ? ok({ kind: 'history', zone, name: text }) : fail('place/zone-unknown', { zone: text })
}
