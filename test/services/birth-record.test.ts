import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBirthRequest, type Atlas } from '../../src/core/bazi/birth-request'
import { openZones } from '../../src/core/calendar/zone-history'
import { findPlace, openPlaces } from '../../src/core/places/search'
import { loadAtlas } from '../../src/services/atlas'
import { EMPTY_FORM, readForm, type BirthForm } from '../../src/services/birth-form'
import {
  birthPlaceOf,
  formOfRecord,
  readRecord,
  recordOf,
  recordUrl,
  type BirthRecord,
} from '../../src/services/birth-record'
import { readViewerRoute } from '../../src/services/birth-route'
import { exportText, parseImport } from '../../src/services/history-transfer'

let atlas: Atlas
beforeAll(async () => {
  atlas = await loadAtlas()
})

const FILLED: BirthForm = {
  ...EMPTY_FORM,
  name: ' 林知夏 ',
  gender: 'female',
  date: '1990/6/15',
  time: '9:30',
  city: '成都',
  dayRollover: '00:00',
}

function recorded(form: BirthForm, hourUnknown = false): BirthRecord {
  const read = readForm(form, atlas)
  if (!read.ok) throw new Error(JSON.stringify(read.error.faults))
  const record = recordOf(read.value, { name: form.name, hourUnknown })
  if (!record.ok) throw new Error(record.error.code)
  return record.value
}

test('a record has the four fields of the specification, and what was chosen', () => {
  expect(recorded(FILLED)).toEqual({
    userInfo: { name: '林知夏', gender: 'female', birthDate: '1990/06/15 09:30:00', birthPlace: '四川 成都' },
    options: {
      placeId: 'cn510100',
      zone: 'Asia/Shanghai',
      longitude: expect.closeTo(104.07, 1) as number,
      latitude: expect.closeTo(30.6, 0) as number,
      dayRollover: '00:00',
    },
  })
  expect(Object.keys(recorded({ ...FILLED, name: ' ' }).userInfo)).not.toContain('name')
})

test('an unknown hour is midnight, and says so', () => {
  const { userInfo, options } = recorded(FILLED, true)
  expect(userInfo.birthDate).toBe('1990/06/15 00:00:00')
  expect(options?.hourUnknown).toBe(true)
  const record = { userInfo, options }
  expect(formOfRecord(record, atlas)).toMatchObject({ date: '1990/06/15', time: '' })
  expect(readRecord(record, atlas)).toMatchObject({ value: { hourUnknown: true } })
  expect(recordUrl(record, atlas)).toMatchObject({ value: expect.stringContaining('&hour=unknown') as string })
})

// 1990 闰五月初一 was 23 June 1990 (Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table of 1990).
test('a lunar date is kept as its Gregorian one, and which calendar it was entered in', () => {
  const read = readForm(FILLED, atlas)
  if (!read.ok) throw new Error('form')
  const request = { ...read.value.request, birthDate: '1990/5/1 9:30:00', calendar: 'lunar', leap: true } as const
  const record = recordOf({ ...read.value, request }, { name: '', hourUnknown: false })
  expect(record).toMatchObject({
    value: { userInfo: { birthDate: '1990/06/23 09:30:00' }, options: { calendar: 'lunar' } },
  })
  const never = { ...read.value, request: { ...request, birthDate: '1991/5/1 9:30:00' } }
  expect(recordOf(never, { name: '', hourUnknown: false })).toMatchObject({ error: { code: 'time/no-such-date' } })
})

test.each<[string, BirthForm]>([
  ['a city', FILLED],
  ['a city abroad', { ...FILLED, city: 'New York' }],
  ['coordinates', { ...FILLED, where: 'coordinates', longitude: '-74.006', zone: 'America/New_York' }],
  ['a fixed zone', { ...FILLED, where: 'coordinates', longitude: '0', zone: '+08:00' }],
])('a record made from %s casts the same chart, opened, addressed or carried to another device', (_, form) => {
  const read = readForm(form, atlas)
  if (!read.ok) throw new Error('form')
  const cast = readBirthRequest(read.value.request, atlas)
  const record = recorded(form)
  const carried = parseImport(exportText([record]))
  expect(carried).toEqual({ ok: true, value: { valid: [record], faults: [] } })

  const again = readForm(formOfRecord(record, atlas), atlas)
  expect(again.ok && readBirthRequest(again.value.request, atlas)).toEqual(cast)
  const opened = readRecord(record, atlas)
  expect(opened.ok && readBirthRequest(opened.value.request, atlas)).toEqual(cast)
  const url = recordUrl(record, atlas)
  if (!url.ok) throw new Error(url.error.code)
  const params = Object.fromEntries(new URL(url.value, 'http://x').searchParams)
  expect(readViewerRoute(params, atlas).name).toBe('林知夏')
  expect(readBirthRequest(readViewerRoute(params, atlas).request, atlas)).toEqual(cast)
})

test('coordinates are written as a place in Chinese', () => {
  const form: BirthForm = { ...FILLED, where: 'coordinates', longitude: '-74.006', zone: 'America/New_York' }
  expect(recorded(form).userInfo.birthPlace).toBe('西经74.006° America/New_York')
})

describe('a record from elsewhere', () => {
  const foreign = (birthPlace: string): BirthRecord => ({
    userInfo: { gender: 'male', birthDate: '2000/01/01 12:00:00', birthPlace },
  })

  test('takes its city by name and the defaults for everything else', () => {
    const form = formOfRecord(foreign('四川省成都市'), atlas)
    expect(form).toMatchObject({
      ...EMPTY_FORM,
      gender: 'male',
      date: '2000/01/01',
      time: '12:00:00',
      city: '四川省成都市',
      placeId: 'cn510100',
    })
    expect(readForm(form, atlas).ok).toBe(true)
  })

  test('keeps a city nobody knows as text, and asks for it', () => {
    const record = foreign('某地')
    expect(readRecord(record, atlas)).toMatchObject({ error: { code: 'place/unknown' } })
    expect(recordUrl(record, atlas)).toMatchObject({ error: { code: 'place/unknown' } })
    const form = formOfRecord(record, atlas)
    expect(form).toMatchObject({ where: 'city', city: '某地', placeId: null })
    expect(readForm(form, atlas)).toMatchObject({ error: { faults: { city: { code: 'place/unknown' } } } })
  })

  test('with a place this table lacks is cast by the zone and the longitude it was kept with', () => {
    const options = { placeId: 'cn999999', zone: 'Asia/Urumqi', longitude: 80, latitude: 40 }
    const read = readRecord({ ...foreign('某地'), options }, atlas)
    expect(read).toMatchObject({ value: { request: { zone: 'Asia/Urumqi', longitude: 80 }, place: null } })
    expect(formOfRecord({ ...foreign('某地'), options }, atlas)).toMatchObject({
      where: 'coordinates',
      longitude: '80',
    })
  })
})

test('the written place finds its place again', () => {
  const pack = join(__dirname, '../../src/platform/packs/builtin')
  const read = (name: string) => JSON.parse(readFileSync(join(pack, `${name}.json`), 'utf8'))
  const everywhere = { zones: openZones(read('zones')), places: openPlaces(read('places')) }
  const { places } = everywhere
  const written = (id: string): string => birthPlaceOf(places.byId(id)!)
  expect(['cn510100', 'cn310000', 'cn510107'].map(written)).toEqual(['四川 成都', '上海', '四川 成都 武侯区'])
  const rows = Array.from({ length: places.size }, (_, row) => row).filter((row) => row % 7 === 0)
  // The only other answers: 大理 and 玉树 are a prefecture and its city, and two towns of one region may share a name.
  const strays = rows
    .map((row) => places.at(row))
    .filter((place) => {
      const found = findPlace(places, birthPlaceOf(place))
      const another = found.ok && found.value.id !== place.id && birthPlaceOf(found.value) !== birthPlaceOf(place)
      return another || (!found.ok && found.error.code === 'place/unknown')
    })
  expect(strays.map(birthPlaceOf)).toEqual([])
})
