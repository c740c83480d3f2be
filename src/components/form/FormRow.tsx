import { Text, View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { Icon } from '../theme/Icon'
import styles from './FormRow.module.scss'

export type FormRowProps = PropsWithChildren<{
  readonly label: string
  readonly required?: boolean
  readonly hint?: string
  /** What is wrong with the field and what to do. */
  readonly fault?: string | undefined
  readonly last?: boolean
}>

/** A label, its control, and under it a hint or the fault. */
export function FormRow({ label, required = false, hint, fault, last = false, children }: FormRowProps) {
  return (
    <View className={`${styles.row} ${last ? styles.last : ''}`}>
      <View className={styles.label}>
        <Text>{label}</Text>
        {required && <Text className={styles.required}>*</Text>}
      </View>
      <View className={styles.value}>
        {children}
        {fault !== undefined && (
          <View className={styles.fault} {...{ role: 'alert' }}>
            <Icon name="warn" colour="danger" size="small" />
            <Text className={styles.sentence}>{fault}</Text>
          </View>
        )}
        {fault === undefined && hint !== undefined && <Text className={styles.hint}>{hint}</Text>}
      </View>
    </View>
  )
}
