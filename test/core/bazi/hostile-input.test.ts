// Whatever is asked, the answer is a chart or a coded failure: never an exception, never a NaN.
import { readBirthRequest, type Atlas, type BirthRequest } from '../../../src/core/bazi/birth-request'
import { castChart } from '../../../src/core/bazi/chart'
import { luckCycles } from '../../../src/core/bazi/luck-cycles'
import { luckStart } from '../../../src/core/bazi/luck-start'
import { palaces } from '../../../src/core/bazi/palaces'
import { openZones, type ZoneTable } from '../../../src/core/calendar/zone-history'
import { openPlaces } from '../../../src/core/places/search'
import cities from '../../../src/platform/packs/builtin/cities.json'
import zoneTable from '../../../src/platform/packs/builtin/zones.json'
import { dice, SEED, sized } from '../../support/random'

const atlas: Atlas = { zones: openZones(zoneTable as ZoneTable), places: openPlaces(cities) }

const HOSTILE: readonly unknown[] = [
  ...[
    undefined,
    null,
    '',
    ' ',
    0,
    -1,
    NaN,
    Infinity,
    -Infinity,
    1e308,
    true,
    false,
    [],
    {},
    [[]],
    { a: 1 },
    { toString: null },
    { valueOf: 1, toString: 1 },
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<script>', "' OR 1=1 --", '\0', '\ud800', '💥', '𠀀'],
  ...['x'.repeat(10_000), '9'.repeat(400), '-0', 'NaN', '１９９０/０６/１５ ０９:３０:００', '../../etc', '%00', '\n'],
]
const DATES = [
  '1990/06/15 09:30:00',
  '1986/05/04 02:30:00',
  '1850/01/01 00:00:00',
  '2250/12/31 23:59:59',
  '0000/00/00 00:00:00',
]
const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  'Pacific/Apia',
  'LMT',
  '+08:00',
  '-12:00',
  '+14:00',
  '+99:00',
  'UTC',
]
const PLACES = ['成都', 'Chengdu', '北京', 'New York', '上海市', 'x', '成都 成都', 'Paris, France']

function randomRequest(roll: (limit: number) => number): Record<keyof BirthRequest, unknown> {
  const pick = <T>(options: readonly T[]): T => options[roll(options.length)] as T
  const or = (usual: () => unknown): unknown => (roll(6) === 0 ? pick(HOSTILE) : roll(6) === 0 ? undefined : usual())
  const two = (limit: number): string => String(roll(limit)).padStart(2, '0')
  const date = (): string => `${1840 + roll(420)}/${two(14)}/${two(33)} ${two(25)}:${two(61)}:${two(61)}`
  return {
    birthDate: or(() => (roll(3) === 0 ? pick(DATES) : date())),
    calendar: roll(3) === 0 ? or(() => pick(['solar', 'lunar'])) : undefined,
    leap: roll(4) === 0 ? or(() => pick([true, false])) : undefined,
    gender: or(() => pick(['male', 'female'])),
    birthPlace: roll(3) === 0 ? or(() => pick(PLACES)) : undefined,
    zone: or(() => pick(ZONES)),
    longitude: or(() => roll(3600) / 10 - 180),
    latitude: or(() => roll(1800) / 10 - 90),
    clock: roll(3) === 0 ? or(() => pick(['trueSolar', 'civil'])) : undefined,
    dayRollover: roll(3) === 0 ? or(() => pick(['23:00', '00:00', '00:00-own-stem'])) : undefined,
    luckRule: roll(3) === 0 ? or(() => pick(['minute', 'day-hour'])) : undefined,
    fold: roll(3) === 0 ? or(() => pick([0, 1])) : undefined,
  }
}

/** Everything a chart is made of, so that a NaN anywhere in it shows. */
function castAll(request: Record<keyof BirthRequest, unknown>): object {
  const birth = readBirthRequest(request, atlas)
  if (!birth.ok) return birth.error
  const { clock, school, gender } = birth.value
  const chart = castChart(clock, school)
  const start = gender && luckStart(clock, chart.pillars, gender, school)
  return { ...chart, palaces: palaces(chart.pillars, clock.instant, school), luck: start && luckCycles(chart, start) }
}

const holdsNaN = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isNaN(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNaN)

test(`100,000 hostile requests (seed ${SEED}, ${sized(100_000)} requests)`, () => {
  const roll = dice(SEED)
  let charts = 0
  const codes = new Set<string>()
  for (let i = 0; i < sized(100_000); i++) {
    const request = randomRequest(roll)
    let answer: object
    try {
      answer = castAll(request)
    } catch (cause) {
      throw new Error(`${JSON.stringify(request)} threw ${String(cause)}`)
    }
    if ('code' in answer) codes.add(String(answer.code))
    else charts++
    if (holdsNaN(answer)) throw new Error(`${JSON.stringify(request)} holds a NaN`)
  }
  expect(charts).toBeGreaterThan(sized(100_000) / 50)
  for (const code of codes) expect(code).toMatch(/^[a-z]+\/[a-z-]+$/)
  expect(codes.size).toBeGreaterThan(12)
}, 120_000)
