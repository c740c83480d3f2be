// The rules of symbolic-stars-table.ts made ready: one lookup a rule instead of one search.
import { ELEMENTS, type Element } from './elements'
import { POSITIONS, type Position } from './four-pillars'
import { nayin, type Nayin } from './nayin'
import { SEXAGENARY, type Pillar } from './pillar'
import type { School } from './school'
import { branchIndex, BRANCHES, stemIndex, STEMS, type Branch, type Stem } from './stems-branches'
import { STAR_RULES, type Star, type StarRule } from './symbolic-stars-table'

export type StarSchool = Pick<School, 'starSet' | 'gengNoble' | 'yinBlade' | 'virtueStars'>

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

/** One rule counted from one pillar, by index in POSITIONS, and made out for each of the sixty this pillar may be. */
export interface StarEntry {
  readonly rule: StarRule
  readonly from: number
  /** The signs that carry the star, as bits. */
  readonly masks: readonly number[]
  readonly answers: readonly FoundStar[]
}

/** In the order of the table, for each pillar that may carry a star. */
export type StarBook = Readonly<Record<Position | 'luck', readonly StarEntry[]>>

/** A bit for each stem, and above them one for each branch. */
const BRANCH_BITS = STEMS.length
const signBits = new Map<string, number>([
  ...STEMS.map((stem, i): [string, number] => [stem, 1 << i]),
  ...BRANCHES.map((branch, i): [string, number] => [branch, 1 << (BRANCH_BITS + i)]),
])
const maskOf = (signs: string): number => [...signs].reduce((mask, sign) => mask | (signBits.get(sign) as number), 0)

/** The two bits of each of the sixty. */
export const PILLAR_MASKS: readonly number[] = SEXAGENARY.map(({ text }) => maskOf(text))

/** By the fields of the school they depend on. */
const books = new Map<string, StarBook>()

export function bookOf(school: StarSchool): StarBook {
  const key = `${school.starSet} ${school.gengNoble} ${school.yinBlade} ${school.virtueStars}`
  let book = books.get(key)
  if (!book) books.set(key, (book = makeBook(school)))
  return book
}

function makeBook(school: StarSchool): StarBook {
  const entries = STAR_RULES.filter((rule) => holds(rule, school)).flatMap((rule: StarRule & { star: Star }) =>
    rule.from.map((from): StarEntry => {
      const masks = SEXAGENARY.map((origin) => maskOf(targets(rule, origin)))
      const answers = SEXAGENARY.map((origin, i) => answer(rule, from, origin, masks[i] as number))
      return { rule, from: POSITIONS.indexOf(from), masks, answers }
    }),
  )
  const natal = (at: Position): readonly StarEntry[] =>
    entries.filter(({ rule: { where }, from }) =>
      where === 'others' ? POSITIONS[from] !== at : where === 'any' || where === 'natal' || where === at,
    )
  const luck = entries.filter(({ rule: { where } }) => {
    if (where === 'natal') return school.virtueStars === 'any-pillar'
    return where === 'any' || where === 'others'
  })
  return { year: natal('year'), month: natal('month'), day: natal('day'), hour: natal('hour'), luck }
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

function answer(rule: StarRule & { star: Star }, position: Position, origin: Pillar, mask: number): FoundStar {
  const sign = mask < 1 << BRANCH_BITS ? 'stem' : 'branch'
  const found = rule.find === 'pillar' ? 'pillar' : sign
  const reason: StarReason = Object.freeze({ position, ...basisOf(rule, origin), found })
  return Object.freeze({ star: rule.star, reasons: Object.freeze([reason]) })
}

function basisOf({ by }: StarRule, origin: Pillar): Pick<StarReason, 'part' | 'value'> {
  if (by === 'stem') return { part: 'stem', value: origin.stem }
  if (by === 'branch') return { part: 'branch', value: origin.branch }
  if (by === 'nayin') return { part: 'nayin', value: nayin(origin) }
  return { part: 'pillar', value: origin.text }
}
