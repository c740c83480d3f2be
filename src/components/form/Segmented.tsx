import { Text, View } from '@tarojs/components'
import { Pressable } from '../press/Pressable'
import styles from './Segmented.module.scss'

export interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly words: string }[]
  /** null while nothing is chosen */
  readonly value: Value | null
  readonly onChoose: (value: Value) => void
}

/** Two to four parts of which one is chosen, told by weight as well as by colour. */
export function Segmented<Value extends string>({ label, options, value, onChoose }: SegmentedProps<Value>) {
  return (
    <View className={styles.segmented} ariaLabel={label} {...{ role: 'radiogroup', 'aria-label': label }}>
      {options.map((option) => (
        <Pressable
          key={option.value}
          className={`${styles.part} ${option.value === value ? styles.on : ''}`}
          role="radio"
          chosen={option.value === value}
          onPress={() => onChoose(option.value)}
        >
          <Text>{option.words}</Text>
        </Pressable>
      ))}
    </View>
  )
}
