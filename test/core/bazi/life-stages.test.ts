import { EarthBranch, HeavenStem } from 'tyme4ts'
import { LIFE_STAGES, lifeStage } from '../../../src/core/bazi/life-stages'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { BRANCHES, STEMS, type Branch, type Stem } from '../../../src/core/bazi/stems-branches'

const reverses = { lifeStages: 'yin-reverses' } as const
const follows = { lifeStages: 'yin-follows-yang' } as const

// From 三命通会 卷二 "论天干阴阳生死" (四库本): where each stem is born, comes into its 禄 (临官) and dies, as its
// paragraph says. 戊: "戊土生於寅而死於酉"; 己: "己土生於酉而死於寅".
test.each([
  ['甲', '亥', '寅', '午'],
  ['乙', '午', '卯', '亥'],
  ['丙', '寅', '巳', '酉'],
  ['丁', '酉', '午', '寅'],
  ['戊', '寅', '巳', '酉'],
  ['己', '酉', '午', '寅'],
  ['庚', '巳', '申', '子'],
  ['辛', '子', '酉', '巳'],
  ['壬', '申', '亥', '卯'],
  ['癸', '卯', '子', '申'],
] as [Stem, Branch, Branch, Branch][])(
  '%s is born in %s, holds office in %s and dies in %s',
  (stem, born, office, dies) => {
    expect(lifeStage(stem, born, reverses)).toBe('长生')
    expect(lifeStage(stem, office, reverses)).toBe('临官')
    expect(lifeStage(stem, dies, reverses)).toBe('死')
  },
)

// The usual printed table 十干生旺死绝表, copied by hand: the stages of a stem over 子 … 亥.
test.each([
  ['甲', '沐浴 冠带 临官 帝旺 衰 病 死 墓 绝 胎 养 长生'],
  ['乙', '病 衰 帝旺 临官 冠带 沐浴 长生 养 胎 绝 墓 死'],
  ['丙', '胎 养 长生 沐浴 冠带 临官 帝旺 衰 病 死 墓 绝'],
  ['丁', '绝 墓 死 病 衰 帝旺 临官 冠带 沐浴 长生 养 胎'],
  ['庚', '死 墓 绝 胎 养 长生 沐浴 冠带 临官 帝旺 衰 病'],
  ['辛', '长生 养 胎 绝 墓 死 病 衰 帝旺 临官 冠带 沐浴'],
  ['壬', '帝旺 衰 病 死 墓 绝 胎 养 长生 沐浴 冠带 临官'],
  ['癸', '临官 冠带 沐浴 长生 养 胎 绝 墓 死 病 衰 帝旺'],
] as [Stem, string][])('%s over the twelve branches reads as printed', (stem, row) => {
  expect(BRANCHES.map((branch) => lifeStage(stem, branch, reverses)).join(' ')).toBe(row)
})

test('all 120 stages are those of tyme4ts', () => {
  const differing = STEMS.flatMap((stem) =>
    BRANCHES.filter(
      (branch) =>
        HeavenStem.fromName(stem).getTerrain(EarthBranch.fromName(branch)).getName() !==
        lifeStage(stem, branch, reverses),
    ),
  )
  expect(differing).toEqual([])
})

test.each(STEMS)('%s passes through all twelve stages in every school', (stem) => {
  for (const school of [reverses, follows]) {
    expect(new Set(BRANCHES.map((branch) => lifeStage(stem, branch, school)))).toEqual(new Set(LIFE_STAGES))
  }
})

test('where yin follows yang, the two stems of an element share their stages', () => {
  for (const branch of BRANCHES)
    STEMS.forEach((stem, i) => {
      const yang = STEMS[i - (i % 2)] as Stem
      expect(lifeStage(stem, branch, follows)).toBe(lifeStage(yang, branch, reverses))
    })
})

test('by default yin stems run backward', () => {
  expect(lifeStage('乙', '午', DEFAULT_SCHOOL)).toBe('长生')
  expect(lifeStage('乙', '亥', follows)).toBe('长生')
})
