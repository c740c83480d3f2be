import { Text, View } from '@tarojs/components'
import { TextField, type TextFieldProps } from '../../../components/form/TextField'
import { Icon } from '../../../components/theme/Icon'
import styles from './VipField.module.scss'

export type VipFieldProps = Omit<TextFieldProps, 'faulty'> & {
  /** Stands before what is typed: the country's calling code. */
  readonly prefix?: string
  readonly hint?: string
  readonly fault?: string | undefined
}

/** A label above its field, and under it a hint or what is wrong. */
export function VipField({ prefix, hint, fault, ...field }: VipFieldProps) {
  return (
    <View className={styles.field}>
      <Text className={styles.label}>{field.label}</Text>
      <View className={styles.line}>
        {prefix !== undefined && <Text className={styles.prefix}>{prefix}</Text>}
        <View className={styles.text}>
          <TextField {...field} faulty={fault !== undefined} />
        </View>
      </View>
      {fault !== undefined && <Fault sentence={fault} />}
      {fault === undefined && hint !== undefined && <Text className={styles.hint}>{hint}</Text>}
    </View>
  )
}

/** What is wrong, heard at once by a screen reader. */
export function Fault({ sentence }: { readonly sentence: string }) {
  return (
    <View className={styles.fault} {...{ role: 'alert' }}>
      <Icon name="warn" colour="danger" size="small" />
      <Text className={styles.sentence}>{sentence}</Text>
    </View>
  )
}
