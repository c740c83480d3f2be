// The open cases of luck, lunar dates and solar terms through the command line; each case names its own source.
import childLimits from '../../golden/child-limit.json'
import lunarCases from '../../golden/lunar.json'
import termCases from '../../golden/solar-terms.json'
import { ziyuan, type CommandRun } from './ziyuan'

const RULES = { lunarSect1: 'day-hour', lunarSect2: 'minute', 'almanac number': 'minute' } as const
const two = (n: number | undefined): string => String(n).padStart(2, '0')

interface Luck {
  readonly forward: boolean
  readonly start: { years: number; months: number; days: number; at: string }
  readonly cycles: readonly { pillar: string; fromYear: number; fromAge: number }[]
}

describe('chart, luck', () => {
  let run: CommandRun
  beforeAll(async () => {
    run = await ziyuan(
      ['chart'],
      childLimits.map(({ input }) => {
        const lunar = input.lunar as readonly number[] | null
        const [year, month, day, hour, minute, second] = lunar ?? []
        return {
          birthDate: lunar
            ? `${year}/${two(month)}/${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
            : (input.datetime as string).replace(/-/g, '/').replace('T', ' '),
          calendar: input.calendar,
          gender: input.gender,
          zone: '+08:00',
          clock: 'civil',
          luckRule: RULES[input.rule as keyof typeof RULES],
        }
      }),
    )
  })

  test.each(childLimits.map((golden, index) => ({ ...golden, index })))('$id $solar', ({ expect: wanted, ...rest }) => {
    const { start, cycles } = run.lines[rest.index]?.luck as Luck
    if ('startNumber' in wanted)
      // Almanac numbers are days / 3 rounded, so within 0.67 year of the exact start (the vectors' own rule).
      expect(
        Math.abs(start.years + start.months / 12 + start.days / 360 - (wanted.startNumber as number)),
      ).toBeLessThan(0.67)
    else
      expect({ start: start.at, years: start.years, months: start.months, days: start.days }).toMatchObject(
        'years' in wanted
          ? { start: wanted.start, years: wanted.years, months: wanted.months, days: wanted.days }
          : { start: wanted.start },
      )
    expect(cycles).toHaveLength(10)
  })

  it('is not told where no gender is given', async () => {
    const { lines } = await ziyuan(['chart'], [{ birthDate: '1990/06/15 09:30:00', birthPlace: '成都' }])
    expect(lines[0]).not.toHaveProperty('luck')
    expect(lines[0]).toMatchObject({ palaces: { taiYuan: '癸酉', mingGong: '癸未', shenGong: '丁亥', taiXi: '丙寅' } })
  })

  // Strength of the design's chart: 2.60 − 5.90 = −3.30.
  it('analyses on demand', async () => {
    const { lines } = await ziyuan(['chart', '--analysis'], [{ birthDate: '1990/06/15 09:30:00', birthPlace: '成都' }])
    const { strength, pattern, favourable } = lines[0] as Record<string, Record<string, unknown>>
    expect(strength).toMatchObject({ verdict: 'weak' })
    expect(strength?.difference).toBeCloseTo(-3.3, 10)
    expect(pattern?.name).toBe('七杀格')
    const { use, like, idle, enemy, avoid } = favourable ?? {}
    expect([use, like, idle, enemy, avoid].sort()).toEqual([...'木火土金水'].sort())
  })
})

describe('lunar', () => {
  let run: CommandRun
  beforeAll(async () => {
    run = await ziyuan(
      ['lunar'],
      lunarCases.flatMap(({ solar, lunar }) => [{ solar }, { lunar }]),
    )
  })
  test.each(lunarCases.map((golden, index) => ({ ...golden, index })))('$id $solar', ({ solar, lunar, index }) => {
    expect(run.lines[2 * index]).toEqual(lunar)
    expect(run.lines[2 * index + 1]).toEqual({ solar })
  })

  test.each([
    [{ solar: '2023-02-30' }, 'time/no-such-date'],
    [{ solar: '1700-01-01' }, 'time/out-of-range'],
    [{ lunar: { year: 2023, month: 3, leap: true, day: 1 } }, 'time/no-such-date'],
    [{ lunar: { year: 2023, month: '3', day: 1 } }, 'time/no-such-date'],
    [{}, 'input/neither-solar-nor-lunar'],
  ])('%j answers %s', async (line, code) => {
    const { lines, status } = await ziyuan(['lunar'], [line])
    expect(lines[0]).toMatchObject({ error: { code } })
    expect(status).toBe(1)
  })
})

describe('terms', () => {
  test.each(termCases)('$name $beijing', async ({ name, beijing, utc, toleranceSeconds }) => {
    const { lines } = await ziyuan(['terms', beijing.slice(0, 4)], [])
    const terms = lines[0] as unknown as readonly { name: string; utc: string; beijing: string }[]
    expect(terms).toHaveLength(24)
    expect(terms[0]?.name).toBe('小寒')
    const term = terms.find((one) => one.name === name)
    expect(Math.abs(Date.parse(term?.utc ?? '') - Date.parse(utc)) / 1000).toBeLessThanOrEqual(toleranceSeconds)
    expect(Date.parse(`${term?.beijing}Z`) - Date.parse(term?.utc ?? '')).toBe(28_800_000)
  })

  it.each([['1849'], ['2251'], ['x'], ['']])('refuses the year %p', async (year) => {
    expect((await ziyuan(['terms', year], [])).status).toBe(2)
  })
})

describe('reverse', () => {
  it('finds the births of four pillars, and no other', async () => {
    const { lines } = await ziyuan(
      ['reverse'],
      [{ year: '庚午', month: '壬午', day: '辛亥', hour: '壬辰', from: 1900, to: 2100 }],
    )
    // lunar-typescript's Solar.fromBaZi gives 1930-06-30 08:00 and 1990-06-15 08:00 for these pillars.
    expect(lines.map(({ local }) => local)).toEqual(['1930-06-30T07:00:00', '1990-06-15T07:00:00'])
  })

  it.each([
    [{ year: '甲丑', month: '壬午', day: '辛亥', hour: '壬辰' }, 'pillars/unknown'],
    [{ year: '甲子', month: '壬午', day: '辛亥', hour: '壬辰' }, 'pillars/impossible'],
    [{ year: '庚午', month: '壬午', day: '辛亥', hour: '壬辰', from: 'x' }, 'pillars/years-out-of-range'],
    [{ year: '庚午', month: '壬午', day: '辛亥', hour: '壬辰', longitude: 'x' }, 'place/longitude-out-of-range'],
  ])('%j answers %s', async (line, code) => {
    const { lines } = await ziyuan(['reverse'], [line])
    expect(lines[0]).toMatchObject({ error: { code } })
  })
})

test('an unknown command names those there are', async () => {
  expect((await ziyuan(['nothing'], [])).status).toBe(2)
})
