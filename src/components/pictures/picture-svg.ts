// The pen of the pictures: SVG as text, for figures and single characters only.
import type { TextSize } from '../../stores/preferences'
import type { Palette } from '../theme/palette'

export interface PictureStyle {
  readonly palette: Palette
  readonly textSize: TextSize
}

/** px inside a card on a screen 375 px wide. */
export const CARD_WIDTH = 311
/** How much larger type is: the drawing becomes as much smaller in its own units, and is shown as wide as before. */
export const TEXT_SCALE: Readonly<Record<TextSize, number>> = { '100': 1, '125': 1.25, '150': 1.5 }

/** Units that fill the width of a card at a text size. */
export const unitsAcross = (textSize: TextSize, width = CARD_WIDTH): number => Math.round(width / TEXT_SCALE[textSize])

export interface Point {
  readonly x: number
  readonly y: number
}

/** A whole picture, from 0 0 to its width and height. */
export const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${at(width)}" height="${at(height)}" viewBox="0 0 ${at(width)} ${at(height)}">${parts.join('')}</svg>`

/** The width and height that `svg` wrote. */
export function svgSize(picture: string): { readonly width: number; readonly height: number } {
  const [, width = '1', height = '1'] = /width="([\d.]+)" height="([\d.]+)"/.exec(picture) ?? []
  return { width: Number(width), height: Number(height) }
}

/** A number as SVG reads it, to a hundredth; never `-0`. */
export const at = (value: number): string => String(Math.round(value * 100) / 100 + 0)

export const xy = ({ x, y }: Point): string => `${at(x)} ${at(y)}`

export interface Stroke {
  readonly colour: string
  readonly width?: number
  readonly dash?: string
}

export const line = (d: string, { colour, width = 1, dash }: Stroke): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`

export const area = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`

export interface Circle extends Point {
  readonly r: number
}

export const disc = ({ x, y, r }: Circle, fill: string, stroke?: Stroke): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}"${stroke ? ` stroke="${stroke.colour}" stroke-width="${stroke.width ?? 1}"` : ''}/>`

/** A head of an arrow: its tip, and the direction it points to in degrees clockwise from above. */
export function arrowhead(tip: Point, degrees: number, length: number, colour: string): string {
  const back = polar(tip, length, degrees + 180)
  const side = length * 0.5
  return area(`M${xy(tip)}L${xy(polar(back, side, degrees + 90))}L${xy(polar(back, side, degrees - 90))}z`, colour)
}

/** The point at a distance from another, in degrees clockwise from above. */
export const polar = (from: Point, distance: number, degrees: number): Point => ({
  x: from.x + distance * Math.sin((degrees * Math.PI) / 180),
  y: from.y - distance * Math.cos((degrees * Math.PI) / 180),
})

/** Clockwise, by degrees clockwise from above; `to` is not less than `from`. */
export const arc = (centre: Point, r: number, from: number, to: number): string =>
  `A${at(r)} ${at(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${xy(polar(centre, r, to))}`

const SANS = 'PingFang SC,HarmonyOS Sans SC,MiSans,Noto Sans CJK SC,Microsoft YaHei,sans-serif'
const SONG = 'Songti SC,STSong,Noto Serif CJK SC,Source Han Serif SC,SimSun,serif'

export interface Lettering {
  readonly size: number
  readonly colour: string
  /** Characters in song, figures in sans. */
  readonly voice?: 'song' | 'sans'
  readonly bold?: boolean
}

/** The share of its size by which the middle of a character, or of a figure, stands above its base line. */
const MIDDLES = { song: 0.38, sans: 0.36 } as const

/** Letters whose middle is at a point; the base line is computed, because not every phone knows `dominant-baseline`. */
export const letters = (text: string | number, { x, y }: Point, lettering: Lettering): string => {
  const { size, colour, voice = 'sans', bold = voice === 'song' } = lettering
  const family = voice === 'song' ? SONG : SANS
  return `<text x="${at(x)}" y="${at(y + size * MIDDLES[voice])}" font-family="${family}" font-size="${at(size)}" fill="${colour}" text-anchor="middle"${bold ? ' font-weight="600"' : ''}>${text}</text>`
}

/** Units that a text takes, at most: figures a good half of their size, characters all of it. */
export const lettersWidth = (text: string | number, size: number): number =>
  [...String(text)].reduce((sum, letter) => sum + (letter > '\u2e7f' ? size : size * 0.62), 0)

/** `value`, or the nearest to it that keeps a thing of `half` its width inside 0 … `whole`. */
export const inside = (value: number, half: number, whole: number): number =>
  Math.min(Math.max(value, half), Math.max(half, whole - half))
