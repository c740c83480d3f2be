// The text of cities.json and places.json; the columns are described where they are read (src/core/places/place-table.ts).
import { fold } from '../../../src/core/places/fold'
import type { Names } from '../../../src/core/places/place'
import type { NamedArea, PlaceDraft } from './draft'

const PARTS_PER_DEGREE = 10_000

export function encodePlaces(drafts: readonly PlaceDraft[]): string {
  const countries = numbered<NamedArea>(
    ({ key }) => key,
    ({ key, names }) => `${key}|${namesText(names)}`,
  )
  const zones = numbered<string>(
    (name) => name,
    (name) => name,
  )
  const regions: Numbered<readonly NamedArea[]> = numbered(
    (path: readonly NamedArea[]) => path.map(({ key }) => key).join(' '),
    ([nearest, ...around]) => `${namesText(nearest?.names)}|${around.length === 0 ? '' : regions.number(around)}`,
  )
  const rows = drafts.map((draft) =>
    [
      draft.id,
      namesText(draft.names),
      draft.pinyin === fold(draft.names.en) ? '' : draft.pinyin,
      draft.also.join(';'),
      draft.regions.length === 0 ? '' : regions.number(draft.regions),
      countries.number(draft.country),
      zones.number(draft.zone),
      Math.round(draft.longitude * PARTS_PER_DEGREE),
      Math.round(draft.latitude * PARTS_PER_DEGREE),
      draft.population,
    ].join('|'),
  )
  const lists = { countries: countries.texts, regions: regions.texts, zones: zones.texts, rows }
  const parts = Object.entries(lists).map(([name, texts]) => `"${name}":[\n${texts.map(quoted).join(',\n')}\n]`)
  return `{${parts.join(',\n')}}\n`
}

const quoted = (text: string): string => JSON.stringify(text)

/** An empty name repeats the one before it; an empty Korean one the English. */
function namesText(names: Names | undefined): string {
  if (!names) throw new RangeError('encodePlaces: an area without names')
  const { 'zh-Hans': hans, 'zh-Hant': hant, en, ja, ko } = names
  return [en, hans === en ? '' : hans, hant === hans ? '' : hant, ja === hant ? '' : ja, ko === en ? '' : ko].join('|')
}

interface Numbered<T> {
  readonly texts: readonly string[]
  number(item: T): number
}

/** Items numbered in the order they are first asked for. */
function numbered<T>(keyOf: (item: T) => string, write: (item: T) => string): Numbered<T> {
  const texts: string[] = []
  const numbers = new Map<string, number>()
  return {
    texts,
    number(item) {
      const key = keyOf(item)
      const known = numbers.get(key)
      if (known !== undefined) return known
      const text = write(item)
      texts.push(text)
      numbers.set(key, texts.length - 1)
      return texts.length - 1
    },
  }
}
