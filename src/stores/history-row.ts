// A kept record as a row of a page: values in a fixed order, for keys would be half the text.
import { OPTION_KEYS, type BirthOptions, type BirthRecord, type Json, type UserInfo } from '../services/birth-record'
import type { Codec } from './durable/pages'

export interface KeptRecord extends BirthRecord {
  readonly id: string
  /** Unix milliseconds, moved on by one where two would be the same: the list is in this order, the latest first. */
  readonly keptAt: number
}

type Row = readonly [
  id: string,
  keptAt: number,
  name: string | null,
  gender: UserInfo['gender'],
  birthDate: string,
  birthPlace: string,
  /** In the order of OPTION_KEYS, as far as any is given; 0 for a record without options. */
  options: readonly Json[] | 0,
  saved?: Json,
]

export const HISTORY_ROWS: Codec<KeptRecord> = { key: ({ id }) => id, encode, decode }

function encode({ id, keptAt, userInfo, options, saved }: KeptRecord): Row {
  const { name = null, gender, birthDate, birthPlace } = userInfo
  const row = [id, keptAt, name, gender, birthDate, birthPlace, options ? optionValues(options) : 0] as const
  return saved === undefined ? row : [...row, saved]
}

function decode(row: unknown): KeptRecord {
  if (!Array.isArray(row) || row.length < 7)
    throw new TypeError(`history row: expected seven values, got ${typeof row}`)
  const [id, keptAt, name, gender, birthDate, birthPlace, options, ...rest] = row as unknown as Row
  const saved = rest[0]
  const userInfo: UserInfo = name === null ? { gender, birthDate, birthPlace } : { name, gender, birthDate, birthPlace }
  const record: KeptRecord =
    options === 0 ? { id, keptAt, userInfo } : { id, keptAt, userInfo, options: optionsOf(options) }
  return saved === undefined ? record : { ...record, saved }
}

function optionValues(options: BirthOptions): readonly Json[] {
  const values = OPTION_KEYS.map((key) => options[key] ?? null)
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}

/** A loop, and no entries: it runs for every record at the start. */
function optionsOf(values: readonly Json[]): BirthOptions {
  const options: Record<string, Json> = {}
  values.forEach((value, i) => {
    const key = OPTION_KEYS[i]
    if (value !== null && key !== undefined) options[key] = value
  })
  return options
}
