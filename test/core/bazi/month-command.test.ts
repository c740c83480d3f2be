import { commandSpans, jieAtOrBefore, monthCommand, monthOf } from '../../../src/core/bazi/month-command'
import { hiddenStems } from '../../../src/core/bazi/hidden-stems'
import { BRANCHES, type Branch } from '../../../src/core/bazi/stems-branches'
import { instant } from '../../../src/core/calendar/instant'
import { isJie, solarTerm, TERM_NAMES, termOrdinal } from '../../../src/core/calendar/solar-terms'

// 十二月令人元司令分野表, copied by hand as it is printed with 子平真诠 today. 申 reads 戊己 ten days there; the two
// are one earth, and the table names it by 戊, the stem hidden in 申.
const PRINTED = [
  ['寅', '立春', '戊 7 丙 7 甲 16'],
  ['卯', '惊蛰', '甲 10 乙 20'],
  ['辰', '清明', '乙 9 癸 3 戊 18'],
  ['巳', '立夏', '戊 5 庚 9 丙 16'],
  ['午', '芒种', '丙 10 己 9 丁 11'],
  ['未', '小暑', '丁 9 乙 3 己 18'],
  ['申', '立秋', '戊 10 壬 3 庚 17'],
  ['酉', '白露', '庚 10 辛 20'],
  ['戌', '寒露', '辛 9 丁 3 戊 18'],
  ['亥', '立冬', '戊 7 甲 5 壬 18'],
  ['子', '大雪', '壬 10 癸 20'],
  ['丑', '小寒', '癸 9 辛 3 己 18'],
] as [Branch, (typeof TERM_NAMES)[number], string][]

const DAY = 86_400

test.each(PRINTED)('%s month: after %s %s', (month, jie, printed) => {
  const start = solarTerm(termOrdinal(2024, TERM_NAMES.indexOf(jie))).at
  const expected = (printed.match(/\S \d+/g) ?? []).flatMap((span) => Array(Number(span.slice(2))).fill(span.charAt(0)))
  expect(expected).toHaveLength(30)
  expected.forEach((stem, i) => {
    expect(monthCommand(instant(start + i * DAY))).toMatchObject({ stem, month, day: i + 1 })
    // A month of midwinter is over in 29½ days, so the last second is asked for up to day 28.
    if (i < 28) expect(monthCommand(instant(start + (i + 1) * DAY - 1))).toMatchObject({ stem, day: i + 1 })
  })
})

test('past day 30 the last stem rules until the next 节', () => {
  const lichun = solarTerm(termOrdinal(2024, 2)).at
  const xiaoshu = solarTerm(termOrdinal(2024, TERM_NAMES.indexOf('小暑'))).at
  const liqiu = solarTerm(termOrdinal(2024, TERM_NAMES.indexOf('立秋'))).at
  expect(monthCommand(instant(xiaoshu + 30 * DAY))).toMatchObject({ stem: '己', day: 31 })
  expect(monthCommand(instant(liqiu - 1))).toMatchObject({ stem: '己', month: '未', day: 32 })
  expect(monthCommand(instant(lichun - 1))).toMatchObject({ stem: '己', month: '丑' })
})

test.each(BRANCHES)('%s: the spans join, sum to 30 and end with the main stem of the branch', (month) => {
  const spans = commandSpans(month)
  expect(spans[0]?.from).toBe(1)
  spans.forEach(({ to }, i) => expect(spans[i + 1]?.from ?? 31).toBe(to + 1))
  expect(spans[spans.length - 1]?.stem).toBe(hiddenStems(month)[0]?.stem)
})

test('the 节 of an instant is a 节, not later, and less than 33 days back', () => {
  for (let days = 0; days < 800; days++) {
    const at = instant(Date.UTC(2019, 0, 1) / 1000 + days * DAY)
    const jie = jieAtOrBefore(at)
    expect(isJie(jie)).toBe(true)
    expect(solarTerm(jie).at).toBeLessThanOrEqual(at)
    expect(at - solarTerm(jie).at).toBeLessThan(33 * DAY)
  }
})

test('months follow from 小寒 丑 to 大雪 子', () => {
  const year = Array.from({ length: 12 }, (_, i) => monthOf(termOrdinal(2024, 2 * i)))
  expect(year.join('')).toBe('丑寅卯辰巳午未申酉戌亥子')
})
