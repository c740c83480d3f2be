// 合冲刑害: the signs of the columns, and brackets between those that act on one another.
import { branchElement, stemElement } from '../../core/bazi/elements'
import type { PlacedPillar, Relation } from '../../core/bazi/relations'
import type { RelationKind } from '../../core/bazi/relations-table'
import type { TextSize } from '../../stores/preferences'
import { ELEMENT_TOKENS } from '../element/marks'
import {
  area,
  at,
  box,
  CARD_WIDTH,
  letters,
  line,
  svg,
  unitsAcross,
  type PictureStyle,
  type Point,
} from './picture-svg'
import { tell, type PictureSentence, type PlacedSign } from './picture-text'
import { bracketsOf, feetOf, firstOf, layBrackets, spanOf, type LaidBracket, type Side } from './relation-brackets'

export interface RelationsDrawingData<Label extends string> {
  /** In the order of the page. */
  readonly columns: readonly PlacedPillar<Label>[]
  /** Of these columns, as `relations` finds them. */
  readonly ties: readonly Relation<Label>[]
  /** Index of the tie the reader has chosen; its bracket turns vermilion. */
  readonly chosen?: number | null
  /** One character a kind, in the script of the language. */
  readonly signs?: Readonly<Record<RelationKind, string>>
}

export const RELATION_SIGNS: Readonly<Record<RelationKind, string>> = {
  三会: '会',
  三合: '合',
  三刑: '刑',
  五合: '合',
  四冲: '冲',
  六合: '合',
  半合: '半',
  拱合: '拱',
  六冲: '冲',
  刑: '刑',
  自刑: '刑',
  六害: '害',
  六破: '破',
  伏吟: '伏',
  反吟: '反',
  天克地冲: '克',
}

export interface DrawnBracket {
  readonly bracket: LaidBracket
  /** Where the feet end, at the signs. */
  readonly ground: number
  /** Of the line that joins the feet. */
  readonly y: number
  readonly feet: readonly number[]
  readonly label: Point & { readonly text: string; readonly hanging: boolean }
}

export interface RelationsGeometry {
  readonly width: number
  readonly height: number
  /** Middles of the columns. */
  readonly columns: readonly number[]
  readonly stemY: number
  readonly branchY: number
  readonly brackets: readonly DrawnBracket[]
}

const SIGN = 18
const LABEL = 12
/** Between the middles of a stem and its branch. */
const ROW = 24
const TO_FEET = 13
const FIRST_LANE = 11
const LANE = 20
/** How far a hanging label's middle lies outside its line, and what it adds to its lane. */
const HANG = 10
const MARGIN = 9
const FOOT = 6
const MIN_PITCH = 32
/** So that labels are shown no smaller than 11 px on a card. */
const MAX_UNITS = (CARD_WIDTH * LABEL) / 11

export function relationsGeometry<Label extends string>(
  { columns, ties, signs = RELATION_SIGNS }: RelationsDrawingData<Label>,
  textSize: TextSize,
): RelationsGeometry {
  const laid = layBrackets(bracketsOf(columns, ties))
  const textOf = ({ kinds }: LaidBracket): string => [...new Set(kinds.map((kind) => signs[kind]))].join('')
  const width = unitsNeeded(columns.length, laid.filter(isHanging).map(textOf), textSize)
  const pitch = width / Math.max(columns.length, 1)
  const above = lanesOf('above', laid)
  const stemY = above.depth + TO_FEET
  const branchY = stemY + ROW
  const grounds = { above: stemY - TO_FEET, below: branchY + TO_FEET }
  const middle = (column: number): number => (column + 0.5) * pitch
  const outward = { above: -1, below: 1 }
  const lanes = { above, below: lanesOf('below', laid) }
  return {
    width,
    height: grounds.below + lanes.below.depth,
    columns: columns.map((_, i) => middle(i)),
    stemY,
    branchY,
    brackets: laid.map((bracket) => {
      const { side } = bracket
      const y = grounds[side] + outward[side] * (lanes[side].at[bracket.lane] as number)
      const hanging = isHanging(bracket)
      return {
        bracket,
        ground: grounds[side],
        y,
        feet: feetOf(bracket, laid).map(({ column, place, of }) => middle(column) + footOffset(place, of, pitch)),
        label: {
          x: middle(labelColumn(bracket)),
          y: hanging ? y + outward[side] * HANG : y,
          text: textOf(bracket),
          hanging,
        },
      }
    }),
  }
}

/** The label of neighbours has no room between their feet: it hangs outside the line. */
const isHanging = (bracket: LaidBracket): boolean => spanOf(bracket) === 1

/** Between two columns, where no foot stands: the gap nearest to the middle. */
const labelColumn = (bracket: LaidBracket): number => firstOf(bracket) + Math.floor(spanOf(bracket) / 2 - 0.5) + 0.5

/** Type grows with the text size until the columns or their labels would touch. */
function unitsNeeded(columns: number, hanging: readonly string[], textSize: TextSize): number {
  const longest = Math.max(0, ...hanging.map((text) => text.length))
  const pitch = Math.max(MIN_PITCH, longest * LABEL + 1)
  return Math.min(Math.max(unitsAcross(textSize), columns * pitch), MAX_UNITS)
}

/** Distance of each lane from the feet, and of the outermost edge. */
function lanesOf(side: Side, laid: readonly LaidBracket[]): { readonly at: readonly number[]; readonly depth: number } {
  const own = laid.filter((bracket) => bracket.side === side)
  const at: number[] = []
  let next = FIRST_LANE
  let edge = 0
  for (let lane = 0; own.some((bracket) => bracket.lane === lane); lane++) {
    const hanging = own.some((bracket) => bracket.lane === lane && isHanging(bracket))
    at.push(next)
    edge = next + MARGIN + (hanging ? HANG : 0)
    next += LANE + (hanging ? HANG : 0)
  }
  return { at, depth: edge }
}

function footOffset(place: number, of: number, pitch: number): number {
  const step = of > 1 ? Math.min(FOOT, (pitch - LABEL) / (of - 1)) : 0
  return (place - (of - 1) / 2) * step
}

export function relationsDrawing<Label extends string>(data: RelationsDrawingData<Label>, style: PictureStyle): string {
  const { palette } = style
  const geometry = relationsGeometry(data, style.textSize)
  const chosen = data.chosen ?? -1
  const isChosen = ({ bracket }: DrawnBracket): boolean => bracket.ties.includes(chosen)
  const brackets = [...geometry.brackets].sort((a, b) => Number(isChosen(a)) - Number(isChosen(b)))
  return svg(geometry.width, geometry.height, [
    ...brackets.map((drawn) => bracketLine(drawn, isChosen(drawn), style)),
    ...brackets.map((drawn) => bracketLabel(drawn, isChosen(drawn), style)),
    ...data.columns.map(({ pillar: { stem, branch } }, i) => {
      const x = geometry.columns[i] as number
      const sign = (text: string, y: number, colour: string): string =>
        letters(text, { x, y }, { size: SIGN, colour, voice: 'song' })
      return (
        sign(stem, geometry.stemY, palette[ELEMENT_TOKENS[stemElement(stem)]]) +
        sign(branch, geometry.branchY, palette[ELEMENT_TOKENS[branchElement(branch)]])
      )
    }),
  ])
}

function bracketLine({ bracket, ground, y, feet }: DrawnBracket, chosen: boolean, { palette }: PictureStyle): string {
  const [first = 0, last = 0] = [feet[0], feet[feet.length - 1]]
  const ends = `M${at(first)} ${at(ground)}V${at(y)}H${at(last)}V${at(ground)}`
  const between = feet.slice(1, -1).map((x) => `M${at(x)} ${at(ground)}V${at(y)}`)
  const solid = bracket.stroke === 'solid'
  return line([ends, ...between].join(''), {
    colour: chosen ? palette.accent : solid ? palette.primary : palette.lineStrong,
    width: chosen ? 2 : 1.5,
    ...(solid ? {} : { dash: '4 3' }),
  })
}

function bracketLabel({ label }: DrawnBracket, chosen: boolean, { palette }: PictureStyle): string {
  const { x, y, text, hanging } = label
  const width = text.length * LABEL + 6
  const ground = hanging ? '' : area(box(x - width / 2, y - LABEL / 2 - 1, width, LABEL + 2), palette.card)
  return ground + letters(text, label, { size: LABEL, colour: chosen ? palette.accent : palette.text2, bold: chosen })
}

/**
 * Every tie in the order given, with the signs it ties.
 * @param names of the columns, in the caller's words
 */
export function relationsDrawingText<Label extends string>(
  { columns, ties }: RelationsDrawingData<Label>,
  names: Readonly<Record<Label, string>>,
): readonly PictureSentence[] {
  if (ties.length === 0) return [tell('picture.relations.none', {})]
  return ties.map(({ kind: relation, members, element }) => {
    const signs = columns.flatMap(({ position, pillar }): PlacedSign[] => {
      const parts = members.filter((member) => member.position === position).map(({ part }) => part)
      if (parts.length === 0) return []
      return [
        {
          column: names[position],
          ...(parts.includes('stem') ? { stem: pillar.stem } : {}),
          ...(parts.includes('branch') ? { branch: pillar.branch } : {}),
        },
      ]
    })
    return element === null
      ? tell('picture.relations.tie', { signs, relation })
      : tell('picture.relations.tieElement', { signs, relation, element })
  })
}
