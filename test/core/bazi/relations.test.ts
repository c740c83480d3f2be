import fc from 'fast-check'
import { EarthBranch, HeavenStem } from 'tyme4ts'
import { parsePillar, pillarAt, SEXAGENARY, type Pillar } from '../../../src/core/bazi/pillar'
import { relations, type Relation } from '../../../src/core/bazi/relations'
import { RELATION_KINDS, type RelationKind } from '../../../src/core/bazi/relations-table'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { BRANCHES, STEMS } from '../../../src/core/bazi/stems-branches'

const place = (text: string) =>
  text.split(' ').map((pillar, i) => ({ position: String(i), pillar: parsePillar(pillar) as Pillar }))
/** `六合木 戊寅 辛亥`: kind, element, members as written. */
const written = (text: string, school = DEFAULT_SCHOOL): string[] => {
  const placed = place(text)
  return relations(placed, school).map(({ kind, element, members }) => {
    const seen = [...new Set(members.map(({ position }) => position))].map((at) => placed[Number(at)]?.pillar.text)
    return [kind + (element ?? ''), ...seen].join(' ')
  })
}
const kindsOf = (text: string): string =>
  written(text)
    .map((line) => line.split(' ')[0])
    .join(' ')

// The design's drawing of the chart page: 流年 丙午, 大运 戊寅 beside 庚午 壬午 辛亥 壬辰. It names 午午 自刑, 寅亥 六合木,
// 寅午 半合火, 丙辛 五合水, 丙壬 冲 twice; 寅亥 is 六破 besides.
test('a chart with its cycle and year has every relation once', () => {
  expect(written('丙午 戊寅 庚午 壬午 辛亥 壬辰').sort()).toEqual(
    [
      '五合水 丙午 辛亥',
      '四冲 丙午 壬午',
      '四冲 丙午 壬辰',
      '半合火 丙午 戊寅',
      '半合火 戊寅 庚午',
      '半合火 戊寅 壬午',
      '六合木 戊寅 辛亥',
      '六破 戊寅 辛亥',
      '自刑 丙午 庚午',
      '自刑 丙午 壬午',
      '自刑 庚午 壬午',
    ].sort(),
  )
})

test('a relation says which signs of which columns it joins', () => {
  const placed = [
    { position: 'year', pillar: parsePillar('甲子') as Pillar },
    { position: 'day', pillar: parsePillar('己丑') as Pillar },
  ] as const
  expect(relations(placed, DEFAULT_SCHOOL)).toEqual<Relation<'year' | 'day'>[]>([
    {
      kind: '五合',
      members: [
        { position: 'year', part: 'stem' },
        { position: 'day', part: 'stem' },
      ],
      element: '土',
    },
    {
      kind: '六合',
      members: [
        { position: 'year', part: 'branch' },
        { position: 'day', part: 'branch' },
      ],
      element: '土',
    },
  ])
})

test.each([
  ['伏吟 is the same pillar twice', '甲子 甲子', '伏吟'],
  ['the same branch under another stem is none', '甲子 丙子', ''],
  ['like branches of 辰午酉亥 punish themselves beside 伏吟', '甲辰 甲辰', '自刑 伏吟'],
  ['反吟 is a clash above and below, and the stem restrains as well', '甲子 庚午', '四冲 六冲 反吟 天克地冲'],
  ['天克地冲 without a clash of stems', '甲子 戊午', '六冲 天克地冲'],
  ['a clash of branches alone', '甲子 甲午', '六冲'],
  ['巳申 is 合, 刑 and 破 at once', '乙巳 甲申', '六合水 刑 六破'],
  ['寅巳 is 刑 and 害', '甲寅 乙巳', '刑 六害'],
  ['申辰 without 子 is 拱合', '甲申 甲辰', '拱合水'],
  ['申子 is 半合', '甲申 甲子', '半合水'],
])('%s (%s)', (_, text, kinds) => {
  expect(kindsOf(text)).toBe(kinds)
})

test('a full 三合 swallows its 半合 and 拱合, a full 三刑 its 刑, and nothing else', () => {
  expect(written('甲申 丙子 戊辰')).toEqual(['三合水 甲申 丙子 戊辰'])
  expect(written('甲寅 乙巳 丙申')).toEqual([
    '三刑 甲寅 乙巳 丙申',
    '六害 甲寅 乙巳',
    '六冲 甲寅 丙申',
    '六合水 乙巳 丙申',
    '六破 乙巳 丙申',
  ])
  expect(written('乙亥 甲子 乙丑')).toEqual(['三会水 乙亥 甲子 乙丑', '六合土 甲子 乙丑'])
})

test('two 子 beside 申 and 辰 are two 三合', () => {
  expect(written('甲申 丙子 丙子 戊辰').filter((line) => line.startsWith('三合'))).toEqual([
    '三合水 甲申 丙子 戊辰',
    '三合水 甲申 丙子 戊辰',
  ])
})

test('午未 is given earth, or fire by the school', () => {
  expect(written('甲午 乙未')).toEqual(['六合土 甲午 乙未'])
  expect(written('甲午 乙未', { ...DEFAULT_SCHOOL, wuWeiElement: '火' })).toEqual(['六合火 甲午 乙未'])
})

// ---- All pairs of pillars against lists of its own ----
// 三命通会 卷二 "论支元六合" "论六害" "论三刑" "论冲击" "论十干合", 卷三 "破煞"; 六破 of 寅亥 and 巳申, 半合 and 拱合
// as practice has them.
const PAIRS: Record<string, string> = {
  五合: '甲己 乙庚 丙辛 丁壬 戊癸',
  四冲: '甲庚 乙辛 丙壬 丁癸',
  六合: '子丑 寅亥 卯戌 辰酉 巳申 午未',
  六冲: '子午 丑未 寅申 卯酉 辰戌 巳亥',
  六害: '子未 丑午 寅巳 卯辰 申亥 酉戌',
  六破: '子酉 午卯 辰丑 戌未 寅亥 巳申',
  刑: '寅巳 巳申 申寅 丑戌 戌未 未丑 子卯 卯子',
  自刑: '辰辰 午午 酉酉 亥亥',
  半合: '申子 子辰 亥卯 卯未 寅午 午戌 巳酉 酉丑',
  拱合: '申辰 亥未 寅戌 巳丑',
}
const has = (kind: string, a: string, b: string): boolean =>
  (PAIRS[kind] as string).split(' ').some((pair) => pair === a + b || pair === b + a)
const CONTROLS = '甲戊 戊壬 壬丙 丙庚 庚甲 乙己 己癸 癸丁 丁辛 辛乙'

function expectedOf(a: Pillar, b: Pillar): Set<string> {
  const kinds = Object.keys(PAIRS).filter((kind) => has(kind, a.stem, b.stem) || has(kind, a.branch, b.branch))
  if (a === b) kinds.push('伏吟')
  if (has('六冲', a.branch, b.branch)) {
    if (has('四冲', a.stem, b.stem)) kinds.push('反吟')
    if (CONTROLS.split(' ').some((pair) => pair === a.stem + b.stem || pair === b.stem + a.stem)) kinds.push('天克地冲')
  }
  return new Set(kinds)
}

test('all 3,600 pairs of pillars have the relations of the lists', () => {
  for (const a of SEXAGENARY)
    for (const b of SEXAGENARY) {
      const found = relations([{ position: 'a', pillar: a }, { position: 'b', pillar: b }], DEFAULT_SCHOOL) // prettier-ignore
      const kinds = found.map(({ kind }) => kind)
      const expected = expectedOf(a, b)
      if (kinds.length !== expected.size || !kinds.every((kind) => expected.has(kind)))
        throw new Error(`${a.text} ${b.text}: ${kinds.join(' ')} instead of ${[...expected].join(' ')}`)
    }
})

test('all pairs of signs agree with tyme4ts on 五合, 六合, 六冲, 六害 and the elements of the 合', () => {
  const find = (a: Pillar, b: Pillar, kind: RelationKind): Relation<string> | undefined =>
    relations([{ position: 'a', pillar: a }, { position: 'b', pillar: b }], DEFAULT_SCHOOL).find((one) => one.kind === kind) // prettier-ignore
  for (const a of SEXAGENARY)
    for (const b of SEXAGENARY) {
      const stem = HeavenStem.fromName(a.stem)
      const otherStem = HeavenStem.fromName(b.stem)
      const branch = EarthBranch.fromName(a.branch)
      const other = EarthBranch.fromName(b.branch)
      expect(find(a, b, '五合')?.element ?? null).toBe(stem.combine(otherStem)?.getName() ?? null)
      expect(find(a, b, '六合')?.element ?? null).toBe(branch.combine(other)?.getName() ?? null)
      expect(find(a, b, '六冲') !== undefined).toBe(branch.getOpposite().equals(other))
      expect(find(a, b, '六害') !== undefined).toBe(branch.getHarm().equals(other))
    }
})

// ---- All threes of branches ----
const THREES: Record<string, string> = {
  三会: '寅卯辰 巳午未 申酉戌 亥子丑',
  三合: '申子辰 亥卯未 寅午戌 巳酉丑',
  三刑: '寅巳申 丑戌未',
}

test('all threes of branches have the 三会, 三合 and 三刑 of the lists, and lose their parts', () => {
  const withBranch = BRANCHES.map((branch) => SEXAGENARY.find((pillar) => pillar.branch === branch) as Pillar)
  for (const a of withBranch)
    for (const b of withBranch)
      for (const c of withBranch) {
        const branches = [a.branch, b.branch, c.branch]
        const found = relations([a, b, c].map((pillar, i) => ({ position: String(i), pillar })), DEFAULT_SCHOOL) // prettier-ignore
        for (const [kind, list] of Object.entries(THREES)) {
          const full = list.split(' ').some((three) => [...three].every((branch) => branches.includes(branch as never)))
          expect(found.filter((one) => one.kind === kind)).toHaveLength(full ? 1 : 0)
          const parts: RelationKind[] = kind === '三合' ? ['半合', '拱合'] : kind === '三刑' ? ['刑'] : []
          if (full) expect(found.filter((one) => parts.includes(one.kind))).toEqual([])
        }
      }
})

// ---- Invariants ----

const anyPillars = fc
  .array(fc.integer({ min: 0, max: 59 }), { minLength: 0, maxLength: 7 })
  .map((indices) => indices.map((index, i) => ({ position: String(i), pillar: pillarAt(index) })))
const asKeys = (found: readonly Relation<string>[]): string[] =>
  found.map(({ kind, element, members }) =>
    [kind, element, ...members.map((m) => m.position + m.part).sort()].join(' '),
  )

test('the order of the columns does not matter', () => {
  fc.assert(
    fc.property(anyPillars, fc.infiniteStream(fc.nat()), (placed, stream) => {
      const shuffled = placed
        .map((one) => ({ one, key: stream.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one)
      expect(asKeys(relations(shuffled, DEFAULT_SCHOOL)).sort()).toEqual(
        asKeys(relations(placed, DEFAULT_SCHOOL)).sort(),
      )
    }),
    { numRuns: 300 },
  )
})

test('no relation comes twice, members stand in the order given, and only 合 and 会 name an element', () => {
  fc.assert(
    fc.property(anyPillars, (placed) => {
      const found = relations(placed, DEFAULT_SCHOOL)
      expect(new Set(asKeys(found)).size).toBe(found.length)
      for (const { kind, element, members } of found) {
        expect(RELATION_KINDS).toContain(kind)
        expect(element !== null).toBe(/[合会]/.test(kind))
        for (const part of ['stem', 'branch']) {
          const order = members.filter((one) => one.part === part).map(({ position }) => Number(position))
          expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a further column only adds relations, but for parts of a three it completes', () => {
  fc.assert(
    fc.property(anyPillars, fc.integer({ min: 0, max: 59 }), (placed, index) => {
      const before = asKeys(relations(placed, DEFAULT_SCHOOL))
      const after = new Set(asKeys(relations([...placed, { position: 'x', pillar: pillarAt(index) }], DEFAULT_SCHOOL)))
      for (const key of before) if (!/^(半合|拱合|刑) /.test(key)) expect(after.has(key)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('every stem combines with one other and every branch with one', () => {
  for (const [signs, kind] of [[STEMS, '五合'], [BRANCHES, '六合']] as const) // prettier-ignore
    for (const sign of signs) expect([...signs].filter((other) => has(kind, sign, other))).toHaveLength(1)
})
