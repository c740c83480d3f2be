// 20,000 births of 1900–2049, the same every run: what every chart has, and how the answers are spread.
import { BRANCHES, STEMS } from '../../../src/core/bazi/stems-branches'
import { ELEMENTS } from '../../../src/core/bazi/elements'
import { TEN_GODS } from '../../../src/core/bazi/ten-gods'
import { FAMILIES } from '../../../src/core/analysis/families'
import { PATTERN_NAMES } from '../../../src/core/analysis/pattern-names'
import { SENTENCES, type ParamKind, type Sentence, type SentenceKey } from '../../../src/core/analysis/sentences'
import { randomPillars, read, type Read } from './charts'

const COUNT = 20_000
const charts: readonly Read[] = randomPillars(COUNT, 20260203).map(read)

function tally(of: (chart: Read) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const chart of charts) counts[of(chart)] = (counts[of(chart)] ?? 0) + 1
  return counts
}
const shareOf = (counts: Record<string, number>, key: string): number => (counts[key] ?? 0) / COUNT
const print = (title: string, counts: Record<string, number>): void => {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a)
  process.stdout.write(`${title}: ${rows.map(([key, n]) => `${key} ${((100 * n) / COUNT).toFixed(1)} %`).join(', ')}\n`)
}

// The design measured 30 % strong, 42 % weak, 28 % balanced.
test('about 30 % are strong, 42 % weak, 28 % balanced', () => {
  const counts = tally(({ strength }) => strength.verdict)
  print('strength', counts)
  expect(Math.abs(shareOf(counts, 'strong') - 0.3)).toBeLessThan(0.02)
  expect(Math.abs(shareOf(counts, 'weak') - 0.42)).toBeLessThan(0.02)
  expect(Math.abs(shareOf(counts, 'balanced') - 0.28)).toBeLessThan(0.02)
})

test('every chart has exactly one pattern name', () => {
  const counts = tally(({ pattern }) => pattern.name)
  print('pattern', counts)
  expect(Object.keys(counts).filter((name) => !PATTERN_NAMES.some((one) => one === name))).toEqual([])
  expect(Object.values(counts).reduce((so, n) => so + n, 0)).toBe(COUNT)
})

test('special patterns are rare, the full ones rarer', () => {
  const counts = tally(({ pattern }) => `${pattern.kind} ${pattern.grade}`)
  print('kind', counts)
  expect(shareOf(counts, 'special full')).toBeLessThan(0.015)
  expect(shareOf(counts, 'special quasi')).toBeLessThan(0.02)
})

test('the verdict follows from merits and faults', () => {
  print(
    'verdict',
    tally(({ pattern }) => pattern.verdict),
  )
  for (const { pattern } of charts) {
    const open = pattern.faults.filter(({ remedies }) => remedies.length === 0).length
    const expected =
      open > 0 ? '败格' : pattern.faults.length > 0 ? '救应' : pattern.merits.length > 0 ? '成格' : '未成'
    expect(pattern.verdict).toBe(expected)
  }
})

test('what is disputed names another pattern than the chart is given', () => {
  for (const { pattern } of charts)
    for (const { alternative } of pattern.disputes) expect(alternative).not.toBe(pattern.name)
})

const DOMAIN: Partial<Record<ParamKind, readonly unknown[]>> = {
  stem: STEMS,
  branch: BRANCHES,
  element: ELEMENTS,
  tenGod: TEN_GODS,
  family: FAMILIES,
  pattern: PATTERN_NAMES,
}

function fits(kind: ParamKind, value: unknown): boolean {
  if (kind === 'number' || kind === 'percent') return Number.isFinite(value)
  if (kind === 'stems') return Array.isArray(value) && value.length > 0 && value.every((one) => fits('stem', one))
  return DOMAIN[kind]?.includes(value) ?? false
}

const sentencesOf = ({ strength, pattern, favourable }: Read): readonly Sentence[] => [
  ...[strength.reason, pattern.basis, ...pattern.merits, ...pattern.notes],
  ...pattern.faults.flatMap(({ fault, remedies }) => [fault, ...remedies]),
  ...pattern.disputes.map(({ note }) => note),
  ...favourable.reasons,
  ...favourable.answers.flatMap(({ reasons }) => reasons),
]

test('every sentence has its parameters, each of its kind, and no others', () => {
  const faults: string[] = []
  const said = new Set<SentenceKey>()
  for (const chart of charts)
    for (const { key, params } of sentencesOf(chart)) {
      said.add(key)
      const kinds: Readonly<Record<string, ParamKind>> = SENTENCES[key]
      const names = Object.keys(kinds)
      const wrong = names.filter((name) => !fits(kinds[name] as ParamKind, params[name]))
      if (wrong.length > 0 || Object.keys(params).length !== names.length) faults.push(`${key} ${Object.keys(params)}`)
    }
  expect([...new Set(faults)]).toEqual([])
  process.stdout.write(`sentences: ${said.size} of ${Object.keys(SENTENCES).length} said\n`)
})
