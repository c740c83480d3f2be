// The zone of a place, under its present name.
import tzLookup from 'tz-lookup'

/** Countries that keep one clock, whatever a map of coordinates says near their borders. */
const ONE_CLOCK: Readonly<Record<string, string>> = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  MO: 'Asia/Macau',
  TW: 'Asia/Taipei',
  VN: 'Asia/Ho_Chi_Minh',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  KP: 'Asia/Pyongyang',
  IN: 'Asia/Kolkata',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
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
/** Zones cut out of others since: by country and admin1, then by the western edge where only part of it changed. */
const CHILE_AYSEN = 'CL.02'
const JUAREZ = { admin1: 'MX.06', west: -106.7, east: -106.2, south: 31.4 }

export function zoneOf(country: string, admin1: string, longitude: number, latitude: number): string {
  const one = ONE_CLOCK[country]
  if (one !== undefined) return one
  const key = `${country}.${admin1}`
  if (key === CHILE_AYSEN) return 'America/Coyhaique'
  if (key === JUAREZ.admin1 && longitude > JUAREZ.west && longitude < JUAREZ.east && latitude > JUAREZ.south)
    return 'America/Ciudad_Juarez'
  const found = tzLookup(latitude, longitude)
  return RENAMED[found] ?? found
}
