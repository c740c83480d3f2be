// 格局 by the month: the name the 月令 gives a chart that is not special.
import { elementStep, stemElement } from '../bazi/elements'
import type { Stem } from '../bazi/stems-branches'
import { isShown, monthStems, type ChartFacts, type HeldStem } from './chart-facts'
import { dispute, type Dispute } from './disputes'
import { ownMonthPattern, type MonthPattern } from './own-month'
import { isNamingGod, regularName, type PeerName, type RegularName } from './pattern-names'
import { say } from './sentences'
import { STORES } from './ties'

/**
 * In this order: the 本气 where it shows; else another stem of the month that shows, the heavier of two; else a
 * complete 三合 or 三会 that includes the month; else the 本气, shown or not. 比 and 劫 name no pattern, so a month of
 * the day master's own element goes by own-month.ts.
 *
 * Edges: in 申, 壬 with 戊 beside it takes nothing away from the 本气 (变之而不失本格); in 辰戌丑未 a 劫 that alone shows
 * makes 月劫 (甲生辰月, 透乙则用月劫), elsewhere a 比 or 劫 that shows is passed over; a 三合 of 比 and 劫 makes 月劫.
 * Only the same stem counts as showing, not its brother of the other polarity: 壬 does not bring out 癸.
 *
 * @source ziping-10 (用神变化), ziping-16 (杂气)
 */
export function monthPattern(facts: ChartFacts): MonthPattern {
  const own = ownMonthPattern(facts)
  if (own) return own
  const [main, ...minors] = monthStems(facts) as [HeldStem, ...HeldStem[]]
  if (isShown(facts, main.stem) && isNamingGod(main.god)) return mainExposed(main)
  const shown = minors.filter(({ stem }) => isShown(facts, stem))
  return keptMain(main, shown) ?? minorExposed(main, shown) ?? byGroup(facts, main, shown) ?? byMain(facts, main, shown)
}

const mainExposed = (main: HeldStem): MonthPattern => ({
  ...named(main, []),
  basis: say('analysis.basis.main-exposed', words(main)),
})

/** 丙生申月 with 壬 and 戊, 乙生申月 with 壬 and 戊: the two settle each other. */
function keptMain(main: HeldStem, shown: readonly HeldStem[]): MonthPattern | null {
  const [first, second] = shown
  if (!first || !second || STORES.includes(main.branch) || !opposed(first.stem, second.stem)) return null
  const basis = say('analysis.basis.kept', { ...words(main), first: first.stem, second: second.stem })
  const others = shown.filter(({ god }) => isNamingGod(god)).map((held) => dispute('kept-main', nameOf(held)))
  return { ...named(main, others.slice(0, 1)), basis }
}

function minorExposed(main: HeldStem, shown: readonly HeldStem[]): MonthPattern | null {
  const [first, second] = shown.filter(({ god }) => isNamingGod(god))
  if (first && second) {
    const basis = say('analysis.basis.heavier', { ...words(first), main: main.stem, other: second.stem })
    return { ...named(first, [dispute('two-exposed', nameOf(second))]), basis }
  }
  if (first) return { ...named(first, []), basis: say('analysis.basis.minor', { ...words(first), main: main.stem }) }
  const rob = shown.find(({ god }) => god === '劫财')
  if (!rob || !STORES.includes(main.branch) || !isNamingGod(main.god)) return null
  return { ...named(rob, [dispute('stored-rob', nameOf(main))]), basis: say('analysis.basis.stored-rob', words(rob)) }
}

function byGroup(facts: ChartFacts, main: HeldStem, shown: readonly HeldStem[]): MonthPattern | null {
  const [group] = facts.groupsWithMonth
  const stem = group && monthStems(facts).find((held) => stemElement(held.stem) === group.element)
  if (!group || !stem) return null
  const key = group.kind === '三合' ? 'analysis.basis.triad' : 'analysis.basis.season-group'
  const basis = say(key, { ...words(stem), element: group.element })
  if (isNamingGod(stem.god)) return { ...named(stem, passedOver(shown)), basis }
  const disputes = isNamingGod(main.god) ? [dispute('group-rob', nameOf(main))] : []
  return {
    name: '月劫格',
    stem: stem.stem,
    disputes,
    basis: say(key, { ...words(stem), pattern: '月劫格', element: group.element }),
  }
}

function byMain(facts: ChartFacts, main: HeldStem, shown: readonly HeldStem[]): MonthPattern {
  if (isNamingGod(main.god))
    return { ...named(main, passedOver(shown)), basis: say('analysis.basis.main-hidden', words(main)) }
  const friend = main.god === '比肩'
  const key = friend ? 'analysis.basis.month-friend' : 'analysis.basis.month-rob'
  const basis = say(key, { day: facts.dayMaster, branch: main.branch, pattern: nameOf(main) })
  return { ...named(main, friend ? [dispute('month-friend', '建禄格')] : []), basis }
}

/** A 比 or 劫 that shows and was passed over. */
const passedOver = (shown: readonly HeldStem[]): readonly Dispute[] =>
  shown.length > 0 ? [dispute('peer-exposed', '月劫格')] : []

const opposed = (a: Stem, b: Stem): boolean => [2, 3].includes(elementStep(stemElement(a), stemElement(b)))

function nameOf({ god }: HeldStem): RegularName | PeerName {
  if (isNamingGod(god)) return regularName(god)
  return god === '比肩' ? '月比格' : '月劫格'
}

const named = (held: HeldStem, disputes: readonly Dispute[]): Omit<MonthPattern, 'basis'> => ({
  name: nameOf(held),
  stem: held.stem,
  disputes,
})

const words = (held: HeldStem) => ({ branch: held.branch, stem: held.stem, god: held.god, pattern: nameOf(held) })
