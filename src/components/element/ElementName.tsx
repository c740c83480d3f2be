import { Text, View } from '@tarojs/components'
import type { Element } from '../../core/bazi/elements'
import { useT } from '../../i18n/use-t'
import { Drawing } from '../../platform/drawing'
import { usePalette } from '../theme/use-palette'
import { ELEMENT_TOKENS, markAddress } from './marks'
import styles from './ElementName.module.scss'

/** An element as mark, word and colour: never by colour alone. */
export function ElementName({ element }: { readonly element: Element }) {
  const t = useT()
  const palette = usePalette()
  return (
    <View className={`${styles.name} ${styles[ELEMENT_TOKENS[element]]}`}>
      <Drawing className={styles.mark} src={markAddress(element, palette)} />
      <Text>{t(`element.${element}`)}</Text>
    </View>
  )
}
