// Records on their way from one device to another, as text.
import { GENDERS } from '../core/bazi/birth-request'
import { CLOCKS, DAY_ROLLOVERS, LUCK_RULES } from '../core/bazi/school'
import { formatCivilTime, parseCivilTime } from '../core/calendar/civil-time'
import { fail, ok, type Failure, type Result } from '../core/shared/result'
import { OPTION_KEYS, type BirthOptions, type BirthRecord, type Json, type UserInfo } from './birth-record'

export type ImportFailure = Failure<'import/empty' | 'import/not-json' | 'import/not-an-object' | 'import/records'>

/** A record that cannot be used; `index` counts from 1, and is in the params for the sentence. */
export interface ImportFault extends Failure<'import/record-incomplete' | 'import/user-incomplete'> {
  readonly index: number
}

export interface Import {
  readonly valid: readonly BirthRecord[]
  readonly faults: readonly ImportFault[]
}

/** `{"records":[{"userInfo":…}]}`: what `parseImport` reads back as the same records. */
export const exportText = (records: readonly BirthRecord[]): string =>
  JSON.stringify({ records: records.map(({ userInfo, options, saved }) => ({ userInfo, options, saved })) })

/**
 * Every usable record of a text that anybody may have written. A record without options, or with options nobody knows,
 * is usable; so is a city nobody knows.
 */
export function parseImport(text: string): Result<Import, ImportFailure> {
  if (text.trim() === '') return fail('import/empty')
  const json = parseJson(text.trim())
  if (json === undefined) return fail('import/not-json')
  if (!isObject(json)) return fail('import/not-an-object')
  const { records } = json
  if (!Array.isArray(records) || records.length === 0) return fail('import/records')

  const valid: BirthRecord[] = []
  const faults: ImportFault[] = []
  records.forEach((value: unknown, i) => {
    const record = readRecord(value)
    if (record.ok) valid.push(record.value)
    else faults.push({ ...record.error, index: i + 1, params: { index: i + 1 } })
  })
  return ok({ valid, faults })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON, or nested deeper than the engine goes
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type RecordFailure = Failure<'import/record-incomplete' | 'import/user-incomplete'>

function readRecord(value: unknown): Result<BirthRecord, RecordFailure> {
  if (!isObject(value) || !isObject(value.userInfo)) return fail('import/record-incomplete')
  const options = readOptions(value.options)
  const userInfo = readUser(value.userInfo, options?.hourUnknown === true)
  if (userInfo === null) return fail('import/user-incomplete')
  const saved = isHarmless(value.saved) ? { saved: value.saved } : {}
  return ok({ userInfo, ...(options ? { options } : {}), ...saved })
}

/** Longer than any name or place; what is longer is no name. */
const LONGEST_TEXT = 500
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT

function readUser(user: Readonly<Record<string, unknown>>, hourUnknown: boolean): UserInfo | null {
  const { name = null, birthDate, birthPlace } = user
  const gender = GENDERS.find((known) => known === user.gender)
  const date = isText(birthDate) ? parseCivilTime(birthDate) : null
  if (!gender || !date?.ok || !isText(birthPlace) || birthPlace.trim() === '') return null
  if (name !== null && !isText(name)) return null
  const clock = hourUnknown ? { hour: 0, minute: 0, second: 0 } : {}
  return {
    ...(name === null || name.trim() === '' ? {} : { name: name.trim() }),
    gender,
    birthDate: formatCivilTime({ ...date.value, ...clock }),
    birthPlace: birthPlace.trim(),
  }
}

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)
const isWithin =
  (limit: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && Math.abs(value) <= limit

const OPTION_CHECKS: Readonly<Record<keyof BirthOptions, (value: unknown) => boolean>> = {
  placeId: isText,
  zone: isText,
  longitude: isWithin(180),
  latitude: isWithin(90),
  clock: isOneOf(...CLOCKS),
  dayRollover: isOneOf(...DAY_ROLLOVERS),
  luckRule: isOneOf(...LUCK_RULES),
  calendar: isOneOf('solar', 'lunar'),
  fold: isOneOf(0, 1),
  hourUnknown: isOneOf(true, false),
}

/** The options that are what they should be; the others are left to the defaults. */
function readOptions(value: unknown): BirthOptions | null {
  if (!isObject(value)) return null
  return Object.fromEntries(OPTION_KEYS.filter((key) => OPTION_CHECKS[key](value[key])).map((key) => [key, value[key]]))
}

const DEEPEST_SAVED = 64

/** Whether it can be kept and written again: nested no deeper than an analysis is, and no key that changes an object. */
function isHarmless(value: unknown, depth = 0): value is Json {
  if (value === undefined || depth > DEEPEST_SAVED) return false
  if (typeof value !== 'object' || value === null) return true
  return Object.keys(value).every(
    (key) => key !== '__proto__' && isHarmless((value as Record<string, unknown>)[key], depth + 1),
  )
}
