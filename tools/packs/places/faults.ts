// What a pack of places promises of every row.
import { LOCALES } from '../../../src/core/shared/locale'
import type { Sources } from '../sources'
import type { PlaceDraft } from './draft'
import { readZoneNames } from './zone-names'

/** Degrees, with the islands in the south. */
const CHINA = { west: 73.4, east: 135.2, south: 3.4, north: 53.7 }
const COLUMN_SIGNS = /[|;\n]/

export function placeFaults(drafts: readonly PlaceDraft[], sources: Sources): string[] {
  const { known } = readZoneNames(sources)
  const ids = new Set(drafts.map(({ id }) => id))
  return [
    ...(ids.size === drafts.length ? [] : [`${drafts.length - ids.size} ids stand for two places`]),
    ...drafts.flatMap((draft) => rowFaults(draft, known).map((fault) => `${draft.id} ${draft.names.en}: ${fault}`)),
    ...provinceFaults(drafts),
  ]
}

function rowFaults(
  { names, also, longitude, latitude, zone, country }: PlaceDraft,
  zones: ReadonlySet<string>,
): string[] {
  const faults: string[] = []
  if (LOCALES.some((locale) => names[locale] === '')) faults.push('a name is missing')
  if ([...Object.values(names), ...also].some((name) => COLUMN_SIGNS.test(name)))
    faults.push('a sign of ours in a name')
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) faults.push(`at ${longitude}, ${latitude}`)
  if (!zones.has(zone)) faults.push(`no zone ${zone}`)
  if (country.names.en === '') faults.push(`no country ${country.key}`)
  const { west, east, south, north } = CHINA
  if (country.key === 'CN' && !(longitude > west && longitude < east && latitude > south && latitude < north))
    faults.push(`outside China at ${longitude}, ${latitude}`)
  return faults
}

/** Every place of a province lies about its prefectures; a wrong match of pinyin lies elsewhere. */
function provinceFaults(drafts: readonly PlaceDraft[]): string[] {
  const provinces = new Map<string, PlaceDraft[]>()
  for (const draft of drafts) {
    const province = draft.regions[draft.regions.length - 1]
    if (draft.country.key !== 'CN' || !province) continue
    provinces.set(province.key, [...(provinces.get(province.key) ?? []), draft])
  }
  return [...provinces].flatMap(([key, places]) => {
    const middle = {
      longitude: median(places.map((p) => p.longitude)),
      latitude: median(places.map((p) => p.latitude)),
    }
    return places
      .filter((place) => degreesBetween(place, middle) > (FARTHEST[key] ?? FARTHEST_ELSEWHERE))
      .map((place) => `${place.id} ${place.names.en}: far from the rest of ${key}`)
  })
}

/** Degrees on the globe from the median place of a province to its farthest, rounded up; 海南 has the southern islands. */
const FARTHEST: Readonly<Record<string, number>> = { 'CN.15': 16, 'CN.46': 11, 'CN.54': 11, 'CN.62': 10, 'CN.65': 11 }
const FARTHEST_ELSEWHERE = 8

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

function degreesBetween(a: Spot, b: Spot): number {
  const wide = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(wide, a.latitude - b.latitude)
}

type Spot = Pick<PlaceDraft, 'longitude' | 'latitude'>
