import { useStore } from 'zustand'
import { preferences } from '../../stores/preferences'
import { PALETTES, type Palette } from './palette'

export const usePalette = (): Palette => PALETTES[useStore(preferences, (state) => state.theme)]
