// Where the brackets of a drawing of relations lie: which tie shares one, how far out each runs, where its feet stand.
import type { PlacedPillar, Relation } from '../../core/bazi/relations'
import type { RelationKind } from '../../core/bazi/relations-table'

/** Stems have their brackets above, branches below; what ties whole pillars stands with the stems. */
export type Side = 'above' | 'below'

export interface Bracket {
  readonly side: Side
  /** Indices of the columns it has feet in, ascending; two or more. */
  readonly columns: readonly number[]
  /** 合 and 会 are solid, everything else is dashed. */
  readonly stroke: 'solid' | 'dashed'
  readonly kinds: readonly RelationKind[]
  /** Indices of the relations it draws. */
  readonly ties: readonly number[]
}

export interface LaidBracket extends Bracket {
  /** 0 lies next to the signs. */
  readonly lane: number
}

/** Where a foot stands among all feet of its column and side, from the left. */
export interface Foot {
  readonly column: number
  readonly place: number
  readonly of: number
}

const SOLID: readonly RelationKind[] = ['三会', '三合', '五合', '六合', '半合', '拱合']
const WHOLE: readonly RelationKind[] = ['伏吟', '反吟', '天克地冲']
const ABOVE: readonly RelationKind[] = ['五合', '四冲', ...WHOLE]

/**
 * One bracket for all ties of a kind among the same signs: 寅 beside two 午 has one 半合 with three feet, for which two
 * signs it is follows from the kind. Brackets of like stroke over the same columns become one, with both their kinds.
 *
 * @throws RangeError when a tie names no column
 */
export function bracketsOf<Label extends string>(
  columns: readonly PlacedPillar<Label>[],
  ties: readonly Relation<Label>[],
): readonly Bracket[] {
  const single = ties.map(({ kind, members }, index): Bracket & { readonly signs: string } => {
    const held = sorted(members.map(({ position }) => columnOf(columns, position)))
    const side: Side = ABOVE.includes(kind) ? 'above' : 'below'
    const stroke = SOLID.includes(kind) ? 'solid' : 'dashed'
    return { side, stroke, columns: held, kinds: [kind], ties: [index], signs: signsOf(kind, columns, held) }
  })
  const ofKinds = merged(single, ({ kinds, signs }) => [...kinds, signs].join())
  return merged(ofKinds, ({ side, stroke, columns: held }) => [side, stroke, ...held].join())
}

/** What a tie is between, without regard to where it stands. */
function signsOf(kind: RelationKind, columns: readonly PlacedPillar<string>[], held: readonly number[]): string {
  const pillars = held.map((index) => (columns[index] as PlacedPillar<string>).pillar)
  const sign = WHOLE.includes(kind) ? 'text' : ABOVE.includes(kind) ? 'stem' : 'branch'
  return [...new Set(pillars.map((pillar) => pillar[sign]))].sort().join('')
}

function merged<One extends Bracket>(brackets: readonly One[], keyOf: (bracket: One) => string): readonly One[] {
  const found = new Map<string, One>()
  for (const bracket of brackets) {
    const before = found.get(keyOf(bracket))
    found.set(keyOf(bracket), before === undefined ? bracket : { ...before, ...joined(before, bracket) })
  }
  return [...found.values()]
}

const joined = (one: Bracket, other: Bracket): Pick<Bracket, 'columns' | 'kinds' | 'ties'> => ({
  columns: sorted([...one.columns, ...other.columns]),
  kinds: [...new Set([...one.kinds, ...other.kinds])],
  ties: [...one.ties, ...other.ties],
})

const sorted = (columns: readonly number[]): readonly number[] => [...new Set(columns)].sort((a, b) => a - b)

function columnOf(columns: readonly PlacedPillar<string>[], position: string): number {
  const index = columns.findIndex((column) => column.position === position)
  if (index < 0) throw new RangeError(`bracketsOf: no column at ${position}`)
  return index
}

export const firstOf = ({ columns }: Bracket): number => columns[0] as number
export const lastOf = ({ columns }: Bracket): number => columns[columns.length - 1] as number
export const spanOf = (bracket: Bracket): number => lastOf(bracket) - firstOf(bracket)

/** Whether they would run over one another in one lane; those that only meet in a column stand side by side there. */
export const overlap = (one: Bracket, other: Bracket): boolean =>
  one.side === other.side && firstOf(one) < lastOf(other) && firstOf(other) < lastOf(one)

/** The narrow first, each as near to the signs as what it overlaps lets it: so the wider always lies outside. */
export function layBrackets(brackets: readonly Bracket[]): readonly LaidBracket[] {
  const laid: LaidBracket[] = []
  for (const bracket of [...brackets].sort((a, b) => spanOf(a) - spanOf(b) || firstOf(a) - firstOf(b))) {
    const under = laid.filter((other) => overlap(bracket, other)).map(({ lane }) => lane)
    laid.push({ ...bracket, lane: under.length === 0 ? 0 : Math.max(...under) + 1 })
  }
  return laid
}

/**
 * The feet of a bracket, column by column. In each column those of brackets that go left stand left of those that go
 * right, and of two that go the same way the inner one stands on that side: so no bracket crosses one inside it.
 */
export function feetOf(bracket: LaidBracket, all: readonly LaidBracket[]): readonly Foot[] {
  return bracket.columns.map((column) => {
    const here = all
      .filter(({ side, columns }) => side === bracket.side && columns.includes(column))
      .sort((a, b) => direction(a, column) - direction(b, column) || inward(a, b, column))
    return { column, place: here.indexOf(bracket), of: here.length }
  })
}

/** −1 it goes left from this column, 1 right, 0 both ways. */
const direction = (bracket: Bracket, column: number): number =>
  column === lastOf(bracket) ? -1 : column === firstOf(bracket) ? 1 : 0

const inward = (a: LaidBracket, b: LaidBracket, column: number): number =>
  direction(a, column) === 1 ? b.lane - a.lane : a.lane - b.lane
