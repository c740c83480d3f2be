import { Text, View } from '@tarojs/components'
import { Picture, type PictureWords } from './Picture'
import { strengthGauge, type StrengthGaugeData } from './strength-gauge'
import { usePictureStyle } from './use-picture-style'
import styles from './StrengthGauge.module.scss'

export interface StrengthGaugeProps extends PictureWords {
  readonly data: StrengthGaugeData
  /** Words of the two ends and of the middle. */
  readonly ends: { readonly weak: string; readonly balanced: string; readonly strong: string }
}

/** 强弱尺 from −8 to +8. */
export function StrengthGauge({ data, ends, ...words }: StrengthGaugeProps) {
  return (
    <Picture {...words} svg={strengthGauge(data, usePictureStyle())} frame="card">
      <View className={styles.ends} {...{ 'aria-hidden': true }}>
        <Text className={styles.weak}>{ends.weak}</Text>
        <Text className={styles.balanced}>{ends.balanced}</Text>
        <Text className={styles.strong}>{ends.strong}</Text>
      </View>
    </Picture>
  )
}
