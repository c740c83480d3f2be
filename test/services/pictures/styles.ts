import fc from 'fast-check'
import { PALETTES } from '../../../src/components/theme/palette'
import { TEXT_SIZES, THEMES } from '../../../src/stores/preferences'

export const textSizes = fc.constantFrom(...TEXT_SIZES)
export const pictureStyles = fc
  .record({ theme: fc.constantFrom(...THEMES), textSize: textSizes })
  .map(({ theme, textSize }) => ({ palette: PALETTES[theme], textSize }))
export const LIGHT = { palette: PALETTES.light, textSize: '100' } as const

/** px that a picture is wide on a card of a screen 375 px wide (Picture.module.scss). */
export const CARD = 311
export const FRAMES = {
  ring: { '100': 264, '125': 311, '150': 311 },
  dial: { '100': 200, '125': 250, '150': 300 },
} as const
/** No type of a drawing is smaller, in px. */
export const SMALLEST = 11 - 0.001
