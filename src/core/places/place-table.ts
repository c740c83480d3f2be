// The form of cities.json and places.json, read one row at a time.
import type { Names, Place } from './place'

/** Every list holds rows of text with columns split by `|`. */
export interface PlaceTable {
  /** `code|names` */
  readonly countries: readonly string[]
  /** `names|number of the region around it, or nothing` */
  readonly regions: readonly string[]
  /** IANA names. */
  readonly zones: readonly string[]
  /** `id|names|pinyin|other names|region|country|zone|longitude|latitude|population`; see PlaceRow. */
  readonly rows: readonly string[]
}

/**
 * The columns of one row. Names are written English, Simplified, Traditional Chinese, Japanese, Korean; an empty one
 * repeats the one before it, an empty Korean one the English.
 */
export interface PlaceRow {
  readonly id: string
  readonly names: Names
  /** Syllables run together, ü as v; empty where the English name has the same letters, or outside China. */
  readonly pinyin: string
  /** Names it is found by but not called by. */
  readonly also: readonly string[]
  /** Number of the nearest region, −1 for none. */
  readonly region: number
  readonly country: number
  readonly zone: number
  readonly longitude: number
  readonly latitude: number
  readonly population: number
}

const NAME_COLUMNS = 5
const PARTS_PER_DEGREE = 10_000

export function readRow(row: string): PlaceRow {
  const columns = row.split('|')
  const [pinyin = '', also = '', region, country, zone, longitude, latitude, population] = columns.slice(
    1 + NAME_COLUMNS,
  )
  return {
    id: columns[0] ?? '',
    names: readNames(columns, 1),
    pinyin,
    also: also === '' ? [] : also.split(';'),
    region: region === '' ? -1 : Number(region),
    country: Number(country),
    zone: Number(zone),
    longitude: Number(longitude) / PARTS_PER_DEGREE,
    latitude: Number(latitude) / PARTS_PER_DEGREE,
    population: Number(population),
  }
}

export interface Region {
  readonly names: Names
  /** Number of the region around it, −1 for none. */
  readonly parent: number
}

export function readRegion(row: string): Region {
  const columns = row.split('|')
  const parent = columns[NAME_COLUMNS]
  return { names: readNames(columns, 0), parent: parent ? Number(parent) : -1 }
}

export function readCountry(row: string): { readonly code: string; readonly names: Names } {
  const columns = row.split('|')
  return { code: columns[0] ?? '', names: readNames(columns, 1) }
}

function readNames(columns: readonly string[], first: number): Names {
  const [en = '', hans = '', hant = '', ja = '', ko = ''] = columns.slice(first, first + NAME_COLUMNS)
  const simplified = hans || en
  const traditional = hant || simplified
  return { 'zh-Hans': simplified, 'zh-Hant': traditional, en, ja: ja || traditional, ko: ko || en }
}

/** @throws RangeError when the table has no such row */
export function placeAt(table: PlaceTable, index: number): Place {
  const text = table.rows[index]
  if (text === undefined) throw new RangeError(`placeAt: no row ${index}`)
  const row = readRow(text)
  return {
    id: row.id,
    names: row.names,
    regions: regionsAround(table, row.region),
    country: readCountry(table.countries[row.country] ?? ''),
    longitude: row.longitude,
    latitude: row.latitude,
    zone: table.zones[row.zone] ?? '',
    population: row.population,
  }
}

function regionsAround(table: PlaceTable, region: number): Names[] {
  const text = table.regions[region]
  if (text === undefined) return []
  const { names, parent } = readRegion(text)
  return [names, ...regionsAround(table, parent)]
}
