import { useStore } from 'zustand'
import { preferences } from '../../stores/preferences'
import { usePalette } from '../theme/use-palette'
import type { PictureStyle } from './picture-svg'

/** The colours and the text size the reader has chosen. */
export function usePictureStyle(): PictureStyle {
  const palette = usePalette()
  const textSize = useStore(preferences, (state) => state.textSize)
  return { palette, textSize }
}
