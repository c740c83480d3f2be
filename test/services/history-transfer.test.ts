import fc from 'fast-check'
import { CLOCKS, DAY_ROLLOVERS, LUCK_RULES } from '../../src/core/bazi/school'
import type { BirthRecord, Json } from '../../src/services/birth-record'
import { exportText, parseImport } from '../../src/services/history-transfer'
import { createHistory } from '../../src/stores/history'
import { SEED, sized } from '../support/random'

const USER = { name: '林知夏', gender: 'female', birthDate: '1990/06/15 09:30:00', birthPlace: '四川 成都' }

test.each([
  ['', 'import/empty'],
  [' \n\t\ufeff', 'import/empty'],
  ['{', 'import/not-json'],
  ['records', 'import/not-json'],
  ['[]', 'import/not-an-object'],
  ['null', 'import/not-an-object'],
  ['"{}"', 'import/not-an-object'],
  ['12', 'import/not-an-object'],
  ['{}', 'import/records'],
  ['{"records":null}', 'import/records'],
  ['{"records":[]}', 'import/records'],
  ['{"records":{"0":{}}}', 'import/records'],
  ['{"records":"[]"}', 'import/records'],
  ['{"__proto__":{"records":[1]}}', 'import/records'],
])('the text %p is refused with %s', (text, code) => {
  expect(parseImport(text)).toEqual({ ok: false, error: { code } })
})

const read = (...records: readonly unknown[]) => {
  const result = parseImport(JSON.stringify({ records }))
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

test.each([
  ['a number', 1, 'import/record-incomplete'],
  ['nothing', null, 'import/record-incomplete'],
  ['a list', [], 'import/record-incomplete'],
  ['a record without user information', {}, 'import/record-incomplete'],
  ['user information that is a text', { userInfo: 'x' }, 'import/record-incomplete'],
  [
    'user information in its prototype',
    JSON.parse(`{"__proto__":{"userInfo":${JSON.stringify(USER)}}}`),
    'import/record-incomplete',
  ],
  ['empty user information', { userInfo: {} }, 'import/user-incomplete'],
  ['no gender', { userInfo: { ...USER, gender: undefined } }, 'import/user-incomplete'],
  ['a gender nobody knows', { userInfo: { ...USER, gender: 'constructor' } }, 'import/user-incomplete'],
  ['no date', { userInfo: { ...USER, birthDate: undefined } }, 'import/user-incomplete'],
  ['a date as a number', { userInfo: { ...USER, birthDate: 19900615 } }, 'import/user-incomplete'],
  ['a date of another form', { userInfo: { ...USER, birthDate: '1990-06-15 09:30' } }, 'import/user-incomplete'],
  ['a day that is not', { userInfo: { ...USER, birthDate: '1990/06/31 09:30:00' } }, 'import/user-incomplete'],
  ['no place', { userInfo: { ...USER, birthPlace: ' ' } }, 'import/user-incomplete'],
  ['a place as a number', { userInfo: { ...USER, birthPlace: 510100 } }, 'import/user-incomplete'],
  ['a name as an object', { userInfo: { ...USER, name: { toString: 'x' } } }, 'import/user-incomplete'],
  ['a name without end', { userInfo: { ...USER, name: '林'.repeat(501) } }, 'import/user-incomplete'],
])('%s is a fault of its own record alone', (_, record, code) => {
  expect(read({ userInfo: USER }, record, { userInfo: USER })).toEqual({
    valid: [{ userInfo: USER }, { userInfo: USER }],
    faults: [{ index: 2, code, params: { index: 2 } }],
  })
})

test('a record is taken with what can be used of it', () => {
  const userInfo = {
    ...USER,
    name: null,
    birthDate: ' 1990/6/15 9:30:00',
    birthPlace: ' 某地 ',
    gender: 'female',
    age: 3,
  }
  const options = {
    longitude: '104',
    latitude: 91,
    zone: 8,
    dayRollover: 'noon',
    clock: 'civil',
    fold: 1,
    __proto__: null,
    x: 1,
  }
  expect(read({ userInfo, options, id: 7 })).toEqual({
    valid: [
      {
        userInfo: { gender: 'female', birthDate: '1990/06/15 09:30:00', birthPlace: '某地' },
        options: { clock: 'civil', fold: 1 },
      },
    ],
    faults: [],
  })
})

test('an unknown hour is midnight', () => {
  const [record] = read({ userInfo: USER, options: { hourUnknown: true } }).valid
  expect(record?.userInfo.birthDate).toBe('1990/06/15 00:00:00')
})

describe('a hostile text', () => {
  test('nested deeper than any engine goes is no JSON or no object, and does no harm', () => {
    const result = parseImport('['.repeat(5_000_000))
    expect(result).toEqual({ ok: false, error: { code: 'import/not-json' } })
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const text = `{"records":[{"userInfo":${JSON.stringify(USER)},"saved":${deep}}]}`
    const read = parseImport(text)
    if (read.ok) expect(JSON.stringify(read.value.valid)).toBe(JSON.stringify([{ userInfo: USER }]))
    else expect(read.error.code).toBe('import/not-json')
  })

  test('of 10 MB is read in a moment', () => {
    const record = JSON.stringify({ userInfo: USER, saved: 'x'.repeat(1000) })
    const text = `{"records":[${Array(9000).fill(record).join(',')}]}`
    expect(text.length).toBeGreaterThan(10_000_000)
    const start = performance.now()
    expect(parseImport(text)).toMatchObject({ ok: true, value: { faults: [] } })
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('cannot reach the prototypes of anything', () => {
    const text = `{"records":[{"userInfo":{"__proto__":{"polluted":1},"gender":"male","birthDate":"1990/06/15 09:30:00",
      "birthPlace":"成都"},"options":{"__proto__":{"polluted":1},"constructor":1},"saved":{"__proto__":{"polluted":1}}}]}`
    const result = parseImport(text)
    expect(result).toEqual({
      ok: true,
      value: {
        valid: [{ userInfo: { gender: 'male', birthDate: '1990/06/15 09:30:00', birthPlace: '成都' }, options: {} }],
        faults: [],
      },
    })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

test('an exported history is an object with a list of records, and nothing of this device in it', () => {
  const store = createHistory(
    { read: () => null, write: () => undefined, remove: () => undefined },
    { now: () => 1, newId: () => 'id' },
  )
  store.getState().add({ userInfo: { ...USER, gender: 'female' } })
  expect(exportText(store.getState().records)).toBe(
    '{"records":[{"userInfo":{"name":"林知夏","gender":"female","birthDate":"1990/06/15 09:30:00","birthPlace":"四川 成都"}}]}',
  )
})

test('what is exported comes back the same', () => {
  const two = (max: number, min = 0) => fc.integer({ min, max }).map((n) => String(n).padStart(2, '0'))
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((written) => written.trim())
    .filter((written) => written !== '')
  const time = fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(':'))
  const date = fc.tuple(fc.integer({ min: 1850, max: 2249 }), two(12, 1), two(28, 1)).map((parts) => parts.join('/'))
  const birthDate = fc.tuple(date, time).map((parts) => parts.join(' '))
  const gender = fc.constantFrom('male' as const, 'female' as const)
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0)
  const options = fc.record(
    {
      placeId: text,
      zone: text,
      longitude: degrees(180),
      latitude: degrees(90),
      clock: fc.constantFrom(...CLOCKS),
      dayRollover: fc.constantFrom(...DAY_ROLLOVERS),
      luckRule: fc.constantFrom(...LUCK_RULES),
      calendar: fc.constantFrom('solar' as const, 'lunar' as const),
      fold: fc.constantFrom(0 as const, 1 as const),
      hourUnknown: fc.constant(false),
    },
    { requiredKeys: [] },
  )
  const saved = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)
  const record: fc.Arbitrary<BirthRecord> = fc.record(
    {
      userInfo: fc.record(
        { name: text, gender, birthDate, birthPlace: text },
        { requiredKeys: ['gender', 'birthDate', 'birthPlace'] },
      ),
      options,
      saved,
    },
    { requiredKeys: ['userInfo'] },
  )
  const free = (value: unknown): boolean => !JSON.stringify(value ?? null).includes('__proto__')
  fc.assert(
    fc.property(
      fc.array(
        record.filter(({ saved }) => free(saved)),
        { minLength: 1, maxLength: 10 },
      ),
      (records) => {
        expect(parseImport(exportText(records))).toEqual({ ok: true, value: { valid: records, faults: [] } })
      },
    ),
    { seed: SEED, numRuns: sized(5000) },
  )
})
