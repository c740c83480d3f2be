import { Text, View } from '@tarojs/components'
import { navigation } from '../../platform/navigation'
import { Pressable } from '../press/Pressable'
import { Icon } from '../theme/Icon'
import { useT } from '../../i18n/use-t'
import styles from './NavBar.module.scss'

export interface NavBarProps {
  readonly title: string
  /** The entry page has nothing behind it. */
  readonly first: boolean
}

/** The bar, where the platform has none of its own, and the 文武线 under it: paper, then a hairline. */
export function NavBar({ title, first }: NavBarProps) {
  const t = useT()
  return (
    <View className={styles.nav}>
      {navigation.drawsOwnBar && (
        <View className={styles.bar}>
          <View className={styles.inner}>
            <View className={styles.side}>
              {!first && (
                <Pressable className={styles.action} label={t('common.back')} onPress={() => void navigation.back()}>
                  <Icon name="back" colour="onBar" />
                </Pressable>
              )}
            </View>
            <Text className={styles.title} {...{ role: 'heading', 'aria-level': 1 }}>
              {title}
            </Text>
            <View className={styles.side} />
          </View>
        </View>
      )}
      <View className={styles.wenwu} />
    </View>
  )
}
