import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'
import { LOCALES } from '../../core/shared/locale'
import { Card } from '../../components/card/Card'
import { SectionHead } from '../../components/card/SectionHead'
import { Pressable } from '../../components/press/Pressable'
import { useT } from '../../i18n/use-t'
import { preferences } from '../../stores/preferences'
import styles from './LanguageCard.module.scss'

/** Each language in its own name. */
export function LanguageCard() {
  const t = useT()
  const { locale, setLocale } = useStore(preferences)
  return (
    <Card>
      <SectionHead title={t('main.index.language')} />
      <View className={styles.chips} {...{ role: 'radiogroup', 'aria-label': t('main.index.language') }}>
        {LOCALES.map((option) => (
          <Pressable
            key={option}
            id={`locale-${option}`}
            className={`${styles.chip} ${option === locale ? styles.on : ''}`}
            role="radio"
            chosen={option === locale}
            onPress={() => setLocale(option)}
          >
            <Text>{t(`language.${option}`)}</Text>
          </Pressable>
        ))}
      </View>
    </Card>
  )
}
