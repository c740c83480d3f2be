// 百年大运: ten cycles on the years they count as their own, with the present year.
import { branchElement, stemElement, type Element } from '../../core/bazi/elements'
import type { LuckCycle } from '../../core/bazi/luck-cycles'
import type { TextSize } from '../../stores/preferences'
import { ELEMENT_TOKENS } from '../element/marks'
import { ELEMENT_SOFT_TOKENS } from './element-colours'
import {
  area,
  at,
  box,
  CARD_WIDTH,
  inside,
  letters,
  lettersWidth,
  line,
  svg,
  unitsAcross,
  type PictureStyle,
} from './picture-svg'
import { tell, type PictureSentence } from './picture-text'

export type TimelineCycle = Pick<LuckCycle, 'index' | 'pillar' | 'fromYear' | 'toYear'>

export interface CenturyTimelineData {
  /** As luckCycles gives them: the childhood first, then ten. */
  readonly cycles: readonly TimelineCycle[]
  /** The present one. */
  readonly year: number
}

export interface TimelineBlock {
  readonly cycle: TimelineCycle
  readonly from: number
  readonly to: number
  readonly current: boolean
}

export interface TimelineGeometry {
  readonly width: number
  readonly blocks: readonly TimelineBlock[]
  /** Every first day of a year, the end of the last one included; `major` where a cycle begins or the last one ends. */
  readonly ticks: readonly { readonly year: number; readonly x: number; readonly major: boolean }[]
  /** Middle of the present year, and of the number above it; null when it lies outside. */
  readonly present: { readonly x: number; readonly number: number } | null
  /** First years of cycles that there is room to write. */
  readonly labels: readonly { readonly year: number; readonly x: number }[]
}

/** px inside the right pane of a wide screen. */
export const WIDE_WIDTH = 545

const HEIGHT = 86
const MARGIN = 8
const TOP = 24
const HALF = 18
const SIGN = 13
const FIGURE = 11
const BOTTOM = TOP + 2 * HALF

/** @param width px on a screen, before the text size: that of a card, or WIDE_WIDTH */
export function timelineGeometry(
  { cycles, year }: CenturyTimelineData,
  textSize: TextSize,
  width = CARD_WIDTH,
): TimelineGeometry {
  const units = unitsAcross(textSize, width)
  const first = cycles[0]?.fromYear ?? year
  const end = (cycles[cycles.length - 1]?.toYear ?? year) + 1
  const x = (of: number): number => MARGIN + ((of - first) / Math.max(end - first, 1)) * (units - 2 * MARGIN)
  const lived = cycles.filter(({ fromYear, toYear }) => toYear >= fromYear)
  const starts = lived.filter(({ pillar }) => pillar !== null).map(({ fromYear }) => fromYear)
  return {
    width: units,
    blocks: lived.map((cycle) => ({
      cycle,
      from: x(cycle.fromYear),
      to: x(cycle.toYear + 1),
      current: holds(cycle, year),
    })),
    ticks: Array.from({ length: end - first + 1 }, (_, i) => ({
      year: first + i,
      x: x(first + i),
      major: first + i === end || starts.includes(first + i),
    })),
    present:
      year >= first && year < end
        ? { x: x(year + 0.5), number: inside(x(year + 0.5), lettersWidth(year, SIGN) / 2, units) }
        : null,
    labels: labelled(starts, x, units),
  }
}

const holds = ({ fromYear, toYear }: TimelineCycle, year: number): boolean => year >= fromYear && year <= toYear

/** As many as stand apart from one another by half a figure or more. */
function labelled(starts: readonly number[], x: (year: number) => number, units: number): TimelineGeometry['labels'] {
  const half = lettersWidth('2000', FIGURE) / 2
  const between = starts.length > 1 ? x(starts[1] as number) - x(starts[0] as number) : units
  const every = Math.max(1, Math.ceil((2 * half + FIGURE / 2) / between))
  return starts.filter((_, i) => i % every === 0).map((year) => ({ year, x: inside(x(year), half, units) }))
}

export function centuryTimeline(data: CenturyTimelineData, style: PictureStyle, width = CARD_WIDTH): string {
  const { palette, textSize } = style
  const geometry = timelineGeometry(data, textSize, width)
  const ticks = (major: boolean): string =>
    geometry.ticks
      .filter((tick) => tick.major === major)
      .map(({ x }) => `M${at(x)} ${BOTTOM + 2}v${major ? 9 : 4}`)
      .join('')
  return svg(geometry.width, HEIGHT, [
    ...geometry.blocks.map((block) => drawBlock(block, style)),
    line(ticks(false), { colour: palette.lineStrong, width: 0.6 }),
    line(ticks(true), { colour: palette.lineStrong }),
    ...geometry.blocks
      .filter(({ current }) => current)
      .map(({ from, to }) => line(box(from, TOP, to - from, 2 * HALF), { colour: palette.accent, width: 2 })),
    ...geometry.labels.map(({ year, x }) =>
      letters(year, { x, y: BOTTOM + 19 }, { size: FIGURE, colour: palette.text3 }),
    ),
    geometry.present === null ? '' : pointer(geometry.present, data.year, style),
  ])
}

function drawBlock({ cycle: { pillar }, from, to }: TimelineBlock, { palette }: PictureStyle): string {
  if (pillar === null) return area(box(from, TOP, to - from, 2 * HALF), palette.sunk)
  const half = (sign: string, element: Element, top: number): string =>
    // A hair less than the block, so that neighbours of one element stay two.
    area(box(from, top, Math.max(to - from - 0.8, 0), HALF), palette[ELEMENT_SOFT_TOKENS[element]]) +
    letters(
      sign,
      { x: (from + to) / 2, y: top + HALF / 2 },
      {
        size: SIGN,
        colour: palette[ELEMENT_TOKENS[element]],
        voice: 'song',
      },
    )
  return (
    half(pillar.stem, stemElement(pillar.stem), TOP) + half(pillar.branch, branchElement(pillar.branch), TOP + HALF)
  )
}

const pointer = (
  { x, number }: NonNullable<TimelineGeometry['present']>,
  year: number,
  { palette }: PictureStyle,
): string =>
  letters(year, { x: number, y: 8 }, { size: SIGN, colour: palette.accent, bold: true }) +
  area(`M${at(x)} ${TOP}l-4.5 -7h9z`, palette.accent)

/** Where the present year stands, then the childhood and the cycles with their years. */
export function centuryTimelineText({ cycles, year }: CenturyTimelineData): readonly PictureSentence[] {
  return [
    presentText(
      cycles.find((cycle) => holds(cycle, year)),
      year,
    ),
    ...cycles
      .filter(({ fromYear, toYear }) => toYear >= fromYear)
      .map(({ pillar, fromYear: from, toYear: to }) =>
        pillar === null
          ? tell('picture.timeline.childhood', { from, to })
          : tell('picture.timeline.cycle', { from, to, stem: pillar.stem, branch: pillar.branch }),
      ),
  ]
}

function presentText(cycle: TimelineCycle | undefined, year: number): PictureSentence {
  if (cycle === undefined) return tell('picture.timeline.nowOutside', { year })
  if (cycle.pillar === null) return tell('picture.timeline.nowChildhood', { year })
  return tell('picture.timeline.now', { year, stem: cycle.pillar.stem, branch: cycle.pillar.branch })
}
