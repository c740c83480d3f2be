import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Pressable } from '../../../components/press/Pressable'
import { useT } from '../../../i18n/use-t'
import styles from './RenewalBox.module.scss'

/** Renewal is off until it is ticked; its terms stand above the button and not behind a link. */
export function RenewalBox() {
  const t = useT()
  const [on, setOn] = useState(false)
  return (
    <View className={styles.renewal}>
      <Pressable
        id="renewal"
        className={styles.line}
        role="checkbox"
        label={t('vip.renewal')}
        chosen={on}
        onPress={() => setOn(!on)}
      >
        <View className={`${styles.track} ${on ? styles.on : ''}`}>
          <View className={styles.knob} />
        </View>
        <Text className={styles.name}>{t('vip.renewal')}</Text>
        {!on && <Text className={styles.off}>{t('vip.renewal.off')}</Text>}
      </Pressable>
      <Text className={styles.head}>{t('vip.renewal.terms')}</Text>
      <Text className={styles.terms}>{t('vip.renewal.note')}</Text>
    </View>
  )
}
