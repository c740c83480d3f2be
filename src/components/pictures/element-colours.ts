import type { Element } from '../../core/bazi/elements'
import type { Palette } from '../theme/palette'

/** The tint behind a sign of an element. */
export const ELEMENT_SOFT_TOKENS = {
  木: 'woodSoft',
  火: 'fireSoft',
  土: 'earthSoft',
  金: 'metalSoft',
  水: 'waterSoft',
} as const satisfies Record<Element, keyof Palette>
