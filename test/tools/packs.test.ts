// Reads the packs by their description alone: no reader of the app, no table of the builder.
import { gzipSync } from 'node:zlib'
import { buildPack } from '../../tools/packs/pack'
import { hangulOfPinyin } from '../../tools/packs/places/hangul'
import { citiesPack, placesPack } from '../../tools/packs/places/pack'
import { zonesPack } from '../../tools/packs/zones/pack'

type Table = { readonly [list in 'countries' | 'regions' | 'zones' | 'rows']: readonly string[] }

const zonesText = buildPack(zonesPack).body
const citiesText = buildPack(citiesPack).body
const placesText = buildPack(placesPack).body
const cities = JSON.parse(citiesText) as Table
const places = JSON.parse(placesText) as Table

const zoneFile = JSON.parse(zonesText) as { readonly [list in 'tails' | 'zones' | 'links']: readonly string[] }
const zoneNames = new Set([
  ...zoneFile.zones.map((row) => row.split('|')[0]),
  ...zoneFile.links.flatMap((row) => (row.split('|')[1] ?? '').split(' ')),
])
const coordinatesOf = (table: Table, id: string): [number, number] | null => {
  const columns = table.rows.find((row) => row.startsWith(`${id}|`))?.split('|')
  return columns ? [Number(columns[11]) / 10_000, Number(columns[12]) / 10_000] : null
}

describe.each([
  ['zones', zonesText, 120_000, 27 * 1024],
  ['cities', citiesText, 72_000, 34 * 1024],
  ['places', placesText, 1_150_000, 460 * 1024],
])('%s', (name, text, bytes, gzip) => {
  test('keeps its budget', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes)
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(gzip)
  })
  test('built again is the same, byte for byte', () => {
    const again = { zones: zonesPack, cities: citiesPack, places: placesPack }[name as 'zones']
    expect(buildPack(again).body === text).toBe(true)
  })
})

test('every row of the zone table has six columns that fit', () => {
  const faults = zoneFile.zones.filter((row) => {
    const [zone = '', letters = '', offsets = '', summers = '', indices = '', untils] = row.split('|')
    const clocks = letters.split(' ').length
    const known = [...indices].every((digit) => parseInt(digit, 36) < clocks)
    const tail = /~(\d+)$/.exec(untils ?? '')?.[1]
    const fits = offsets.split(' ').length === clocks && summers.split(' ').length === clocks
    return zone === '' || !fits || !known || (tail !== undefined && zoneFile.tails[Number(tail)] === undefined)
  })
  expect(faults).toEqual([])
})

describe.each([
  ['cities', cities],
  ['places', places],
] as const)('every row of %s', (_, table) => {
  const rows = table.rows.map((row) => row.split('|'))
  test('has fourteen columns', () => expect(rows.filter((columns) => columns.length !== 14)).toEqual([]))
  test('has an id of its own', () => expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length))
  test('has an English name, and a Korean one where it has a Chinese one', () => {
    const faults = rows.filter(([, en, hans, , , ko]) => en === '' || (hans !== '' && ko === ''))
    expect(faults).toEqual([])
  })
  test('lies on the globe and in China when it says so', () => {
    const faults = rows.filter((columns) => {
      const [longitude = NaN, latitude = NaN] = columns.slice(11, 13).map((cell) => Number(cell) / 10_000)
      const china = table.countries[Number(columns[9])]?.startsWith('CN|')
      const [west, east, south, north] = china ? [73.4, 135.2, 3.4, 53.7] : [-180, 180, -90, 90]
      return !(longitude >= west! && longitude <= east! && latitude >= south! && latitude <= north!)
    })
    expect(faults).toEqual([])
  })
  test('names a zone of the zone table, a country and, if any, a region', () => {
    const faults = rows.filter((columns) => {
      const zone = table.zones[Number(columns[10])]
      const region = columns[8] === '' || table.regions[Number(columns[8])] !== undefined
      return !zoneNames.has(zone ?? '') || table.countries[Number(columns[9])] === undefined || !region
    })
    expect(faults).toEqual([])
  })
  test('comes by population', () => {
    const people = rows.map((columns) => Number(columns[13]))
    expect(people).toEqual([...people].sort((a, b) => b - a))
  })
})

test('the small pack holds 400 Chinese cities and 200 of the world', () => {
  const chinese = cities.rows.filter((row) => {
    const country = cities.countries[Number(row.split('|')[9])] ?? ''
    return /^(CN|HK|MO|TW)\|/.test(country)
  })
  expect([chinese.length, cities.rows.length - chinese.length]).toEqual([400, 200])
})

test('every row of the small pack stands in the full one at the same place', () => {
  for (const row of cities.rows) {
    const id = row.split('|')[0] ?? ''
    expect([id, coordinatesOf(places, id)]).toEqual([id, coordinatesOf(cities, id)])
  }
})

// City halls, by hand from general reference (degrees); GeoNames marks the old centre, so up to 0.13° away.
test.each([
  ['cn110000', 116.4074, 39.9042],
  ['cn310000', 121.4737, 31.2304],
  ['cn500000', 106.5516, 29.563],
  ['cn510100', 104.0668, 30.5728],
  ['cn440100', 113.2644, 23.1291],
  ['cn440300', 114.0579, 22.5431],
  ['cn120000', 117.2008, 39.0842],
  ['cn320500', 120.5853, 31.2989],
  ['cn410100', 113.6253, 34.7466],
  ['cn420100', 114.3054, 30.5931],
  ['cn610100', 108.9398, 34.3416],
  ['cn330100', 120.1551, 30.2741],
  ['cn130600', 115.4646, 38.874],
  ['cn371300', 118.3564, 35.1047],
  ['cn130100', 114.5149, 38.0428],
  ['cn441900', 113.7518, 23.0207],
  ['cn370200', 120.3826, 36.0671],
  ['cn430100', 112.9388, 28.2282],
  ['cn230100', 126.6424, 45.7567],
  ['cn411300', 112.5285, 32.9908],
  ['cn330300', 120.6994, 27.9938],
  ['cn440600', 113.1219, 23.0218],
  ['cn130400', 114.5391, 36.6256],
  ['cn330200', 121.544, 29.8683],
  ['cn370700', 119.1619, 36.7068],
  ['cn340100', 117.2272, 31.8206],
  ['cn320100', 118.7969, 32.0603],
  ['cn370100', 117.1205, 36.6512],
  ['cn320300', 117.2841, 34.2058],
  ['cn210100', 123.4315, 41.8057],
  ['cn220100', 125.3235, 43.8171],
  ['cn411600', 114.697, 33.6259],
  ['cn360700', 114.935, 25.8318],
  ['cn371700', 115.4807, 35.2338],
  ['cn350500', 118.6757, 24.8744],
  ['cn450100', 108.3665, 22.817],
  ['cn530100', 102.8329, 24.8801],
  ['cn370800', 116.5872, 35.4154],
  ['cn350100', 119.2965, 26.0745],
  ['cn341200', 115.8142, 32.8902],
  ['cn411400', 115.6564, 34.4143],
  ['cn320600', 120.8945, 31.9802],
  ['cn130200', 118.1802, 39.6309],
  ['cn320200', 120.3119, 31.4912],
  ['cn210200', 121.6147, 38.914],
  ['cn130900', 116.8388, 38.3044],
  ['cn130500', 114.5044, 37.0706],
  ['cn370600', 121.4479, 37.4638],
  ['cn410300', 112.454, 34.6197],
  ['cn330700', 119.6474, 29.0789],
  ['cn411700', 114.0223, 33.0115],
  ['cn440800', 110.3594, 21.2707],
  ['cn520500', 105.3051, 27.2986],
  ['cn320900', 120.1633, 33.3473],
  ['cn430400', 112.572, 26.8934],
  ['cn331000', 121.4208, 28.6564],
  ['cn520300', 106.9272, 27.7256],
  ['cn430500', 111.4677, 27.2389],
  ['cn361100', 117.9434, 28.4546],
  ['cn650100', 87.6168, 43.8256],
  ['cn540100', 91.1409, 29.6456],
  ['cn150100', 111.7492, 40.8426],
])('%s is at %d, %d', (id, longitude, latitude) => {
  const [east = NaN, north = NaN] = coordinatesOf(cities, id) ?? []
  expect(Math.abs(east - longitude)).toBeLessThan(0.13)
  expect(Math.abs(north - latitude)).toBeLessThan(0.17)
})

// 区县 whose coordinates come from our own table, from a seat in GeoNames, from a town of the name. By hand as above.
test.each([
  ['cn110118', 116.8432, 40.377],
  ['cn500101', 108.4087, 30.8078],
  ['cn510181', 103.647, 30.988],
  ['cn152923', 101.0689, 41.9585],
  ['cn653131', 75.2287, 37.7724],
  ['cn540523', 92.0183, 29.2592],
  ['cn532924', 100.5774, 25.8273],
  ['cn230883', 134.3079, 48.3646],
  ['cn469005', 110.7977, 19.5431],
  ['cn320583', 120.9807, 31.3852],
  ['cn621121', 105.2421, 35.2107],
  ['cn141081', 111.3717, 35.6199],
])('%s is at %d, %d', (id, longitude, latitude) => {
  const [east = NaN, north = NaN] = coordinatesOf(places, id) ?? []
  expect(Math.abs(east - longitude)).toBeLessThan(0.1)
  expect(Math.abs(north - latitude)).toBeLessThan(0.1)
})

// tz database, zone1970.tab and the history of the zones cut since 2020; towns at borders and coasts.
test.each([
  ['gn1581130', 'Asia/Ho_Chi_Minh'],
  ['gn1645457', 'Asia/Dili'],
  ['gn146268', 'Asia/Nicosia'],
  ['gn3833367', 'America/Argentina/Ushuaia'],
  ['gn4013708', 'America/Ciudad_Juarez'],
  ['gn3894426', 'America/Coyhaique'],
  ['gn295277', 'Asia/Jerusalem'],
  ['gn703448', 'Europe/Kyiv'],
  ['gn1298824', 'Asia/Yangon'],
  ['gn1880252', 'Asia/Singapore'],
  ['gn5308655', 'America/Phoenix'],
  ['gn1668341', 'Asia/Taipei'],
  ['gn1819729', 'Asia/Hong_Kong'],
  ['gn1821274', 'Asia/Macau'],
  ['cn653100', 'Asia/Shanghai'],
])('%s keeps the clock of %s', (id, zone) => {
  const columns = places.rows.find((row) => row.startsWith(`${id}|`))?.split('|')
  expect(places.zones[Number(columns?.[10])]).toBe(zone)
})

// 외래어 표기법, 표 5, and names in common use.
test.each([
  ['bei jing', '베이징'],
  ['shang hai', '상하이'],
  ['guang zhou', '광저우'],
  ['cheng du', '청두'],
  ['wu lu mu qi', '우루무치'],
  ['ha er bin', '하얼빈'],
  ['xi an', '시안'],
  ['chong qing', '충칭'],
  ['tian jin', '톈진'],
  ['jiu quan', '주취안'],
  ['lv liang', '뤼량'],
  ['zi gong', '쯔궁'],
  ['si ping', '쓰핑'],
])('%s in hangul is %s', (pinyin, hangul) => expect(hangulOfPinyin(pinyin.split(' '))).toBe(hangul))
