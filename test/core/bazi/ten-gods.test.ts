import { STEMS, type Stem } from '../../../src/core/bazi/stems-branches'
import { tenGod } from '../../../src/core/bazi/ten-gods'

// Row = day master, columns 甲…癸, copied from the table of 十神 in 《三命通会》卷五 (论古人立印食官财名义), not derived.
const PRINTED = {
  甲: '比肩 劫财 食神 伤官 偏财 正财 七杀 正官 偏印 正印',
  乙: '劫财 比肩 伤官 食神 正财 偏财 正官 七杀 正印 偏印',
  丙: '偏印 正印 比肩 劫财 食神 伤官 偏财 正财 七杀 正官',
  丁: '正印 偏印 劫财 比肩 伤官 食神 正财 偏财 正官 七杀',
  戊: '七杀 正官 偏印 正印 比肩 劫财 食神 伤官 偏财 正财',
  己: '正官 七杀 正印 偏印 劫财 比肩 伤官 食神 正财 偏财',
  庚: '偏财 正财 七杀 正官 偏印 正印 比肩 劫财 食神 伤官',
  辛: '正财 偏财 正官 七杀 正印 偏印 劫财 比肩 伤官 食神',
  壬: '食神 伤官 偏财 正财 七杀 正官 偏印 正印 比肩 劫财',
  癸: '伤官 食神 正财 偏财 正官 七杀 正印 偏印 劫财 比肩',
}

test.each(Object.entries(PRINTED))('day master %s reads as printed', (dayMaster, row) => {
  expect(STEMS.map((other) => tenGod(dayMaster as Stem, other)).join(' ')).toBe(row)
})
