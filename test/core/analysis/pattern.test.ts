import { PATTERN_NAMES } from '../../../src/core/analysis/pattern-names'
import { readText } from './charts'

const named = (text: string) => {
  const { pattern } = readText(text)
  return (pattern.grade === 'quasi' ? '假' : '') + pattern.name
}
const basis = (text: string) => readText(text).pattern.basis.key.replace('analysis.basis.', '')
const disputes = (text: string) =>
  readText(text)
    .pattern.disputes.map(({ code, alternative }) => `${code} ${alternative}`)
    .join()

// The names of the glossary's category `patterns` that name a single chart, copied by hand.
test('the names are those of the glossary', () => {
  const glossary =
    '正官格 七杀格 正财格 偏财格 正印格 偏印格 食神格 伤官格 建禄格 羊刃格 从财格 从杀格 从儿格 从强格 从旺格 曲直格 炎上格 ' +
    '稼穑格 从革格 润下格 月劫格 月比格 从势格 化土格 化金格 化水格 化木格 化火格'
  expect([...PATTERN_NAMES].sort()).toEqual(glossary.split(' ').sort())
})

// Of §8, §10, §16 and §43 of 子平真诠: what each line says, on a chart made for it.
test.each([
  ['an exposed 本气 names it', '乙卯 丁亥 丁巳 壬寅', '正官格', 'main-exposed'],
  ['丁生亥月, 支全卯未, 则化为印', '乙卯 丁亥 丁未 庚子', '正印格', 'triad'],
  ['己生申月, 藏庚透壬, 则化为财', '甲子 壬申 己亥 辛未', '正财格', 'minor'],
  ['辛生寅月, 逢丙而化财为官', '丙子 庚寅 辛未 壬辰', '正官格', 'minor'],
  ['of two that show the heavier in the month', '丙子 庚寅 辛未 戊子', '正官格', 'heavier'],
  ['辛生寅月, 透丙又透甲, 格成正财', '丙子 庚寅 辛未 甲午', '正财格', 'main-exposed'],
  ['壬生戌月, 逢辛而化煞为印', '辛丑 丙戌 壬申 丙午', '正印格', 'minor'],
  ['乙生寅月, 会午会戌, 则劫化为食伤', '壬午 壬寅 乙亥 丙戌', '伤官格', 'triad'],
  ['丙生寅月, 甲不透干而会午会戌, 则化为劫', '壬午 壬寅 丙戌 庚寅', '月劫格', 'triad'],
  ['丙生寅月, 午戌会劫, 而又透甲, 则仍为印', '甲午 丙寅 丙戌 庚寅', '偏印格', 'main-exposed'],
  ['丙生申月, 藏庚透壬, 则化为煞', '壬子 戊申 丙午 戊子', '偏财格', 'kept'],
  ['丙生申月, 藏庚透壬无戊, 则化为煞', '丙辰 丙申 丙午 壬辰', '七杀格', 'minor'],
  ['甲生辰月, 透戊则用偏财', '戊寅 丙辰 甲午 丙寅', '偏财格', 'main-exposed'],
  ['甲生辰月, 透癸则用正印', '癸巳 丙辰 甲午 丙寅', '正印格', 'minor'],
  ['甲生辰月, 透乙则用月劫', '乙亥 庚辰 甲午 丙寅', '月劫格', 'stored-rob'],
  ['甲生辰月, 逢申与子会局, 则用水印', '庚申 庚辰 甲子 丙寅', '正印格', 'triad'],
  ['with nothing shown the 本气 stays', '庚午 壬午 辛亥 壬辰', '七杀格', 'main-hidden'],
  ['戊生午月 is 刃', '甲寅 庚午 戊申 甲寅', '羊刃格', 'blade'],
  ['戊生午月, 干透丙火, 支会火局, 则化刃为印', '丙寅 甲午 戊戌 癸丑', '正印格', 'fire-full'],
  ['戊 in 巳 is 建禄', '甲子 己巳 戊申 癸亥', '建禄格', 'prosperity'],
  ['己 in 午 is 建禄', '甲子 庚午 己酉 乙亥', '建禄格', 'prosperity'],
  ['yin stems have no 刃', '庚申 己卯 乙亥 丙子', '建禄格', 'prosperity'],
  ['乙 in 寅 is 月劫', '戊子 甲寅 乙酉 己卯', '月劫格', 'month-rob'],
  ['an earth day in an earth month goes by what combines', '丙子 壬辰 戊子 庚申', '正财格', 'triad'],
  ['甲 in 寅 with 丙 beside it stays 建禄', '辛亥 庚寅 甲申 丙寅', '建禄格', 'prosperity'],
  ['庚 in 巳 with 庚 beside it stays 七杀', '癸卯 丁巳 庚寅 庚辰', '七杀格', 'main-hidden'],
  ['戊 in 辰 with nothing else', '庚午 庚辰 戊午 庚申', '月比格', 'month-friend'],
  ['戊 in 丑 with nothing else is 月劫', '戊午 乙丑 戊午 丙辰', '月劫格', 'month-rob'],
])('%s: %s is %s', (_line, text, name, how) => {
  expect(named(text)).toBe(name)
  expect(basis(text)).toBe(how)
})

// Each meets its conditions one by one; the ones it lacks are said.
test.each([
  ['丁壬, 寅卯辰, 卯 month', '甲戌 丁卯 壬寅 甲辰', '化木格'],
  ['丙辛, 申子辰, 子 month', '甲申 丙子 辛巳 壬辰', '化水格'],
  ['甲己, 辰丑辰, 丑 month', '辛未 辛丑 甲辰 己巳', '化土格'],
  ['戊癸, 巳午未, but 庚 and 辛 help 癸', '庚申 辛巳 癸未 戊午', '假化火格'],
  ['丁壬 in 卯 with 寅卯 but 酉 against them', '乙亥 己卯 丁酉 壬寅', '偏印格'],
  ['四柱皆财, 乙 taken away by 庚', '庚申 乙酉 丙申 己丑', '从财格'],
  ['all water, no wood, no fire', '壬子 壬子 丁丑 庚子', '从杀格'],
  ['all metal, but 甲 and 乙 show', '乙酉 乙酉 乙酉 甲申', '假从杀格'],
  ['all fire, no water, no wood', '丁巳 丙午 甲戌 己巳', '从儿格'],
  ['neither 印 nor 比, no side prevails', '辛丑 丙申 丁丑 戊申', '从势格'],
  ['亥卯未, 卯 month', '癸亥 乙卯 乙未 壬午', '曲直格'],
  ['巳午未, 巳 month', '丁未 乙巳 丙午 戊戌', '炎上格'],
  ['巳午未, but 申 holds 壬', '戊午 丁巳 丙申 乙未', '假炎上格'],
  ['丑戌辰辰, 戌 month', '戊戌 壬戌 己丑 戊辰', '稼穑格'],
  ['巳酉丑, 酉 month', '庚子 乙酉 辛巳 己丑', '从革格'],
  ['亥子丑, 亥 month', '癸亥 癸亥 壬子 辛丑', '润下格'],
  ['寅卯辰 with 庚 showing is not 曲直', '庚寅 己卯 甲辰 丙寅', '羊刃格'],
  ['all 印 and 比, 比 many', '癸亥 庚申 癸酉 壬子', '从旺格'],
  ['all 印 and 比, 印 many', '庚辰 庚辰 辛酉 己丑', '从强格'],
])('special: %s: %s is %s', (_why, text, name) => expect(named(text)).toBe(name))

test.each([
  ['甲子 己巳 戊申 癸亥', 'wu-in-si 偏印格'],
  ['甲子 庚午 己酉 乙亥', 'ji-in-wu 偏印格'],
  ['甲寅 庚午 戊申 甲寅', 'wu-in-wu 正印格'],
  ['辛亥 庚寅 甲申 丙寅', 'own-month-exposed 食神格'],
  ['壬午 壬寅 乙亥 丙戌', 'own-month-group 月劫格'],
  ['丙子 庚寅 辛未 戊子', 'two-exposed 正印格'],
  ['壬子 戊申 丙午 戊子', 'kept-main 七杀格'],
  ['癸卯 丁巳 庚寅 庚辰', 'peer-exposed 月劫格'],
  ['乙亥 庚辰 甲午 丙寅', 'stored-rob 偏财格'],
  ['壬午 壬寅 丙戌 庚寅', 'group-rob 偏印格'],
  ['庚午 庚辰 戊午 庚申', 'month-friend 建禄格'],
  ['乙酉 乙酉 乙酉 甲申', 'quasi 七杀格'],
  ['癸酉 辛酉 己卯 乙亥', 'trend 食神格'],
  ['乙卯 丁亥 丁巳 壬寅', ''],
])('%s is noted as disputed: %s', (text, noted) => expect(disputes(text)).toBe(noted))

// §9 and the chapters on single patterns: the book's own words for a chart, and the line it falls under here.
test.each([
  ['壬印戊财, 以乙隔之', '甲申 壬申 乙巳 戊寅', '成格', 'merit.officer-wealth-seal'],
  ['合煞留官', '庚寅 乙酉 甲子 戊辰', '救应', 'remedy.bound'],
  ['食制而身弱', '庚午 壬午 辛亥 壬辰', '未成', 'note.restrained-weak'],
  ['合煞存财', '乙酉 庚辰 甲午 戊辰', '救应', 'remedy.bound'],
  ['制煞生财', '庚辰 戊子 戊寅 甲寅', '救应', 'remedy.output-restrains'],
  ['财用煞印, 印以化之', '乙丑 丁亥 己亥 乙亥', '救应', 'remedy.seal-turns'],
  ['壬为戊制, 不伤官也', '丙戌 戊戌 辛未 壬辰', '救应', 'remedy.seal-checks'],
  ['劫财以存煞印', '庚戌 戊子 甲戌 乙亥', '救应', 'remedy.peer-guards'],
  ['食以间之, 而财不能党煞', '癸未 辛酉 己丑 乙丑', '救应', 'remedy.between'],
  ['木焦, 透印不碍', '丙午 癸巳 甲子 丙寅', '成格', 'merit.food-cooled'],
  ['七煞逢财无制', '丙子 甲午 辛亥 辛卯', '败格', 'fault.killing-fed'],
  ['去官留煞', '癸卯 丁巳 庚寅 庚辰', '救应', 'remedy.output-clears'],
  ['煞太重而裁损之', '甲寅 庚午 戊申 甲寅', '救应', 'remedy.excess-trimmed'],
  ['壬合丁财以去其党煞', '丁巳 壬子 癸卯 己未', '救应', 'remedy.bound'],
  ['制煞留官', '辛亥 庚寅 甲申 丙寅', '救应', 'remedy.output-restrains'],
  ['庚合乙而去伤存官', '己酉 乙亥 壬戌 庚子', '救应', 'remedy.bound'],
  ['木火通明', '甲子 丙寅 甲子 丙寅', '成格', 'merit.peer-output'],
])('%s: %s is %s by %s', (_line, text, verdict, key) => {
  const { pattern } = readText(text)
  const said = [
    ...pattern.merits,
    ...pattern.faults.flatMap(({ fault, remedies }) => [fault, ...remedies]),
    ...pattern.notes,
  ]
  expect(pattern.verdict).toBe(verdict)
  expect(said.map((sentence) => sentence.key)).toContain(`analysis.${key}`)
})

test('顺用 is of 财官印食, 逆用 of the others, and a special pattern is neither', () => {
  const manner = (text: string) => readText(text).pattern.manner
  expect(manner('丙寅 戊戌 辛酉 戊子')).toBe('顺用')
  expect(manner('庚午 壬午 辛亥 壬辰')).toBe('逆用')
  expect(manner('甲子 丙寅 甲子 丙寅')).toBe('逆用')
  expect(manner('癸亥 乙卯 乙未 壬午')).toBeNull()
})
