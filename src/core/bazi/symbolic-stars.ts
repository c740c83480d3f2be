// 神煞: the stars a pillar carries, each with what it was counted from.
import type { Gender } from './birth-request'
import { ELEMENTS, isYang, type Element } from './elements'
import { POSITIONS, type FourPillars, type Position } from './four-pillars'
import { nayin, type Nayin } from './nayin'
import { SEXAGENARY, type Pillar } from './pillar'
import type { School } from './school'
import { branchIndex, BRANCHES, stemIndex, STEMS, type Branch, type Stem } from './stems-branches'
import { STAR_RULES, type Star, type StarRule } from './symbolic-stars-table'

/** In the order in which they are listed. */
export const STARS: readonly Star[] = [...new Set(STAR_RULES.map(({ star }) => star))]

export interface StarReason {
  /** The pillar of the birth chart it is counted from, and by which of its signs. */
  readonly position: Position
  readonly part: 'stem' | 'branch' | 'nayin' | 'pillar'
  readonly value: Stem | Branch | Nayin | Pillar['text']
  /** What of the pillar that carries the star answers. */
  readonly found: 'stem' | 'branch' | 'pillar'
}

export interface FoundStar {
  readonly star: Star
  /** One or more, in the order year, month, day, hour. */
  readonly reasons: readonly StarReason[]
}

export type StarSchool = Pick<School, 'starSet' | 'gengNoble' | 'yinBlade' | 'virtueStars'>

/**
 * The stars of each pillar of a birth chart, each star once, in the order of STARS. Stars that depend on the gender
 * (元辰) are left out when it is not known. Stars of the natal chart are found in its own pillars too, save those a
 * branch counts for the others only (驿马 and its like).
 *
 * @source star-1 … star-23
 */
export function starsOfChart(
  natal: FourPillars,
  gender: Gender | null,
  school: StarSchool,
): Readonly<Record<Position, readonly FoundStar[]>> {
  const rules = rulesOf(school)
  const run = runOf(natal, gender)
  return {
    year: collect(rules.year, natal.year, 'year', natal, run),
    month: collect(rules.month, natal.month, 'month', natal, run),
    day: collect(rules.day, natal.day, 'day', natal, run),
    hour: collect(rules.hour, natal.hour, 'hour', natal, run),
  }
}

/**
 * The stars a further pillar (cycle, year, month …) carries for a birth chart: those that belong to the day or hour of
 * birth (魁罡, 天赦日) never, 天德 and 月德 with their 合 only by `virtueStars: 'any-pillar'`.
 *
 * @source star-1 … star-23
 */
export const starsOfPillar = (
  pillar: Pillar,
  natal: FourPillars,
  gender: Gender | null,
  school: StarSchool,
): readonly FoundStar[] => collect(rulesOf(school).luck, pillar, null, natal, runOf(natal, gender))

/** A rule made ready: for each of the sixty it may be counted from, the signs that carry the star. */
interface Ready {
  readonly rule: StarRule & { readonly star: Star }
  readonly masks: readonly number[]
  /** Answers with one reason, by position × 60 + index of the pillar counted from; made when first needed. */
  readonly answers: (FoundStar | undefined)[]
}

type RuleBook = Readonly<Record<Position | 'luck', readonly Ready[]>>

/** A bit for each stem, and above them one for each branch. */
const BRANCH_BITS = STEMS.length
const signBits = new Map<string, number>([
  ...STEMS.map((stem, i): [string, number] => [stem, 1 << i]),
  ...BRANCHES.map((branch, i): [string, number] => [branch, 1 << (BRANCH_BITS + i)]),
])
const maskOf = (signs: string): number => [...signs].reduce((mask, sign) => mask | (signBits.get(sign) as number), 0)
const pillarMasks = SEXAGENARY.map(({ text }) => maskOf(text))

function collect(
  rules: readonly Ready[],
  pillar: Pillar,
  at: Position | null,
  natal: FourPillars,
  run: StarRule['run'] | null,
): readonly FoundStar[] {
  const signs = pillarMasks[pillar.index] as number
  const found: FoundStar[] = []
  for (const ready of rules) {
    const { rule, masks } = ready
    if (rule.run !== undefined && rule.run !== run) continue
    let answer: FoundStar | null = null
    for (const from of rule.from) {
      if (from === at && rule.where === 'others') continue
      const origin = natal[from]
      const shared = signs & (masks[origin.index] as number)
      // Of a pillar's two signs both must be in the mask; 庚酉 cannot slip in between 庚申 and 辛酉, being no pillar.
      if (rule.find === 'pillar' ? shared !== signs : shared === 0) continue
      const one = answerOf(ready, from, origin)
      answer = answer ? { star: answer.star, reasons: [...answer.reasons, ...one.reasons] } : one
    }
    if (answer) found.push(answer)
  }
  return found
}

function answerOf({ rule, masks, answers }: Ready, from: Position, origin: Pillar): FoundStar {
  const mask = masks[origin.index] as number
  const found = rule.find === 'pillar' ? 'pillar' : mask < 1 << BRANCH_BITS ? 'stem' : 'branch'
  const key = POSITIONS.indexOf(from) * SEXAGENARY.length + origin.index
  return (answers[key] ??= Object.freeze({
    star: rule.star,
    reasons: Object.freeze([Object.freeze({ position: from, ...basisOf(rule, origin), found })]),
  }))
}

function basisOf({ by }: StarRule, origin: Pillar): Pick<StarReason, 'part' | 'value'> {
  if (by === 'stem') return { part: 'stem', value: origin.stem }
  if (by === 'branch') return { part: 'branch', value: origin.branch }
  if (by === 'nayin') return { part: 'nayin', value: nayin(origin) }
  return { part: 'pillar', value: origin.text }
}

function runOf({ year }: FourPillars, gender: Gender | null): StarRule['run'] | null {
  if (gender === null) return null
  return isYang(year.stem) === (gender === 'male') ? 'forward' : 'backward'
}

/** Rule books by the fields of the school they depend on. */
const books = new Map<string, RuleBook>()

function rulesOf(school: StarSchool): RuleBook {
  const key = `${school.starSet} ${school.gengNoble} ${school.yinBlade} ${school.virtueStars}`
  let book = books.get(key)
  if (!book) books.set(key, (book = makeBook(school)))
  return book
}

function makeBook(school: StarSchool): RuleBook {
  const ready = STAR_RULES.filter((rule) => holds(rule, school)).map(
    (rule): Ready => ({ rule, masks: SEXAGENARY.map((origin) => maskOf(targets(rule, origin))), answers: [] }),
  )
  const lookingAt = (where: readonly StarRule['where'][]): readonly Ready[] =>
    ready.filter(({ rule }) => where.includes(rule.where))
  const everywhere = ['any', 'others'] as const
  const natal = lookingAt([...everywhere, 'natal'])
  return {
    year: natal,
    month: natal,
    day: lookingAt([...everywhere, 'natal', 'day']),
    hour: lookingAt([...everywhere, 'natal', 'hour']),
    luck: school.virtueStars === 'any-pillar' ? natal : lookingAt(everywhere),
  }
}

function holds(rule: StarRule, school: StarSchool): boolean {
  if (rule.set === 'extended' && school.starSet !== 'extended') return false
  const { gengNoble = school.gengNoble, yinBlade = school.yinBlade } = rule.school ?? {}
  return gengNoble === school.gengNoble && yinBlade === school.yinBlade
}

/** The signs (or whole pillars) that carry the star when it is counted from this pillar. */
function targets(rule: StarRule, origin: Pillar): string {
  const element = nayin(origin).charAt(2) as Element
  if (rule.nayin && !rule.nayin.includes(element)) return ''
  if (rule.by === 'pillar') return rule.table.includes(origin.text) ? origin.text : ''
  const entry = {
    stem: stemIndex(origin.stem),
    branch: branchIndex(origin.branch),
    nayin: ELEMENTS.indexOf(element),
    xun: Math.floor(origin.index / 10),
  }[rule.by]
  return rule.table[entry] as string
}
