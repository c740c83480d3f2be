import { svgAddress } from './svg'

/** Drawn on a grid of 24, stroke 1.75, square ends, mitred corners. */
const PATHS = {
  back: 'M15 4l-8 8 8 8',
  check: 'M4 12.5l5.5 5.5L20 7',
  warn: 'M12 3.5L22 20.5H2zM12 10v5M12 17v1.5',
  chart: 'M3 4h18v16H3zM7.5 4v16M12 4v16M16.5 4v16M3 9.5h18',
  vip: 'M5 3h14v11H5zM8 14v7l4-3 4 3v-7',
} as const
export type IconName = keyof typeof PATHS

/** Icons that stand in tiles carry one vermilion dot where a reader would put a finger. */
const DOTS: Partial<Record<IconName, readonly [number, number]>> = { chart: [14.25, 14.75], vip: [12, 8.5] }

export function iconAddress(name: IconName, colour: string, dotColour?: string): string {
  const dot = DOTS[name]
  const mark = dot && dotColour ? `<circle cx="${dot[0]}" cy="${dot[1]}" r="2" fill="${dotColour}"/>` : ''
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${PATHS[name]}" fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="square" stroke-linejoin="miter"/>${mark}</svg>`,
  )
}
