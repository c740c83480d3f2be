import { bodyPalace, conceptionPillar, foetalBreath, lifePalace, palaces } from '../../../src/core/bazi/palaces'
import { hourPillar, monthPillar, type FourPillars } from '../../../src/core/bazi/four-pillars'
import { parsePillar, pillarAt, SEXAGENARY, type Pillar } from '../../../src/core/bazi/pillar'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { BRANCHES, branchIndex } from '../../../src/core/bazi/stems-branches'
import { instant } from '../../../src/core/calendar/instant'
import { solarTerm, TERM_NAMES, termOrdinal, type TermOrdinal } from '../../../src/core/calendar/solar-terms'

const pillar = (text: string): Pillar => parsePillar(text) as Pillar
const four = (text: string): FourPillars => {
  const [year, month, day, hour] = text.split(' ').map(pillar) as [Pillar, Pillar, Pillar, Pillar]
  return { year, month, day, hour }
}
const NOON_2024 = instant(Date.UTC(2024, 5, 15) / 1000)

test('a boy of a 甲子 year, third month, 戌 hour has his 命宫 at 丁卯 (三命通会 卷二 "论坐命宫")', () => {
  expect(lifePalace(four('甲子 戊辰 甲子 甲戌')).text).toBe('丁卯')
})

test('戊子 year, 甲寅 month: custom takes 乙巳 as 胎元 (三命通会 卷二 "论胎元")', () => {
  expect(conceptionPillar(pillar('甲寅')).text).toBe('乙巳')
})

test('辛未 year, 壬辰 month: 癸未 is the 胎元 (same place)', () => {
  expect(conceptionPillar(pillar('壬辰')).text).toBe('癸未')
})

// From the design's worked chart (1990-06-15, Chengdu), computed there by other programs.
test('庚午 壬午 辛亥 壬辰 has 癸酉, 癸未, 丁亥 and 丙寅', () => {
  const { conception, life, body, breath } = palaces(four('庚午 壬午 辛亥 壬辰'), NOON_2024, DEFAULT_SCHOOL)
  expect([conception, life, body, breath].map(({ text }) => text)).toEqual(['癸酉', '癸未', '丁亥', '丙寅'])
})

test('胎息 of 胎息 is the day again', () => {
  for (const day of SEXAGENARY) expect(foetalBreath(foetalBreath(day))).toBe(day)
})

// The older rule, by the hand: lay the hour on the 月将 and count on to 卯. 三命通会 卷二 gives the 月将: 雨水 亥,
// 春分 戌 … 大寒 子; the plain rule gives the same places to the months from 立春: 寅 子, 卯 亥 …
const byHand = (monthPlace: number, hour: number): string => BRANCHES[(monthPlace + 3 - hour + 24) % 12] as string
const SUN = '子亥戌酉申未午巳辰卯寅丑'

test('命宫 by the 节 and by the 中气 stand where the hand finds them, all terms and hours', () => {
  for (let index = 0; index < TERM_NAMES.length; index++) {
    const { at } = solarTerm(termOrdinal(2001, index))
    const year = pillar(index < 2 ? '庚辰' : '辛巳')
    const month = monthPillar(year, (index + 22) % 24 >> 1)
    for (let h = 0; h < 12; h++) {
      const day = pillarAt(h)
      const chart = { year, month, day, hour: hourPillar(day, h) }
      const sinceLichun = (index + 22) % 24
      const place = (terms: number): number => branchIndex(SUN.charAt(Math.floor(terms / 2) % 12) as never)
      const jie = palaces(chart, at, { lifePalaceMonth: 'jie' })
      expect(jie.life.branch).toBe(byHand(place(sinceLichun), h))
      const zhongqi = palaces(chart, at, { lifePalaceMonth: 'zhongqi' })
      expect(zhongqi.life.branch).toBe(byHand(place(sinceLichun + 1), h))
      expect(zhongqi.life).toBe(monthPillar(year, (branchIndex(zhongqi.life.branch) + 10) % 12))
      expect({ ...zhongqi, life: null }).toEqual({ ...jie, life: null })
    }
  }
})

test('the 中气 itself turns the month, the second before it does not', () => {
  const chart = four('甲辰 丙寅 甲子 甲子')
  const yushui = solarTerm(termOrdinal(2024, TERM_NAMES.indexOf('雨水')) as TermOrdinal).at
  const school = { lifePalaceMonth: 'zhongqi' } as const
  expect(palaces(chart, instant(yushui - 1), school).life).toBe(lifePalace(chart))
  expect(palaces(chart, yushui, school).life).toBe(lifePalace(chart, 1))
})

test('身宫 in the 子 hour of the 寅 month is 卯, and each later hour or month is one further', () => {
  const year = pillar('甲子')
  const at = (month: number, hour: number): Pillar =>
    bodyPalace({ year, month: monthPillar(year, month), day: pillar('甲子'), hour: pillarAt(hour) })
  expect(at(0, 0).text).toBe('丁卯')
  for (let month = 0; month < 12; month++)
    for (let hour = 0; hour < 12; hour++) expect(branchIndex(at(month, hour).branch)).toBe((3 + month + hour) % 12)
})
