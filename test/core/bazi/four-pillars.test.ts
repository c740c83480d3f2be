import fc from 'fast-check'
import { civilTime, parseCivilTime, wallSeconds, type WallSeconds } from '../../../src/core/calendar/civil-time'
import { instant } from '../../../src/core/calendar/instant'
import { FIRST_TERM_YEAR, LAST_TERM_YEAR, termInstant, termOrdinal } from '../../../src/core/calendar/solar-terms'
import { fourPillars, hourPillar, monthPillar, POSITIONS } from '../../../src/core/bazi/four-pillars'
import { parsePillar, pillarAt, pillarOf, SEXAGENARY } from '../../../src/core/bazi/pillar'
import { DEFAULT_SCHOOL, type School } from '../../../src/core/bazi/school'
import { BRANCHES, branchIndex, STEMS, stemIndex } from '../../../src/core/bazi/stems-branches'

const BEIJING = 28_800

/** On a fixed clock of +08:00. */
function pillarsAt(text: string, dayRollover: School['dayRollover'] = '23:00'): string {
  const read = parseCivilTime(text)
  if (!read.ok) throw new Error(text)
  const wall = wallSeconds(read.value)
  const pillars = fourPillars(instant(wall - BEIJING), wall, { ...DEFAULT_SCHOOL, dayRollover })
  return POSITIONS.map((position) => pillars[position].text).join(' ')
}

describe('the sixty', () => {
  it('are sixty, each the pair its stem and branch make', () => {
    expect(new Set(SEXAGENARY.map(({ text }) => text)).size).toBe(60)
    for (const pillar of SEXAGENARY) {
      expect(pillarOf(pillar.stem, pillar.branch)).toBe(pillar)
      expect(parsePillar(pillar.text)).toBe(pillar)
      expect(pillarAt(pillar.index - 600)).toBe(pillar)
    }
  })

  it('have no pair of a yang and a yin sign', () => {
    expect(() => pillarOf('甲', '丑')).toThrow(RangeError)
    expect(parsePillar('甲丑')).toBeNull()
    expect(parsePillar('')).toBeNull()
  })
})

// 五虎遁: 甲己之年丙作首, 乙庚之岁戊为头, 丙辛之岁寻庚上, 丁壬壬寅顺水流, 戊癸之年何处起, 甲寅之上好追求.
// 五鼠遁: 甲己还加甲, 乙庚丙作初, 丙辛从戊起, 丁壬庚子居, 戊癸何方发, 壬子是真途. (traditional rhymes)
const RHYMES = { 甲己: ['丙', '甲'], 乙庚: ['戊', '丙'], 丙辛: ['庚', '戊'], 丁壬: ['壬', '庚'], 戊癸: ['甲', '壬'] }
test.each(Object.entries(RHYMES).flatMap(([stems, firsts]) => [...stems].map((stem) => [stem, ...firsts])))(
  'under %s the 寅 month is of stem %s and the 子 hour of stem %s',
  (stem, month, hour) => {
    for (const pillar of SEXAGENARY.filter((one) => one.stem === stem)) {
      expect(monthPillar(pillar, 0).text).toBe(`${month}寅`)
      expect(hourPillar(pillar, 0).text).toBe(`${hour}子`)
    }
  },
)

// 立春 2024 fell at 16:27 Beijing time (Hong Kong Observatory, solar terms of 2024, to the minute).
test.each([
  ['2024/02/04 16:26:00', '癸卯 乙丑 戊戌 庚申'],
  ['2024/02/04 16:28:00', '甲辰 丙寅 戊戌 庚申'],
])('the year and the month turn at 立春, not at New Year: %s is %s', (text, pillars) => {
  expect(pillarsAt(text)).toBe(pillars)
})

test('a tie belongs to the new term', () => {
  const lichun = termInstant(termOrdinal(2024, 2))
  const wall = (lichun + BEIJING) as WallSeconds
  expect(fourPillars(lichun, wall, DEFAULT_SCHOOL).year.text).toBe('甲辰')
  expect(fourPillars(instant(lichun - 1), (wall - 1) as WallSeconds, DEFAULT_SCHOOL).year.text).toBe('癸卯')
})

// 2003-12-01 is 戊申 and 2003-12-02 己酉 (day count from 2000-01-07 甲子).
test.each([
  ['2003/12/01 22:59:59', '23:00', '戊申 癸亥'],
  ['2003/12/01 23:00:00', '23:00', '己酉 甲子'],
  ['2003/12/01 23:00:00', '00:00', '戊申 甲子'],
  ['2003/12/01 23:00:00', '00:00-own-stem', '戊申 壬子'],
  ['2003/12/02 00:30:00', '23:00', '己酉 甲子'],
  ['2003/12/02 00:30:00', '00:00', '己酉 甲子'],
  ['2003/12/02 00:30:00', '00:00-own-stem', '己酉 甲子'],
  ['2003/12/02 01:00:00', '23:00', '己酉 乙丑'],
] as const)('at %s, day turning at %s, day and hour are %s', (text, rollover, dayAndHour) => {
  expect(pillarsAt(text, rollover).split(' ').slice(2).join(' ')).toBe(dayAndHour)
})

describe('for any instant in the table', () => {
  const seconds = fc.integer({
    min: termInstant(termOrdinal(FIRST_TERM_YEAR, 3)),
    max: termInstant(termOrdinal(LAST_TERM_YEAR, 22)),
  })
  const runs = { numRuns: process.env.ZIYUAN_FULL ? 100_000 : 5000 }

  it('every stem meets only branches of its parity, and months and hours follow 五虎遁 and 五鼠遁', () => {
    fc.assert(
      fc.property(seconds, (unix) => {
        const wall = (unix + BEIJING) as WallSeconds
        const { year, month, day, hour } = fourPillars(instant(unix), wall, DEFAULT_SCHOOL)
        for (const { stem, branch } of [year, month, day, hour])
          expect(stemIndex(stem) % 2).toBe(branchIndex(branch) % 2)
        const monthsFromYin = (branchIndex(month.branch) + 10) % 12
        expect(month).toBe(monthPillar(year, monthsFromYin))
        expect(hour).toBe(hourPillar(day, branchIndex(hour.branch)))
        expect(branchIndex(hour.branch)).toBe(Math.floor(((civilTime(wall).hour + 1) % 24) / 2))
      }),
      runs,
    )
  })

  it('the day moves on by one pillar with every 86,400 s', () => {
    fc.assert(
      fc.property(seconds, (unix) => {
        const day = (t: number) => fourPillars(instant(t), (t + BEIJING) as WallSeconds, DEFAULT_SCHOOL).day.index
        expect((day(unix + 86_400) - day(unix) + 60) % 60).toBe(1)
      }),
      runs,
    )
  })
})

test('stems and branches are ten and twelve', () => {
  expect([STEMS.length, BRANCHES.length]).toEqual([10, 12])
})
