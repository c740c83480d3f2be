import { Drawing } from '../../platform/drawing'
import { iconAddress, type IconName } from './icons'
import { usePalette } from './use-palette'
import styles from './Icon.module.scss'

export interface IconProps {
  readonly name: IconName
  readonly colour: 'text3' | 'primary' | 'accent' | 'onBar' | 'danger'
  readonly size?: 'line' | 'tile' | 'small'
}

/** Beside words that say the same: it has no name of its own for a screen reader. */
export function Icon({ name, colour, size = 'line' }: IconProps) {
  const palette = usePalette()
  return <Drawing className={styles[size]} src={iconAddress(name, palette[colour], palette.accent)} />
}
