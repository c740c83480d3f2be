import { Text } from '@tarojs/components'
import { Pressable } from './Pressable'
import styles from './Button.module.scss'

export interface ButtonProps {
  readonly id?: string
  readonly kind?: 'main' | 'second' | 'text'
  readonly words: string
  readonly onPress: () => void
}

export function Button({ id, kind = 'main', words, onPress }: ButtonProps) {
  return (
    <Pressable id={id} className={`${styles.button} ${styles[kind]}`} onPress={onPress}>
      <Text>{words}</Text>
    </Pressable>
  )
}
