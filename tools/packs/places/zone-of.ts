// The zone of a place, under its present name.
import tzLookup from 'tz-lookup'

/** Countries that keep one clock; tz-lookup cuts some of them in pieces that differ only before 1970. */
const ONE_CLOCK: Readonly<Record<string, string>> = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  MO: 'Asia/Macau',
  TW: 'Asia/Taipei',
  VN: 'Asia/Ho_Chi_Minh',
}
/** tz-lookup is of 2020: zones renamed or joined since. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Australia/Currie': 'Australia/Hobart',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
}
interface Box {
  readonly country: string
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
  readonly zone: string
}
/** Zones cut out of others since 2020, and a capital a border runs through. Degrees. */
const BOXES: readonly Box[] = [
  { country: 'MX', west: -106.7, east: -106.2, south: 31.4, north: 31.9, zone: 'America/Ciudad_Juarez' },
  { country: 'CL', west: -75.7, east: -71.1, south: -49.1, north: -43.6, zone: 'America/Coyhaique' },
  { country: 'CY', west: 33.3, east: 33.45, south: 35.1, north: 35.25, zone: 'Asia/Nicosia' },
]
/** Degrees. The map of tz-lookup is coarse: a town at a border or a coast may fall to the other side. */
const RINGS = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2]
const DIRECTIONS = 16

export type ZoneOf = (country: string, longitude: number, latitude: number) => string

/** @param zonesOf the zones in use in a country, by ISO 3166-1; any zone will do where none are known */
export function openZoneOf(zonesOf: (country: string) => ReadonlySet<string> | null): ZoneOf {
  return (country, longitude, latitude) => {
    const own =
      ONE_CLOCK[country] ?? BOXES.find((box) => box.country === country && holds(box, longitude, latitude))?.zone
    if (own !== undefined) return own
    const zones = zonesOf(country)
    const here = lookUp(longitude, latitude)
    if (!zones || zones.has(here)) return here
    for (const ring of RINGS) {
      for (let step = 0; step < DIRECTIONS; step++) {
        const angle = (2 * Math.PI * step) / DIRECTIONS
        const near = lookUp(longitude + ring * Math.cos(angle), latitude + ring * Math.sin(angle))
        if (zones.has(near)) return near
      }
    }
    return here
  }
}

const holds = ({ west, east, south, north }: Box, longitude: number, latitude: number): boolean =>
  longitude > west && longitude < east && latitude > south && latitude < north

function lookUp(longitude: number, latitude: number): string {
  const found = tzLookup(Math.max(-90, Math.min(90, latitude)), ((longitude + 540) % 360) - 180)
  return RENAMED[found] ?? found
}
