import type { Theme } from '../../stores/preferences'

/** The colours that drawings need as values, because an SVG shown as an image inherits none; as in styles/tokens. */
export interface Palette {
  readonly card: string
  readonly sunk: string
  readonly line: string
  readonly lineStrong: string
  readonly text: string
  readonly text2: string
  readonly text3: string
  readonly primary: string
  readonly accent: string
  readonly accentSoft: string
  readonly onBar: string
  readonly danger: string
  readonly wood: string
  readonly fire: string
  readonly earth: string
  readonly metal: string
  readonly water: string
  readonly woodSoft: string
  readonly fireSoft: string
  readonly earthSoft: string
  readonly metalSoft: string
  readonly waterSoft: string
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    card: '#fffdf8',
    sunk: '#ede4d3',
    line: '#ded2bc',
    lineStrong: '#8a7960',
    text: '#3b2a1a',
    text2: '#66543f',
    text3: '#75624b',
    primary: '#6d4c41',
    accent: '#a3341f',
    accentSoft: '#f7e5dc',
    onBar: '#ffffff',
    danger: '#a1122f',
    wood: '#2e6a3f',
    fire: '#ad4018',
    earth: '#7a540c',
    metal: '#59606e',
    water: '#1f5c86',
    woodSoft: '#e3eedf',
    fireSoft: '#f9e5d9',
    earthSoft: '#f4e9cd',
    metalSoft: '#e9e9ea',
    waterSoft: '#deeaf1',
  },
  dark: {
    card: '#221c18',
    sunk: '#2c251f',
    line: '#40372e',
    lineStrong: '#938370',
    text: '#efe6d8',
    text2: '#c9bca9',
    text3: '#ab9c89',
    primary: '#d6b7a2',
    accent: '#ee937b',
    accentSoft: '#3e2119',
    onBar: '#ffffff',
    danger: '#ff9aa6',
    wood: '#8acb98',
    fire: '#f3a27d',
    earth: '#dfb766',
    metal: '#bcc3cf',
    water: '#8abfe8',
    woodSoft: '#1e3023',
    fireSoft: '#3a241a',
    earthSoft: '#342a14',
    metalSoft: '#2c2f34',
    waterSoft: '#1b2b38',
  },
}
