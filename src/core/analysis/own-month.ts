// 建禄, 月劫 and 羊刃: months in which the day master meets itself, so that the month gives no god to use.
import { stemElement } from '../bazi/elements'
import type { Branch, Stem } from '../bazi/stems-branches'
import { isShown, monthStems, type ChartFacts, type HeldStem } from './chart-facts'
import { dispute, type Dispute, type DisputeCode } from './disputes'
import { isNamingGod, regularName, type PeerName, type RegularName } from './pattern-names'
import { isBlade, prosperityOf } from './seats'
import { say, type Sentence } from './sentences'
import { STORES } from './ties'

/** What the month calls a chart. */
export interface MonthPattern {
  readonly name: RegularName | PeerName
  /** The stem of the month branch it is taken from; of a 禄 or 刃 of earth the day master itself. */
  readonly stem: Stem
  readonly basis: Sentence
  readonly disputes: readonly Dispute[]
}

/** Earth sits with fire: its 禄 and 刃 are months whose 本气 is fire, and so a 印. */
const EARTH_SEATS: Readonly<Record<string, DisputeCode>> = { 戊巳: 'wu-in-si', 己午: 'ji-in-wu', 戊午: 'wu-in-wu' }

/**
 * The pattern of a month that is the day master's 禄 or 刃, or whose 本气 is its 劫; null for the others, and for earth
 * in 辰戌丑未, where what shows is asked first.
 *
 * What else shows in such a month does not rename it (日与月同, 本身不可为用): 甲 in 寅 with 丙 is 建禄 that uses 丙. A
 * complete 三合 of another element does (乙生寅月, 会午会戌, 劫化为食伤), unless the 本气 shows. 戊 in 午 and in 巳, 己
 * in 午 go by their seat, until fire shows in the stems and is complete in the branches: then 印 (化刃为印).
 *
 * @source ziping-8 (论用神), ziping-10, ziping-43, ziping-45
 */
export function ownMonthPattern(facts: ChartFacts): MonthPattern | null {
  const [main, ...minors] = monthStems(facts) as [HeldStem, ...HeldStem[]]
  const { dayMaster, month } = facts
  const name = peerName(dayMaster, month, main)
  if (name === null) return null
  const seat = EARTH_SEATS[dayMaster + month]
  if (seat && isNamingGod(main.god)) return earthSeat(facts, main, name, seat)
  const turned = turnedByGroup(facts, main, name)
  if (turned) return turned
  const other = minors.find(({ stem, god }) => isShown(facts, stem) && isNamingGod(god))
  const noted = other && isNamingGod(other.god) ? [dispute('own-month-exposed', regularName(other.god))] : []
  return peer(facts, main.stem, name, noted)
}

function peerName(dayMaster: Stem, month: Branch, main: HeldStem): PeerName | null {
  if (prosperityOf(dayMaster) === month) return '建禄格'
  if (isBlade(dayMaster, month)) return '羊刃格'
  return main.god === '劫财' && !STORES.includes(month) ? '月劫格' : null
}

function earthSeat(facts: ChartFacts, main: HeldStem, name: PeerName, code: DisputeCode): MonthPattern {
  if (!isNamingGod(main.god)) throw new TypeError(`earthSeat: ${main.stem} names no pattern`)
  const seal = regularName(main.god)
  const fireShows = facts.shown.some(({ stem }) => stemElement(stem) === '火')
  const fireIsFull = facts.groups.some(({ element }) => element === '火')
  if (!fireShows || !fireIsFull) return peer(facts, facts.dayMaster, name, [dispute(code, seal)])
  const basis = say('analysis.basis.fire-full', { day: facts.dayMaster, branch: facts.month, pattern: seal })
  return { name: seal, stem: main.stem, basis, disputes: [dispute(code, name)] }
}

function turnedByGroup(facts: ChartFacts, main: HeldStem, name: PeerName): MonthPattern | null {
  const [group] = facts.groupsWithMonth
  const held = group && monthStems(facts).find(({ stem }) => stemElement(stem) === group.element)
  if (!group || !held || !isNamingGod(held.god) || isShown(facts, main.stem)) return null
  const pattern = regularName(held.god)
  const key = group.kind === '三合' ? 'analysis.basis.triad' : 'analysis.basis.season-group'
  const basis = say(key, { branch: facts.month, stem: held.stem, god: held.god, pattern, element: group.element })
  return { name: pattern, stem: held.stem, basis, disputes: [dispute('own-month-group', name)] }
}

const BASIS = {
  建禄格: 'analysis.basis.prosperity',
  羊刃格: 'analysis.basis.blade',
  月劫格: 'analysis.basis.month-rob',
  月比格: 'analysis.basis.month-friend',
} as const

function peer(
  { dayMaster, month }: ChartFacts,
  stem: Stem,
  name: PeerName,
  disputes: readonly Dispute[],
): MonthPattern {
  return { name, stem, basis: say(BASIS[name], { day: dayMaster, branch: month, pattern: name }), disputes }
}
