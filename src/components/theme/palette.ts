import type { Theme } from '../../stores/preferences'

/** The colours that drawings need as values, because an SVG shown as an image inherits none; as in styles/tokens. */
export interface Palette {
  readonly text: string
  readonly text3: string
  readonly primary: string
  readonly accent: string
  readonly onBar: string
  readonly danger: string
  readonly wood: string
  readonly fire: string
  readonly earth: string
  readonly metal: string
  readonly water: string
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    text: '#3b2a1a',
    text3: '#75624b',
    primary: '#6d4c41',
    accent: '#a3341f',
    onBar: '#ffffff',
    danger: '#a1122f',
    wood: '#2e6a3f',
    fire: '#ad4018',
    earth: '#7a540c',
    metal: '#59606e',
    water: '#1f5c86',
  },
  dark: {
    text: '#efe6d8',
    text3: '#ab9c89',
    primary: '#d6b7a2',
    accent: '#ee937b',
    onBar: '#ffffff',
    danger: '#ff9aa6',
    wood: '#8acb98',
    fire: '#f3a27d',
    earth: '#dfb766',
    metal: '#bcc3cf',
    water: '#8abfe8',
  },
}
