import { readZone, type Atlas, type BirthRequest, type Gender } from '../core/bazi/birth-request'
import { parseCivilTime } from '../core/calendar/civil-time'
import type { Place } from '../core/places/place'
import { findPlace } from '../core/places/search'
import { ok, type Failure, type Result } from '../core/shared/result'
import type { School } from '../core/bazi/school'

/** The form as typed. */
export interface BirthForm {
  readonly name: string
  readonly gender: Gender | null
  /** `1990/06/15` */
  readonly date: string
  /** `09:30` or `09:30:15` */
  readonly time: string
  readonly where: 'city' | 'coordinates'
  readonly city: string
  /** The city tapped in the list; null when the text was only typed. */
  readonly placeId: string | null
  readonly longitude: string
  readonly zone: string
  readonly dayRollover: School['dayRollover']
}

export const EMPTY_FORM: BirthForm = {
  name: '',
  gender: null,
  date: '',
  time: '',
  where: 'city',
  city: '',
  placeId: null,
  longitude: '',
  zone: 'Asia/Shanghai',
  dayRollover: '23:00',
}

export type FormField = 'gender' | 'date' | 'time' | 'city' | 'longitude' | 'zone'
export type FormFaults = Readonly<Partial<Record<FormField, Failure>>>

/** What a usable form says: the request, and the city it was made from. */
export interface FormReading {
  readonly request: BirthRequest
  readonly place: Place | null
}

/** The request a form makes, or every field that cannot be used, each with its reason. */
export function readForm(
  form: BirthForm,
  atlas: Atlas,
): Result<FormReading, Failure<'form/faulty'> & { faults: FormFaults }> {
  const faults: Partial<Record<FormField, Failure>> = {}
  if (form.gender === null) faults.gender = { code: 'gender/missing' }
  const birthDate = readDateAndTime(form, faults)
  const where = form.where === 'city' ? readCity(form, atlas, faults) : readCoordinates(form, atlas, faults)
  if (form.gender === null || where === null || Object.keys(faults).length > 0)
    return { ok: false, error: { code: 'form/faulty', faults } }
  const { place, ...clock } = where
  return ok({ request: { birthDate, gender: form.gender, dayRollover: form.dayRollover, ...clock }, place })
}

type Where = Required<Pick<BirthRequest, 'longitude' | 'zone'>> &
  Pick<BirthRequest, 'latitude'> & { place: Place | null }

function readDateAndTime(form: BirthForm, faults: Partial<Record<FormField, Failure>>): string {
  const date = form.date.trim()
  const time = form.time.trim()
  const clock = /^\d{1,2}:\d{2}$/.test(time) ? `${time}:00` : time
  if (date === '') faults.date = { code: 'time/date-missing' }
  else {
    const read = parseCivilTime(`${date} 00:00:00`)
    if (!read.ok) faults.date = { code: 'time/no-such-date' }
  }
  if (time === '') faults.time = { code: 'time/clock-missing' }
  else if (!parseCivilTime(`2000/01/01 ${clock}`).ok) faults.time = { code: 'time/format' }
  return `${date} ${clock}`
}

function readCity(form: BirthForm, atlas: Atlas, faults: Partial<Record<FormField, Failure>>): Where | null {
  if (form.city.trim() === '') {
    faults.city = { code: 'place/missing' }
    return null
  }
  const chosen = form.placeId === null ? null : atlas.places.byId(form.placeId)
  const place = chosen ? ok(chosen) : findPlace(atlas.places, form.city)
  if (!place.ok) {
    faults.city = place.error
    return null
  }
  const { longitude, latitude, zone } = place.value
  return { longitude, latitude, zone, place: place.value }
}

function readCoordinates(form: BirthForm, atlas: Atlas, faults: Partial<Record<FormField, Failure>>): Where | null {
  const longitude = form.longitude.trim() === '' ? NaN : Number(form.longitude)
  const zone = form.zone.trim()
  if (!(Math.abs(longitude) <= 180)) faults.longitude = { code: 'place/longitude-out-of-range', params: { limit: 180 } }
  if (!readZone(zone, atlas.zones).ok) faults.zone = { code: 'place/zone-unknown', params: { zone } }
  return { longitude, zone, place: null }
}
