// 五行环: what each element weighs, and how they feed and restrain one another.
import { ELEMENTS, type Element } from '../../core/bazi/elements'
import type { TextSize } from '../../stores/preferences'
import { ELEMENT_TOKENS } from '../element/marks'
import { ELEMENT_SOFT_TOKENS } from './element-colours'
import { arc, arrowhead, at, disc, letters, line, polar, svg, xy, type Circle, type PictureStyle } from './picture-svg'
import { tell, type PictureSentence } from './picture-text'

export interface ElementRingData {
  readonly weights: Readonly<Record<Element, number>>
  /** Whether the discs carry the weights themselves (counts of characters) or their shares of the whole. */
  readonly figures: 'counts' | 'shares'
  readonly dayMaster: Element
}

export interface RingDisc extends Circle {
  readonly element: Element
  /** Degrees clockwise from above, as seen from the middle. */
  readonly degrees: number
  /** Per cent of the whole. */
  readonly percent: number
  readonly dayMaster: boolean
}

export interface RingGeometry {
  /** The middle of the circle lies at half of it, both ways; the picture ends below the lower discs. */
  readonly edge: number
  readonly height: number
  /** Radius of the circle on which the discs lie. */
  readonly orbit: number
  readonly discs: readonly RingDisc[]
}

/** Larger type on a picture that is shown larger already: it is 264, 311 and 311 px wide on a card. */
const SIZES = {
  '100': { edge: 264, sign: 17, figure: 11 },
  '125': { edge: 264, sign: 17, figure: 11.3 },
  '150': { edge: 248, sign: 18, figure: 12.6 },
} as const satisfies Record<TextSize, object>
/** Of an element that is not there. */
const SMALLEST_DISC = 17
/** The largest disc, its vermilion ring and the stroke of that. */
const MARGIN = 46
const RING_GAP = 4
const GAP = 5
const HEAD = 7
const CHORD_HEAD = 5
const STEP = 360 / ELEMENTS.length

export function ringGeometry({ weights, dayMaster }: ElementRingData, textSize: TextSize): RingGeometry {
  const { edge } = SIZES[textSize]
  const orbit = edge / 2 - MARGIN
  const whole = ELEMENTS.reduce((sum, element) => sum + weights[element], 0)
  const discs = ELEMENTS.map((element, i) => {
    const percent = whole > 0 ? (weights[element] / whole) * 100 : 0
    const degrees = i * STEP
    const middle = polar({ x: edge / 2, y: edge / 2 }, orbit, degrees)
    return {
      ...middle,
      r: SMALLEST_DISC + 2.2 * Math.sqrt(percent),
      element,
      degrees,
      percent,
      dayMaster: element === dayMaster,
    }
  })
  const height = edge / 2 + orbit * Math.cos(Math.PI / ELEMENTS.length) + MARGIN
  return { edge, height, orbit, discs }
}

export function elementRing(data: ElementRingData, style: PictureStyle): string {
  const geometry = ringGeometry(data, style.textSize)
  const { edge, height, discs } = geometry
  const after = (i: number, steps: number): RingDisc => discs[(i + steps) % discs.length] as RingDisc
  return svg(edge, height, [
    ...discs.map((from, i) => restraining(from, after(i, 2), style)),
    ...discs.map((from, i) => feeding(geometry, from, after(i, 1), style)),
    ...discs.map((one) => drawDisc(one, figureOf(data, one), style)),
  ])
}

/** Where the lines to and from a disc end. */
const reach = ({ r, dayMaster }: RingDisc): number => r + (dayMaster ? RING_GAP : 0) + GAP

/** 生: along the orbit, from the edge of a disc to that of the next. */
function feeding({ edge, orbit }: RingGeometry, from: RingDisc, to: RingDisc, { palette }: PictureStyle): string {
  const middle = { x: edge / 2, y: edge / 2 }
  const angle = (chord: number): number => (2 * Math.asin(chord / (2 * orbit)) * 180) / Math.PI
  const start = from.degrees + angle(reach(from))
  const tip = from.degrees + STEP - angle(reach(to) - 1)
  const end = tip - angle(HEAD) * 0.8
  return (
    line(`M${xy(polar(middle, orbit, start))}${arc(middle, orbit, start, end)}`, {
      colour: palette.text3,
      width: 1.6,
    }) + arrowhead(polar(middle, orbit, tip), tip + 90 - angle(HEAD) / 2, HEAD, palette.text3)
  )
}

/** 克: straight across. */
function restraining(from: RingDisc, to: RingDisc, { palette }: PictureStyle): string {
  const degrees = 90 + (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const tip = polar(to, reach(to) - 2, degrees + 180)
  const colour = palette.lineStrong
  const path = `M${xy(polar(from, reach(from) - 2, degrees))}L${xy(polar(tip, CHORD_HEAD, degrees + 180))}`
  return line(path, { colour, dash: '3 3' }) + arrowhead(tip, degrees, CHORD_HEAD, colour)
}

function drawDisc(one: RingDisc, figure: string, { palette, textSize }: PictureStyle): string {
  const { sign, figure: size } = SIZES[textSize]
  const { x, y, r } = one
  const colour = palette[ELEMENT_TOKENS[one.element]]
  // The two lines stand close in a small disc and have air in a large one.
  const air = (r - SMALLEST_DISC) * 0.12
  return [
    one.dayMaster ? disc({ x, y, r: r + RING_GAP }, 'none', { colour: palette.accent, width: 1.8 }) : '',
    disc(one, palette[ELEMENT_SOFT_TOKENS[one.element]], { colour, width: 1.5 }),
    letters(one.element, { x, y: y - size * 0.5 - air }, { size: Math.min(sign, r * 0.9), colour, voice: 'song' }),
    letters(figure, { x, y: y + sign * 0.54 + air }, { size, colour: palette.text }),
  ].join('')
}

const figureOf = ({ figures, weights }: ElementRingData, { element, percent }: RingDisc): string =>
  figures === 'counts' ? at(weights[element]) : `${percentText(percent)}%`

/** One decimal; none where there is nothing to measure. */
const percentText = (percent: number): string => (percent === 0 ? '0' : percent.toFixed(1))

/** Element by element, then whose ring is vermilion. */
export function elementRingText(data: ElementRingData): readonly PictureSentence[] {
  const { discs } = ringGeometry(data, '100')
  return [
    ...discs.map(({ element, percent }) =>
      data.figures === 'counts'
        ? tell('picture.ring.count', { element, count: data.weights[element] })
        : tell('picture.ring.share', { element, percent: percentText(percent) }),
    ),
    tell('picture.ring.dayMaster', { element: data.dayMaster }),
  ]
}
