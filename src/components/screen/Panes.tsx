import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Panes.module.scss'

/** Two halves of a page: one under the other, and beside each other from 1000 px. */
export function Panes({ left, right }: { readonly left: ReactNode; readonly right: ReactNode }) {
  return (
    <View className={styles.panes}>
      <View className={styles.left}>{left}</View>
      <View className={styles.right}>{right}</View>
    </View>
  )
}
