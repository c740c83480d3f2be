import { Text, View } from '@tarojs/components'
import { ELEMENTS, type Element } from '../../core/bazi/elements'
import { Card } from '../../components/card/Card'
import { SectionHead } from '../../components/card/SectionHead'
import { ElementName } from '../../components/element/ElementName'
import { ELEMENT_TOKENS } from '../../components/element/marks'
import { useT } from '../../i18n/use-t'
import styles from './ElementCounts.module.scss'

/** How many of the eight characters each element has. */
export function ElementCounts({ counts }: { readonly counts: Readonly<Record<Element, number>> }) {
  const t = useT()
  return (
    <Card>
      <SectionHead title={t('main.viewer.elements')} />
      {ELEMENTS.map((element) => (
        <View key={element} className={styles.row}>
          <View className={styles.name}>
            <ElementName element={element} />
          </View>
          <View className={styles.track}>
            <View className={`${styles.fill} ${styles[ELEMENT_TOKENS[element]]} ${styles[`of${counts[element]}`]}`} />
          </View>
          <Text className={styles.count}>{counts[element]}</Text>
        </View>
      ))}
      <Text className={styles.note}>{t('main.viewer.elementsNote')}</Text>
    </Card>
  )
}
