import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaceTable } from '../../src/core/places/place-table'
import { openPlaces, searchPlaces } from '../../src/core/places/search'
import { microseconds } from './clockwork'
import { rounded, type BenchLine } from './line'

const PACK = join(__dirname, '../../src/platform/packs/builtin/places.json')
const TYPED = [
  '成',
  '成都',
  '四川 成都',
  'c',
  'che',
  'cheng du',
  'Chengdu, Sichuan',
  '武侯',
  '東京',
  '서',
  'San',
  'xyz',
]

/** What each keystroke costs over every place there is, beside reading the whole list once. */
export async function placesBench(): Promise<readonly BenchLine[]> {
  const table = JSON.parse(readFileSync(PACK, 'utf8')) as PlaceTable
  const places = openPlaces(table)
  const ours = microseconds(TYPED, (text) => searchPlaces(places, text, 20).length)
  const scan = microseconds(TYPED, (text) => table.rows.filter((row) => row.includes(text)).length)
  return [
    {
      bench: 'places',
      subject: `search in ${table.rows.length} places`,
      value: rounded(ours),
      unit: 'µs',
      beside: `faster than a plain scan (${rounded(scan)} µs)`,
      ratio: rounded(scan / ours),
      goal: 'at most 5,000 µs',
    },
  ]
}
