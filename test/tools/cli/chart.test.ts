// The open cases through the command line itself; every case names its own source (test/golden/README.md).
import pillarCases from '../../golden/pillars.json'
import trueSolarCases from '../../golden/true-solar.json'
import { ziyuan, type CommandRun } from './ziyuan'

const ROLLOVERS = { 1: '23:00', 2: '00:00' } as const
const written = (iso: string): string => iso.replace(/-/g, '/').replace('T', ' ')

describe('pillars on the civil clock', () => {
  let run: CommandRun
  beforeAll(async () => {
    run = await ziyuan(
      ['chart'],
      pillarCases.map(({ solar, input }) => ({
        birthDate: written(solar),
        gender: 'male',
        zone: '+08:00',
        clock: 'civil',
        dayRollover: ROLLOVERS[input.daySect as 1 | 2],
      })),
    )
  })

  test.each(pillarCases.map((golden, index) => ({ ...golden, index })))('$id $solar', ({ expect: wanted, index }) => {
    expect(run.lines[index]?.pillars).toEqual(wanted)
    expect(run.lines[index]?.trueSolar).toBeNull()
  })

  it('exits with 0 when every line was a birth', () => expect(run.status).toBe(0))
})

describe('true solar time', () => {
  let run: CommandRun
  beforeAll(async () => {
    run = await ziyuan(
      ['chart'],
      trueSolarCases.map(({ input }) => ({
        birthDate: written(input.local),
        gender: input.gender,
        zone: input.tz.startsWith('LMT') ? 'LMT' : input.tz,
        longitude: input.longitude,
        latitude: input.latitude,
        fold: input.fold,
        dayRollover: ROLLOVERS[input.daySect as 1 | 2],
      })),
    )
  })

  test.each(trueSolarCases.map((golden, index) => ({ ...golden, index })))('$id $why', (golden) => {
    const { pillars, trueSolar, instant } = run.lines[golden.index] as Record<string, string>
    expect(Object.values(pillars as unknown as Record<string, string>).join(' ')).toBe(golden.expect.pillars)
    const seconds = (Date.parse(`${trueSolar}Z`) - Date.parse(`${golden.expect.trueSolar}Z`)) / 1000
    expect(Math.abs(seconds)).toBeLessThanOrEqual(golden.tolerance.trueSolarSeconds)
    const late = (Date.parse(instant as string) - Date.parse(golden.expect.utc)) / 1000
    expect(Math.abs(late)).toBeLessThanOrEqual(1)
  })
})

describe('lines that cannot be used', () => {
  const refused = [
    ['no JSON', '{', 'input/not-json'],
    ['a list', '[1]', 'input/not-an-object'],
    ['no date', { zone: '+08:00' }, 'time/missing'],
    ['a date in another form', { birthDate: '2024-02-04 17:30', zone: '+08:00' }, 'time/format'],
    ['a day the calendar lacks', { birthDate: '2023/02/30 12:00:00', zone: '+08:00' }, 'time/no-such-date'],
    ['an hour the clock lacks', { birthDate: '2023/02/03 24:00:00', zone: '+08:00' }, 'time/format'],
    ['a year out of range', { birthDate: '1700/02/03 12:00:00', zone: '+08:00', longitude: 120 }, 'time/out-of-range'],
    ['no place', { birthDate: '2023/02/03 12:00:00' }, 'place/missing'],
    ['an unknown place', { birthDate: '2023/02/03 12:00:00', birthPlace: 'Nowhereville' }, 'place/unknown'],
    ['an unknown zone', { birthDate: '2023/02/03 12:00:00', zone: 'Mars/Olympus', longitude: 1 }, 'place/zone-unknown'],
    ['no longitude for the sun', { birthDate: '2023/02/03 12:00:00', zone: '+08:00' }, 'place/longitude-missing'],
    [
      'a longitude off the globe',
      { birthDate: '2023/02/03 12:00:00', zone: '+08:00', longitude: 181 },
      'place/longitude-out-of-range',
    ],
    [
      'an unknown gender',
      { birthDate: '2023/02/03 12:00:00', zone: '+08:00', longitude: 1, gender: 'x' },
      'gender/unknown',
    ],
    ['an unknown clock', { birthDate: '2023/02/03 12:00:00', zone: '+08:00', clock: 'moon' }, 'school/clock-unknown'],
    [
      'an unknown rollover',
      { birthDate: '2023/02/03 12:00:00', zone: '+08:00', dayRollover: '1' },
      'school/day-rollover-unknown',
    ],
    ['a fold of two', { birthDate: '2023/02/03 12:00:00', zone: '+08:00', longitude: 1, fold: 2 }, 'time/fold-unknown'],
    ['a skipped hour', { birthDate: '1986/05/04 02:30:00', zone: 'Asia/Shanghai', longitude: 120 }, 'time/gap'],
  ] as const
  let run: CommandRun
  beforeAll(async () => {
    const good = { birthDate: '2024/02/04 17:30:00', gender: 'male', birthPlace: '成都' }
    run = await ziyuan(['chart'], [...refused.map(([, line]) => line), good])
  })

  test.each(refused.map(([what, , code], index) => ({ what, code, index })))(
    '$what answers $code',
    ({ code, index }) => {
      const { error } = run.lines[index] as { error: { code: string; message: string } }
      expect(error.code).toBe(code)
      expect(error.message).not.toBe(code)
    },
  )

  it('goes on with the rest and exits with 1', () => {
    expect(run.lines[refused.length]?.pillars).toEqual({ year: '甲辰', month: '丙寅', day: '戊戌', hour: '庚申' })
    expect(run.status).toBe(1)
  })
})
