// Where to look for a name: the folded spellings of every place and region, by their first character.
import { fold } from './fold'
import type { Names } from './place'
import { readCountry, readRegion, readRow, type PlaceTable } from './place-table'

/** One spelling of one thing; several spellings share a number. */
export interface Key {
  readonly text: string
  /** A row of the table, a region, or a country, as the list it stands in says. */
  readonly number: number
  /** A name it is found by but not called by. */
  readonly also: boolean
}

export type Keys = ReadonlyMap<string, readonly Key[]>

export interface PlaceIndex {
  readonly places: Keys
  readonly regions: Keys
  readonly countries: Keys
  /** By row. */
  readonly population: readonly number[]
  readonly region: readonly number[]
  readonly country: readonly number[]
  /** By region: the one around it, −1 for none. */
  readonly parent: readonly number[]
}

export function indexPlaces(table: PlaceTable): PlaceIndex {
  const rows = table.rows.map(readRow)
  const regions = table.regions.map(readRegion)
  return {
    places: byFirstCharacter((add) =>
      rows.forEach((row, i) => {
        for (const text of spellings(row.names, row.pinyin)) add(text, i, false)
        for (const text of row.also) add(fold(text), i, true)
      }),
    ),
    regions: byFirstCharacter((add) =>
      regions.forEach(({ names }, i) => spellings(names, '').forEach((text) => add(text, i, false))),
    ),
    countries: byFirstCharacter((add) =>
      table.countries.forEach((row, i) => spellings(readCountry(row).names, '').forEach((text) => add(text, i, false))),
    ),
    population: rows.map(({ population }) => population),
    region: rows.map(({ region }) => region),
    country: rows.map(({ country }) => country),
    parent: regions.map(({ parent }) => parent),
  }
}

/** Pinyin is written with v for ü; some type u. */
function spellings(names: Names, pinyin: string): Set<string> {
  const texts = [names['zh-Hans'], names['zh-Hant'], names.en, names.ja, names.ko].map(fold)
  if (pinyin !== '') texts.push(pinyin, pinyin.replace(/v/g, 'u'))
  return new Set(texts)
}

function byFirstCharacter(fill: (add: (text: string, number: number, also: boolean) => void) => void): Keys {
  const keys = new Map<string, Key[]>()
  fill((text, number, also) => {
    const first = text.charAt(0)
    const list = keys.get(first)
    if (list) list.push({ text, number, also })
    else keys.set(first, [{ text, number, also }])
  })
  return keys
}

/** The keys that begin with a text, which must not be empty. */
export function keysFrom(keys: Keys, text: string): readonly Key[] {
  return (keys.get(text.charAt(0)) ?? []).filter((key) => key.text.startsWith(text))
}

/** The keys a text begins with and does not end with. */
export function keysBefore(keys: Keys, text: string): readonly Key[] {
  return (keys.get(text.charAt(0)) ?? []).filter((key) => text.length > key.text.length && text.startsWith(key.text))
}
