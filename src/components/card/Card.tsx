import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import styles from './Card.module.scss'

/** A ruled leaf. `flush` when the rows inside bring their own padding. */
export function Card({ flush = false, children }: PropsWithChildren<{ readonly flush?: boolean }>) {
  return <View className={`${styles.card} ${flush ? styles.flush : ''}`}>{children}</View>
}
