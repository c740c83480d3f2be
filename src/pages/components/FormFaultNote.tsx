import { Text, View } from '@tarojs/components'
import type { Failure } from '../../core/shared/result'
import { Icon } from '../../components/theme/Icon'
import { useT } from '../../i18n/use-t'
import type { FormFaults } from '../../services/birth-form'
import { useFailureWords } from '../hooks/use-failure-words'
import styles from './FormFaultNote.module.scss'

const REQUIRED = ['gender', 'date', 'time', 'city'] as const

/** Above the button: why it did not lead to a chart. */
export function FormFaultNote({ faults, refusal }: { readonly faults: FormFaults; readonly refusal: Failure | null }) {
  const t = useT()
  const failureWords = useFailureWords()
  const missing = REQUIRED.some((field) => faults[field]?.code.endsWith('missing'))
  const sentence = missing ? t('error.form/incomplete') : refusal ? failureWords(refusal) : null
  if (sentence === null) return null
  return (
    <View className={styles.note} {...{ role: 'alert' }}>
      <Icon name="warn" colour="danger" />
      <Text className={styles.sentence}>{sentence}</Text>
    </View>
  )
}
