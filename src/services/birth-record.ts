// A birth as the history keeps it and as files carry it from device to device.
import type { Atlas, BirthFailure, BirthRequest, Gender } from '../core/bazi/birth-request'
import { dateOfDayNumber, formatCivilTime, parseCivilTime, parseWritten } from '../core/calendar/civil-time'
import { dayNumberOfLunar } from '../core/calendar/lunar-date'
import { regionLine, type Place } from '../core/places/place'
import { findPlace, type FindPlaceFailure } from '../core/places/search'
import { fail, ok, type Failure, type Result } from '../core/shared/result'
import { EMPTY_FORM, type BirthForm, type FormReading } from './birth-form'
import { viewerUrl } from './birth-route'

/** The four fields every program of this kind understands. */
export interface UserInfo {
  readonly name?: string
  readonly gender: Gender
  /** `2025/09/11 12:00:00`, always Gregorian; 00:00:00 where the hour is unknown. */
  readonly birthDate: string
  /** Province and city in Chinese, `四川 成都`; in a record from elsewhere whatever was written there. */
  readonly birthPlace: string
}

/** What was chosen for the chart; a record from elsewhere has none of it and takes the defaults. */
export interface BirthOptions {
  readonly placeId?: string
  readonly zone?: string
  /** Degrees, east and north positive. */
  readonly longitude?: number
  readonly latitude?: number
  readonly clock?: BirthRequest['clock']
  readonly dayRollover?: BirthRequest['dayRollover']
  readonly luckRule?: BirthRequest['luckRule']
  /** The calendar the date was entered in. */
  readonly calendar?: BirthRequest['calendar']
  readonly fold?: 0 | 1
  readonly hourUnknown?: boolean
}
export const OPTION_KEYS = [
  'placeId',
  'zone',
  'longitude',
  'latitude',
  'clock',
  'dayRollover',
  'luckRule',
  'calendar',
  'fold',
  'hourUnknown',
] as const satisfies readonly (keyof BirthOptions)[]

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export interface BirthRecord {
  readonly userInfo: UserInfo
  readonly options?: BirthOptions
  /** The members' analysis as the server gave it, for reading offline. */
  readonly saved?: Json
}

export const UNKNOWN_HOUR = '00:00:00'

/**
 * The record of a form that could be read. Where the hour is unknown the clock of the request is not looked at; a lunar
 * date is kept as its Gregorian one.
 */
export function recordOf(
  { request, place }: FormReading,
  said: { readonly name: string; readonly hourUnknown: boolean },
): Result<BirthRecord, BirthFailure | Failure<'gender/missing'>> {
  if (request.gender === undefined) return fail('gender/missing')
  const [date = ''] = request.birthDate.trim().split(' ')
  const birthDate = gregorian({
    ...request,
    birthDate: said.hourUnknown ? `${date} ${UNKNOWN_HOUR}` : request.birthDate,
  })
  if (!birthDate.ok) return birthDate
  const name = said.name.trim()
  return ok({
    userInfo: {
      ...(name === '' ? {} : { name }),
      gender: request.gender,
      birthDate: birthDate.value,
      birthPlace: place ? birthPlaceOf(place) : coordinatesText(request),
    },
    options: optionsOf(request, place, said.hourUnknown),
  })
}

/** `四川 成都`, `上海`, `日本 东京`; `印度、West Bengal、加尔各答` where a part has spaces of its own. */
export function birthPlaceOf(place: Place): string {
  const around = place.country.code === 'CN' && place.regions.length === 0 ? '' : regionLine(place, 'zh-Hans')
  const outer = place.country.code === 'CN' ? around.split(' ') : [place.country.names['zh-Hans'], ...regionsOf(place)]
  const parts = [...new Set([...outer, place.names['zh-Hans']])].filter((part) => part !== '')
  return parts.join(parts.some((part) => part.includes(' ')) ? '、' : ' ')
}

const regionsOf = (place: Place): readonly string[] => place.regions.map((names) => names['zh-Hans']).reverse()

/** What a record says, as the form would have said it. */
export interface RecordReading extends FormReading {
  readonly hourUnknown: boolean
}

/**
 * The request of a record. The place it was kept with counts, even where the table at hand does not know it; else the
 * city is looked up by its name: `place/unknown` or `place/ambiguous` when the person has to be asked.
 */
export function readRecord(
  { userInfo, options = {} }: BirthRecord,
  atlas: Atlas,
): Result<RecordReading, FindPlaceFailure> {
  const known = options.placeId === undefined ? null : atlas.places.byId(options.placeId)
  const located = options.zone !== undefined && (options.longitude !== undefined || options.clock === 'civil')
  const found = known || located ? ok(known) : findPlace(atlas.places, userInfo.birthPlace)
  if (!found.ok) return found
  const place = found.value
  const { clock, dayRollover, luckRule, fold } = options
  const zone = options.zone ?? place?.zone
  const longitude = options.longitude ?? place?.longitude
  const latitude = options.latitude ?? place?.latitude
  const { birthDate, gender } = userInfo
  return ok({
    request: given({ birthDate, gender, zone, longitude, latitude, clock, dayRollover, luckRule, fold }),
    place,
    hourUnknown: options.hourUnknown === true,
  })
}

/** The form filled in from a record; a city nobody knows stays as text, and the form asks for it. */
export function formOfRecord(record: BirthRecord, atlas: Atlas): BirthForm {
  const { userInfo, options = {} } = record
  const [date = '', time = ''] = userInfo.birthDate.split(' ')
  const reading = readRecord(record, atlas)
  const place = reading.ok ? reading.value.place : null
  const byCoordinates = reading.ok && place === null
  return {
    ...EMPTY_FORM,
    name: userInfo.name ?? '',
    gender: userInfo.gender,
    date,
    time: options.hourUnknown ? '' : time,
    where: byCoordinates ? 'coordinates' : 'city',
    city: userInfo.birthPlace,
    placeId: place?.id ?? null,
    longitude: byCoordinates && options.longitude !== undefined ? String(options.longitude) : '',
    zone: options.zone ?? EMPTY_FORM.zone,
    dayRollover: options.dayRollover ?? EMPTY_FORM.dayRollover,
  }
}

/** The chart's address; a birth without an hour says `hour=unknown`. */
export function recordUrl(record: BirthRecord, atlas: Atlas): Result<string, FindPlaceFailure> {
  const reading = readRecord(record, atlas)
  if (!reading.ok) return reading
  const url = viewerUrl(reading.value, record.userInfo.name ?? '')
  return ok(reading.value.hourUnknown ? `${url}&hour=unknown` : url)
}

function gregorian({ birthDate, calendar, leap = false }: BirthRequest): Result<string, BirthFailure> {
  if (calendar !== 'lunar') {
    const read = parseCivilTime(birthDate)
    return read.ok ? ok(formatCivilTime(read.value)) : read
  }
  const written = parseWritten(birthDate)
  if (!written.ok) return written
  const days = dayNumberOfLunar({ ...written.value, leap })
  if (!days.ok) return fail(days.error.code, { text: birthDate })
  return ok(formatCivilTime({ ...written.value, ...dateOfDayNumber(days.value) }))
}

function optionsOf(request: BirthRequest, place: Place | null, hourUnknown: boolean): BirthOptions {
  const { zone, longitude, latitude, clock, dayRollover, luckRule, calendar, fold } = request
  const options = { placeId: place?.id, zone, longitude, latitude, clock, dayRollover, luckRule, calendar, fold }
  return given({ ...options, ...(hourUnknown ? { hourUnknown } : {}) })
}

/** `东经104.0667° Asia/Shanghai`, where no city was named. */
function coordinatesText({ longitude, zone = '' }: BirthRequest): string {
  if (longitude === undefined) return zone
  return `${longitude < 0 ? '西经' : '东经'}${Math.abs(longitude)}° ${zone}`.trim()
}

/** Without the fields that say nothing. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
