import type { PatternName } from '../../../src/core/analysis/pattern-names'
import { readText } from './charts'
import { EXAMPLES, type BookClass, type BookVerdict } from './ziping-examples'

const CLASS_OF: Readonly<Record<string, BookClass>> = {
  ...{ 正官格: '官', 七杀格: '煞', 正财格: '财', 偏财格: '财', 正印格: '印', 偏印格: '印', 食神格: '食', 伤官格: '伤' },
  ...{ 羊刃格: '刃', 建禄格: '禄劫', 月劫格: '禄劫', 月比格: '禄劫' },
  ...{ 曲直格: '曲直', 化木格: '化木', 从财格: '从财', 从杀格: '从煞', 从势格: '从势' },
} satisfies Partial<Record<PatternName, BookClass>>

/** Charts we name otherwise than the book, each with what we say and why. */
const OTHER_NAMES: Readonly<Record<string, readonly [BookClass, string]>> = {
  '壬戌 丁未 戊申 乙卯': [
    '印',
    '丁 and 乙 both show: we take the heavier in the month, the book the one its 卯 strengthens',
  ],
  '丁丑 壬寅 己巳 丙寅': ['印', '丙 shows and 甲 does not: by §10 the month has turned to 印, §31 still says 官'],
  '甲子 辛未 辛酉 壬辰': ['印', 'the book lets 甲 bring out the 乙 of 未; for us only the same stem shows'],
  '乙丑 辛巳 己巳 庚午': [
    '伤',
    '庚 of 巳 shows and 丙 does not: by §10 it names the chart, §35 keeps the 印 of the 本气',
  ],
  '丙午 庚寅 丙午 癸巳': [
    '印',
    'the book lets 丙 with half a 火局 turn 印 into 劫; for us a 比 names nothing without the whole',
  ],
  '癸酉 辛酉 己卯 乙亥': [
    '从势',
    'no root, no 印, no 比: 从势 by later books, a name §37 does not know; noted as disputed',
  ],
  '壬辰 甲辰 丙戌 戊戌': ['食', 'the 本气 戊 shows; the book lets 壬 bring out the 癸 of 辰'],
  '甲申 乙亥 丙戌 庚寅': ['印', '甲 of 亥 shows and 壬 does not: the book itself says 煞又化印, and files it under 煞'],
}

/** Charts that hold for the book and not for us, or the other way round. */
const OTHER_VERDICTS: Readonly<Record<string, readonly [BookVerdict, string]>> = {
  '壬戌 丁未 戊申 乙卯': ['成', 'named 印 by us, where 官 is what it asks for'],
  '庚寅 乙酉 癸亥 丙辰': ['不成', 'the book counts it as noble that 庚 is kept from feeding 癸; no line of §9 says so'],
  '丙子 甲午 辛亥 辛卯': ['不成', 'the book removes 煞 by the clash of 子 on 午; we weigh only what shows'],
  '乙酉 乙酉 乙酉 甲申': ['不成', '甲 and 乙 show beside the day master: 假从杀 for us, 从煞 for the book'],
}

test.each(EXAMPLES)('§%i, %s: %s is %s for the book, and %s', (_chapter, _who, text, bookClass, bookVerdict) => {
  const { pattern } = readText(text)
  const ours: BookVerdict = pattern.verdict === '成格' || pattern.verdict === '救应' ? '成' : '不成'
  expect(CLASS_OF[pattern.name]).toBe(OTHER_NAMES[text]?.[0] ?? bookClass)
  expect(ours).toBe(OTHER_VERDICTS[text]?.[0] ?? bookVerdict)
})

test('the disagreements are counted, and each is one', () => {
  const byChart = new Map(EXAMPLES.map(([, , text, bookClass, verdict]) => [text, { bookClass, verdict }]))
  for (const [text, [ours]] of Object.entries(OTHER_NAMES)) expect(byChart.get(text)?.bookClass).not.toBe(ours)
  for (const [text, [ours]] of Object.entries(OTHER_VERDICTS)) expect(byChart.get(text)?.verdict).not.toBe(ours)
  const counts = [EXAMPLES.length, Object.keys(OTHER_NAMES).length, Object.keys(OTHER_VERDICTS).length]
  process.stdout.write(`子平真诠: ${counts[0]} charts, ${counts[1]} named otherwise, ${counts[2]} judged otherwise\n`)
  expect(counts).toEqual([83, 8, 4])
})

test('every example is its own', () => expect(new Set(EXAMPLES.map(([, , text]) => text)).size).toBe(EXAMPLES.length))
