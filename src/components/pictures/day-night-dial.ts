// 日晷盘: the same moment by the clock and by the sun, on one turn of day and night.
import { branchAt, BRANCHES, type Branch } from '../../core/bazi/stems-branches'
import type { Daylight } from '../../core/calendar/daylight'
import { arc, area, box, disc, letters, line, polar, svg, xy, type PictureStyle } from './picture-svg'
import { tell, type PictureSentence } from './picture-text'

export interface DayNightDialData {
  /** Seconds since midnight of each. */
  readonly clock: number
  readonly sun: number
  /** Which of the two the chart takes its 时辰 from. */
  readonly readBy: 'clock' | 'sun'
  /** null when the latitude is unknown: then nothing is tinted. */
  readonly daylight: Daylight | null
}

export interface DialGeometry {
  /** Degrees clockwise from above, 0 … 360: noon is 0, midnight 180, morning lies at the left. */
  readonly clock: number
  readonly sun: number
  readonly hour: { readonly branch: Branch; readonly from: number; readonly to: number }
  /** From sunrise to sunset, clockwise; null where there is neither. */
  readonly daylight: { readonly from: number; readonly to: number } | null
  /** The shorter way between the hands, clockwise; null when they coincide. */
  readonly correction: { readonly from: number; readonly to: number } | null
}

const DAY = 86_400
const HOUR = 3600
const HOURS_PER_BRANCH = 2
const EDGE = 200
const MIDDLE = { x: EDGE / 2, y: EDGE / 2 } as const
const FACE = 72
const BRANCH_RING = 87
const FIGURE_RING = 57
const CORRECTION_RING = 44
const CLOCK_HAND = 60
const SUN_HAND = 65
/** Degrees within which a hand would run through a figure. */
const CROWDED = 9

/** Of a time of day in seconds. */
export const dialDegrees = (seconds: number): number => turn(180 + (seconds / DAY) * 360)

const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The 时辰 a time of day falls into; 23:00 begins 子. */
const branchOf = (seconds: number): Branch => branchAt(Math.floor((seconds + HOUR) / (HOURS_PER_BRANCH * HOUR)))

export function dialGeometry({ clock, sun, readBy, daylight }: DayNightDialData): DialGeometry {
  const hands = { clock: dialDegrees(clock), sun: dialDegrees(sun) }
  const branch = branchOf(readBy === 'sun' ? sun : clock)
  const start = dialDegrees(BRANCHES.indexOf(branch) * HOURS_PER_BRANCH * HOUR - HOUR)
  const ahead = turn(hands.sun - hands.clock)
  const correction =
    ahead === 0
      ? null
      : ahead <= 180
        ? { from: hands.clock, to: hands.clock + ahead }
        : { from: hands.sun, to: hands.sun + 360 - ahead }
  return {
    ...hands,
    hour: { branch, from: start, to: start + 30 },
    daylight:
      daylight?.kind === 'daily'
        ? {
            from: dialDegrees(daylight.sunrise),
            to: dialDegrees(daylight.sunrise) + ((daylight.sunset - daylight.sunrise) / DAY) * 360,
          }
        : null,
    correction,
  }
}

export function dayNightDial(data: DayNightDialData, style: PictureStyle): string {
  const { palette } = style
  const geometry = dialGeometry(data)
  const { hour, correction } = geometry
  const rim = { colour: palette.lineStrong }
  return svg(EDGE, EDGE, [
    disc({ ...MIDDLE, r: FACE }, faceColour(data, style)),
    geometry.daylight === null ? '' : area(sector(geometry.daylight), palette.earthSoft),
    disc({ ...MIDDLE, r: FACE }, 'none', rim),
    line(hourTicks(), { colour: palette.lineStrong, width: 0.6 }),
    line(branchTicks(), rim),
    area(sector(hour), palette.accentSoft),
    line(sector(hour), { colour: palette.accent }),
    ...BRANCHES.map((branch, i) => branchSign(branch, i, branch === hour.branch, style)),
    ...figures(geometry, style),
    correction === null
      ? ''
      : line(
          `M${xy(polar(MIDDLE, CORRECTION_RING, correction.from))}${arc(MIDDLE, CORRECTION_RING, correction.from, correction.to)}`,
          {
            colour: palette.accent,
            width: 3,
          },
        ),
    hand(geometry.clock, CLOCK_HAND, palette.text2, '4 3'),
    hand(geometry.sun, SUN_HAND, palette.accent),
    disc({ ...polar(MIDDLE, SUN_HAND, geometry.sun), r: 5 }, palette.accent),
    disc({ ...MIDDLE, r: 3 }, palette.text),
  ])
}

/** The whole face is night, day, or neither when nobody knows; sunrise and sunset cut the day out of it. */
function faceColour({ daylight }: DayNightDialData, { palette }: PictureStyle): string {
  if (daylight === null) return palette.card
  return daylight.kind === 'polar-day' ? palette.earthSoft : palette.sunk
}

const sector = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `M${xy(MIDDLE)}L${xy(polar(MIDDLE, FACE, from))}${arc(MIDDLE, FACE, from, to)}z`

const tick = (degrees: number, length: number): string =>
  `M${xy(polar(MIDDLE, FACE, degrees))}L${xy(polar(MIDDLE, FACE - length, degrees))}`

const hourTicks = (): string => Array.from({ length: 24 }, (_, hour) => tick(dialDegrees(hour * HOUR), 4)).join('')

/** Where one 时辰 ends and the next begins. */
const branchTicks = (): string =>
  BRANCHES.map((_, i) => tick(dialDegrees(i * HOURS_PER_BRANCH * HOUR + HOUR), 7)).join('')

const branchSign = (branch: Branch, i: number, chosen: boolean, { palette }: PictureStyle): string =>
  letters(branch, polar(MIDDLE, BRANCH_RING, dialDegrees(i * HOURS_PER_BRANCH * HOUR)), {
    size: 14,
    colour: chosen ? palette.accent : palette.text2,
    voice: 'song',
  })

/** 0 6 12 18; one that a hand runs through is left out, its branch stands outside. */
const figures = ({ clock, sun }: DialGeometry, { palette }: PictureStyle): readonly string[] =>
  [0, 6, 12, 18]
    .filter((hour) => [clock, sun].every((degrees) => apart(degrees, dialDegrees(hour * HOUR)) > CROWDED))
    .map((hour) =>
      letters(hour, polar(MIDDLE, FIGURE_RING, dialDegrees(hour * HOUR)), { size: 11, colour: palette.text3 }),
    )

const apart = (a: number, b: number): number => Math.min(turn(a - b), turn(b - a))

const hand = (degrees: number, length: number, colour: string, dash?: string): string =>
  line(`M${xy(MIDDLE)}L${xy(polar(MIDDLE, length, degrees))}`, {
    colour,
    width: dash === undefined ? 2.5 : 2,
    ...(dash === undefined ? {} : { dash }),
  })

/** Small samples of the hands and of the tint, for a legend. */
export function dialKeys({ palette }: PictureStyle): Readonly<Record<'clock' | 'sun' | 'daylight', string>> {
  const [width, height] = [20, 12]
  const stroke = `M1 ${height / 2}H${width - 1}`
  const tint = area(box(3, 1, 14, 10), palette.earthSoft) + line(box(3, 1, 14, 10), { colour: palette.lineStrong })
  return {
    clock: svg(width, height, [line(stroke, { colour: palette.text2, width: 2, dash: '4 3' })]),
    sun: svg(width, height, [line(stroke, { colour: palette.accent, width: 2.5 })]),
    daylight: svg(width, height, [tint]),
  }
}

/** Both times, the 时辰 that counts (and the other one where they differ), and the light of that day. */
export function dayNightDialText(data: DayNightDialData): readonly PictureSentence[] {
  const [byClock, bySun] = [branchOf(data.clock), branchOf(data.sun)]
  return [
    tell('picture.dial.clock', { time: clockText(data.clock) }),
    tell('picture.dial.sun', { time: clockText(data.sun) }),
    ...(byClock === bySun ? [] : [tell('picture.dial.differ', { clock: byClock, sun: bySun })]),
    tell('picture.dial.hour', { branch: data.readBy === 'sun' ? bySun : byClock }),
    ...lightText(data.daylight),
  ]
}

function lightText(daylight: Daylight | null): readonly PictureSentence[] {
  if (daylight === null) return []
  if (daylight.kind === 'polar-day') return [tell('picture.dial.polarDay', {})]
  if (daylight.kind === 'polar-night') return [tell('picture.dial.polarNight', {})]
  const minutes = (seconds: number): string => clockText(Math.round(seconds / 60) * 60).slice(0, 5)
  return [tell('picture.dial.daylight', { sunrise: minutes(daylight.sunrise), sunset: minutes(daylight.sunset) })]
}

/** `07:25:59` */
const clockText = (seconds: number): string =>
  [Math.floor(seconds / HOUR) % 24, Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
