import { readBirthRequest, type Atlas } from '../../src/core/bazi/birth-request'
import { loadAtlas } from '../../src/services/atlas'
import { EMPTY_FORM, readForm, type BirthForm } from '../../src/services/birth-form'
import { readViewerRoute, viewerUrl } from '../../src/services/birth-route'

let atlas: Atlas
beforeAll(async () => {
  atlas = await loadAtlas()
})

const FILLED: BirthForm = {
  ...EMPTY_FORM,
  name: '林知夏',
  gender: 'female',
  date: '1990/06/15',
  time: '09:30',
  city: '成都',
}

test.each([
  [
    'nothing',
    EMPTY_FORM,
    { gender: 'gender/missing', date: 'time/date-missing', time: 'time/clock-missing', city: 'place/missing' },
  ],
  ['a gender missing', { ...FILLED, gender: null }, { gender: 'gender/missing' }],
  ['a day that is not', { ...FILLED, date: '1990/06/31' }, { date: 'time/no-such-date' }],
  ['a date in words', { ...FILLED, date: 'June' }, { date: 'time/no-such-date' }],
  ['an hour that is not', { ...FILLED, time: '24:00' }, { time: 'time/format' }],
  ['a time in words', { ...FILLED, time: '九点' }, { time: 'time/format' }],
  ['a city nobody knows', { ...FILLED, city: 'Nowhereville' }, { city: 'place/unknown' }],
  ['no longitude', { ...FILLED, where: 'coordinates', longitude: '' }, { longitude: 'place/longitude-out-of-range' }],
  [
    'a longitude in words',
    { ...FILLED, where: 'coordinates', longitude: 'E' },
    { longitude: 'place/longitude-out-of-range' },
  ],
  [
    'a zone nobody knows',
    { ...FILLED, where: 'coordinates', longitude: '1', zone: 'X' },
    { zone: 'place/zone-unknown' },
  ],
] as const)('a form with %s says so', (_, form, codes) => {
  const read = readForm(form as BirthForm, atlas)
  if (read.ok) throw new Error('read')
  expect(Object.fromEntries(Object.entries(read.error.faults).map(([field, { code }]) => [field, code]))).toEqual(codes)
})

test.each([
  ['09:30', '1990/06/15 09:30:00'],
  ['9:30', '1990/06/15 9:30:00'],
  ['09:30:15', '1990/06/15 09:30:15'],
])('the time %s may be written with or without seconds', (time, birthDate) => {
  const read = readForm({ ...FILLED, time }, atlas)
  expect(read.ok && read.value.request.birthDate).toBe(birthDate)
})

test.each([
  ['a city', FILLED],
  ['coordinates', { ...FILLED, where: 'coordinates', longitude: '-74.006', zone: 'America/New_York' }],
  ['a name with signs', { ...FILLED, name: 'A&B=C?d%20#' }],
] as const)('the address of a chart made from %s casts the same chart again', (_, form) => {
  const read = readForm(form as BirthForm, atlas)
  if (!read.ok) throw new Error(read.error.code)
  const url = viewerUrl(read.value, form.name)
  const params = Object.fromEntries(
    url
      .split('?')[1]!
      .split('&')
      .map((pair) => pair.split('=') as [string, string]),
  )
  const route = readViewerRoute(params, atlas)
  expect(route.name).toBe(form.name)
  expect(readBirthRequest(route.request, atlas)).toEqual(readBirthRequest(read.value.request, atlas))
})

test('an address that is no encoding is read as it stands', () => {
  expect(readViewerRoute({ name: '100%', d: '1990-06-15T09:30' }, atlas)).toMatchObject({
    name: '100%',
    request: { birthDate: '1990/06/15 09:30:00' },
  })
})
