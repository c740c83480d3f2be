// The words of locales/, cut into what each part of the app carries: one file a group and language for H5, which fetches
// them, and one file of all for the mini-programs, which carry them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../../src/core/shared/locale'
import { WORD_GROUPS, type WordGroup, type WordTable } from '../../../src/platform/words/contract'

const SOURCE = 'locales'
const TARGET = 'src/platform/packs/builtin/words'
const BOOT = 'boot.'

/** Which keys a group has, by how they begin. A key that begins like none of these belongs to no group: a fault. */
const PREFIXES: Readonly<Record<WordGroup, readonly string[]>> = {
  shell: ['app.', 'common.', 'language.', 'main.index.'],
  chart: [
    ...['main.bazi.', 'main.solar.', 'main.viewer.', 'error.', 'notice.', 'gender.', 'chart.', 'chartOf.', 'pillar.'],
    ...['tenGod.', 'tenGodShort.', 'element.', 'nayin.', 'stem.', 'branch.'],
    ...['star.', 'relation.', 'stage.', 'season.', 'term.'],
  ],
  analysis: [
    ...['analysis.', 'family.', 'method.', 'role.', 'strength.'],
    ...['pattern.', 'patternGrade.', 'patternKind.', 'patternManner.', 'patternVerdict.'],
  ],
  vip: [
    'vip.',
    ...['error.phone/', 'error.code/', 'error.password/', 'error.membership/', 'error.identity/'],
    ...['error.network/', 'error.cloud/', 'error.device/', 'error.arguments/', 'error.locale/'],
  ],
}

export function buildWords(root: string): readonly string[] {
  mkdirSync(join(root, TARGET), { recursive: true })
  const tables = LOCALES.map((locale) => [locale, readTable(root, locale)] as const)
  const faults = tables.flatMap(([locale, table]) => homeless(table).map((key) => `${locale}: ${key} is in no group`))
  if (faults.length > 0) throw new Error(`words:\n  ${faults.join('\n  ')}`)

  const boot = tables.map(([locale, table]) => [locale, withoutPrefix(pick(table, [BOOT]))])
  write(root, 'boot', Object.fromEntries(boot) as Record<Locale, WordTable>)
  const groups = WORD_GROUPS.map(
    (group) => [group, tables.map(([locale, table]) => [locale, pick(table, PREFIXES[group])] as const)] as const,
  )
  for (const [group, parts] of groups) for (const [locale, part] of parts) write(root, `${group}.${locale}`, part)
  write(root, 'all', Object.fromEntries(groups.map(([group, parts]) => [group, Object.fromEntries(parts)])))
  return tables.map(([locale, table]) => `${locale} ${Object.keys(table).length}`)
}

const readTable = (root: string, locale: Locale): WordTable =>
  JSON.parse(readFileSync(join(root, SOURCE, `${locale}.json`), 'utf8')) as WordTable

const homeless = (table: WordTable): readonly string[] => {
  const known = [BOOT, ...WORD_GROUPS.flatMap((group) => PREFIXES[group])]
  return Object.keys(table).filter((key) => !known.some((prefix) => key.startsWith(prefix)))
}

const pick = (table: WordTable, prefixes: readonly string[]): WordTable =>
  Object.fromEntries(Object.entries(table).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))))

const withoutPrefix = (table: WordTable): WordTable =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key.slice(BOOT.length), text]))

const write = (root: string, name: string, content: object): void =>
  writeFileSync(join(root, TARGET, `${name}.json`), `${JSON.stringify(content)}\n`)
