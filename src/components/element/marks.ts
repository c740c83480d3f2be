import type { Element } from '../../core/bazi/elements'
import type { Palette } from '../theme/palette'
import { svgAddress } from '../theme/svg'

/** Drawn on a grid of 12: three bars, a triangle, a square, a ring, two waves; told apart without colour. */
const DRAWINGS: Readonly<Record<Element, (colour: string) => string>> = {
  木: (c) => `<path d="M3 1v10M6 0v12M9 1v10" stroke="${c}" stroke-width="1.8"/>`,
  火: (c) => `<path d="M6 1l5 10H1z" fill="${c}"/>`,
  土: (c) => `<path d="M1.5 1.5h9v9h-9z" fill="${c}"/>`,
  金: (c) => `<circle cx="6" cy="6" r="4.2" fill="none" stroke="${c}" stroke-width="1.8"/>`,
  水: (c) =>
    `<path d="M.5 4c2-2 3.5-2 5.5 0s3.5 2 5.5 0M.5 8.500c2-2 3.5-2 5.5 0s3.5 2 5.5 0" fill="none" stroke="${c}" stroke-width="1.6"/>`,
}

/** The name an element has in tokens and class names. */
export const ELEMENT_TOKENS = {
  木: 'wood',
  火: 'fire',
  土: 'earth',
  金: 'metal',
  水: 'water',
} as const satisfies Record<Element, keyof Palette>

export const markAddress = (element: Element, palette: Palette): string =>
  svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12">${DRAWINGS[element](palette[ELEMENT_TOKENS[element]])}</svg>`,
  )
