// 强弱尺: where the difference of the two sides stands between weak and strong.
import type { StrengthVerdict } from '../../core/analysis/strength'
import type { TextSize } from '../../stores/preferences'
import { area, at, box, inside, letters, lettersWidth, line, svg, unitsAcross, type PictureStyle } from './picture-svg'
import { tell, type PictureSentence } from './picture-text'

export interface StrengthGaugeData {
  /** Same side less other side. */
  readonly difference: number
  readonly verdict: StrengthVerdict
}

export interface GaugeGeometry {
  readonly width: number
  /** From −8 to +8. */
  readonly from: number
  readonly to: number
  readonly bandFrom: number
  readonly bandTo: number
  readonly pointer: number
  /** Middle of the number above the pointer. */
  readonly number: number
}

const LIMIT = 8
const BALANCED = 1
const HEIGHT = 62
const MARGIN = 14
const TRACK = { top: 28, height: 10 } as const
const NUMBER = { size: 13, y: 10 } as const
const FIGURE = { size: 11, y: 54 } as const

/** `−3.30`, with a true minus. */
export const differenceText = (difference: number): string => signed(difference, difference.toFixed(2))

const signed = (value: number, text: string): string =>
  Number(text) === 0 ? text.replace('-', '') : value < 0 ? text.replace('-', '−') : `+${text}`

export function gaugeGeometry({ difference }: StrengthGaugeData, textSize: TextSize): GaugeGeometry {
  const width = unitsAcross(textSize)
  const x = (value: number): number => MARGIN + ((value + LIMIT) / (2 * LIMIT)) * (width - 2 * MARGIN)
  const pointer = x(Math.min(Math.max(difference, -LIMIT), LIMIT))
  return {
    width,
    from: x(-LIMIT),
    to: x(LIMIT),
    bandFrom: x(-BALANCED),
    bandTo: x(BALANCED),
    pointer,
    number: inside(pointer, lettersWidth(differenceText(difference), NUMBER.size) / 2, width),
  }
}

export function strengthGauge(data: StrengthGaugeData, { palette, textSize }: PictureStyle): string {
  const { width, from, to, bandFrom, bandTo, pointer, number } = gaugeGeometry(data, textSize)
  const { top, height } = TRACK
  const bottom = top + height
  const x = (value: number): number => from + ((value + LIMIT) / (2 * LIMIT)) * (to - from)
  const values = Array.from({ length: 2 * LIMIT + 1 }, (_, i) => i - LIMIT)
  const major = values.filter((value) => value % 4 === 0)
  const ticks = (of: readonly number[], length: number): string =>
    of.map((value) => `M${at(x(value))} ${bottom}v${length}`).join('')
  return svg(width, HEIGHT, [
    area(box(from, top, to - from, height), palette.sunk),
    line(box(from, top, to - from, height), { colour: palette.line }),
    area(box(bandFrom, top, bandTo - bandFrom, height), palette.earthSoft),
    line(box(bandFrom, top, bandTo - bandFrom, height), { colour: palette.earth }),
    line(ticks(values, 4), { colour: palette.lineStrong, width: 0.6 }),
    line(`${ticks(major, 8)}M${at(x(0))} ${top - 4}v${height + 4}`, { colour: palette.lineStrong }),
    ...major.map((value) =>
      letters(signed(value, String(value)), { x: x(value), y: FIGURE.y }, { size: FIGURE.size, colour: palette.text3 }),
    ),
    area(`M${at(pointer)} ${top}l-6 -9h12z`, palette.accent),
    line(`M${at(pointer)} ${top}v${height}`, { colour: palette.accent, width: 2 }),
    letters(
      differenceText(data.difference),
      { x: number, y: NUMBER.y },
      {
        size: NUMBER.size,
        colour: palette.accent,
        bold: true,
      },
    ),
  ])
}

/** The reading, then the scale it is read on. */
export const strengthGaugeText = ({ difference, verdict }: StrengthGaugeData): readonly PictureSentence[] => [
  tell(`picture.gauge.${verdict}`, { difference: differenceText(difference) }),
  tell('picture.gauge.scale', {}),
  ...(Math.abs(difference) > LIMIT ? [tell('picture.gauge.beyond', {})] : []),
]
