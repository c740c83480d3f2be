import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Loading } from '../../hooks/use-load'
import { bootWords } from '../../platform/words/boot'
import { preferences } from '../../stores/preferences'
import { Pressable } from '../press/Pressable'
import { Icon } from '../theme/Icon'
import styles from './Loaded.module.scss'

export interface LoadedProps<T> {
  readonly from: Loading<T>
  /** A part of a page and not the whole of it: what failed takes no more room than it needs. */
  readonly part?: boolean
  readonly children: (value: T) => ReactNode
}

/** What a page shows while it waits and when waiting failed: nothing for 200 ms, then grey lines; a tap tries again. */
export function Loaded<T>({ from, part = false, children }: LoadedProps<T>) {
  const words = bootWords(useStore(preferences, (state) => state.locale))
  if (from.status === 'ready') return <>{children(from.value)}</>
  if (from.status === 'failed')
    return (
      <Pressable className={`${styles.failed} ${part ? styles.part : ''}`} onPress={from.retry}>
        <Icon name="warn" colour="danger" />
        <Text className={styles.sentence}>{from.reason === 'timeout' ? words.timeout : words.failed}</Text>
      </Pressable>
    )
  if (!from.slow) return null
  return (
    <View className={styles.waiting} ariaLabel={words.loading} {...{ role: 'status', 'aria-label': words.loading }}>
      <View className={styles.line} />
      <View className={styles.line} />
      <View className={styles.short} />
    </View>
  )
}
