import { Text, View } from '@tarojs/components'
import { Drawing } from '../../platform/drawing'
import { svgAddress } from '../theme/svg'
import { dayNightDial, dialKeys, type DayNightDialData } from './day-night-dial'
import { Picture, type PictureWords } from './Picture'
import { usePictureStyle } from './use-picture-style'
import styles from './DayNightDial.module.scss'

export interface DayNightDialProps extends PictureWords {
  readonly data: DayNightDialData
  /** Words of the two hands and of the tint. */
  readonly legend: { readonly clock: string; readonly sun: string; readonly daylight: string }
}

/** 日晷盘: what the clock says and what the sun says. */
export function DayNightDial({ data, legend, ...words }: DayNightDialProps) {
  const style = usePictureStyle()
  const keys = dialKeys(style)
  return (
    <Picture {...words} svg={dayNightDial(data, style)} frame={`dial${style.textSize}`}>
      <View className={styles.legend} {...{ 'aria-hidden': true }}>
        {(['clock', 'sun', 'daylight'] as const)
          .filter((key) => key !== 'daylight' || data.daylight !== null)
          .map((key) => (
            <View key={key} className={styles.entry}>
              <Drawing className={styles.key} src={svgAddress(keys[key])} />
              <Text>{legend[key]}</Text>
            </View>
          ))}
      </View>
    </Picture>
  )
}
