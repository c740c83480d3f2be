// Finding a birth place by what people type: any of five languages, pinyin, with or without its province.
import { fail, ok, type Result } from '../shared/result'
import type { Failure } from '../shared/result'
import type { Place } from './place'
import { indexPlaces, keysFrom, type PlaceIndex } from './place-index'
import { readQuery, type Area, type Reading } from './place-query'
import { placeAt, type PlaceTable } from './place-table'

/** A table of places, opened. The index is made at the first search. */
export interface Places {
  readonly size: number
  at(row: number): Place
  byId(id: string): Place | null
  /** For this folder. */
  index(): PlaceIndex
}

export function openPlaces(table: PlaceTable): Places {
  let index: PlaceIndex | null = null
  return {
    size: table.rows.length,
    at: (row) => placeAt(table, row),
    byId(id) {
      const row = table.rows.findIndex((text) => text.startsWith(`${id}|`))
      return row < 0 ? null : placeAt(table, row)
    },
    index: () => (index ??= indexPlaces(table)),
  }
}

/** 0 the name itself · 1 the name but for a kind of place more or less, or another of its names · 2 how it begins. */
type Closeness = 0 | 1 | 2

interface Match {
  readonly row: number
  readonly closeness: Closeness
}

/**
 * Places whose name begins like the text, in any language or pinyin, nearest match first, then the most populous.
 * `四川成都`, `四川 成都`, `成都市`, `Chengdu, Sichuan` and `cheng du` all find 成都. Nothing for a text of signs alone.
 */
export function searchPlaces(places: Places, text: string, limit: number): readonly Place[] {
  return matches(places.index(), text)
    .slice(0, limit)
    .map(({ row }) => places.at(row))
}

export type FindPlaceFailure = Failure<'place/unknown' | 'place/ambiguous'>

/** The larger of two places of one name is meant only when nobody would mean the other. */
const OVERWHELMING = 10
const NAMED_OPTIONS = 5

/**
 * The one place of that name, written in full in any language or pinyin, alone or with its province, state or country.
 * The exact name counts before the name but for its kind and before its other names. When several are left, one is
 * taken only if the others lie in it (大理, the prefecture and its city) or it has ten times their people (Paris);
 * else `place/ambiguous`, with what there is to choose from (`Suzhou`: 苏州 and 宿州).
 */
export function findPlace(places: Places, text: string): Result<Place, FindPlaceFailure> {
  const found = matches(places.index(), text).filter(({ closeness }) => closeness < 2)
  const nearest = found.filter(({ closeness }) => closeness === found[0]?.closeness).map(({ row }) => places.at(row))
  const [first, second] = nearest
  if (!first) return fail('place/unknown', { text })
  if (!second) return ok(first)
  const others = nearest.slice(1)
  if (first.population > 0 && first.population >= OVERWHELMING * second.population) return ok(first)
  if (others.every(({ regions }) => regions.some(({ en }) => en === first.names.en))) return ok(first)
  return fail('place/ambiguous', { text, count: nearest.length, options: optionsOf(nearest, text) })
}

/** `苏州（江苏）; 宿州（安徽）` for a text in Chinese characters, `Suzhou (Jiangsu); …` for others. */
function optionsOf(places: readonly Place[], text: string): string {
  const han = /[\u3400-\u9fff]/.test(text)
  return places
    .slice(0, NAMED_OPTIONS)
    .map(({ names, regions, country }) => {
      const around = regions[0] ?? country.names
      return han ? `${names['zh-Hans']}（${around['zh-Hans']}）` : `${names.en} (${around.en})`
    })
    .join('; ')
}

function matches(index: PlaceIndex, text: string): Match[] {
  const nearest = new Map<number, Closeness>()
  for (const reading of readQuery(index, text)) collect(index, reading, nearest)
  return [...nearest]
    .map(([row, closeness]) => ({ row, closeness }))
    .sort(
      (a, b) =>
        a.closeness - b.closeness || (index.population[b.row] ?? 0) - (index.population[a.row] ?? 0) || a.row - b.row,
    )
}

function collect(index: PlaceIndex, reading: Reading, nearest: Map<number, Closeness>): void {
  const { name, within, shortened } = reading
  for (const { text, number: row, also } of keysFrom(index.places, name)) {
    const closeness = closenessOf(text, name, also || shortened)
    if (closeness >= (nearest.get(row) ?? 3)) continue
    if (within.every((area) => liesIn(index, row, area))) nearest.set(row, closeness)
  }
}

/** What a name in the table may end in and a person leave out. */
const KINDS = new Set('区 區 县 縣 県 旗 구 현 기 district county banner city qu xian qi'.split(' '))

function closenessOf(key: string, name: string, indirect: boolean): Closeness {
  if (key === name) return indirect ? 1 : 0
  return name.length > 1 && KINDS.has(key.slice(name.length)) ? 1 : 2
}

function liesIn(index: PlaceIndex, row: number, area: Area): boolean {
  if (area.countries.has(index.country[row] ?? -1)) return true
  for (let region = index.region[row] ?? -1; region >= 0; region = index.parent[region] ?? -1)
    if (area.regions.has(region)) return true
  return false
}
