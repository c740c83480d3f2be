import { Text, View } from '@tarojs/components'
import { Card } from '../../components/card/Card'
import { SectionHead } from '../../components/card/SectionHead'
import { Pressable } from '../../components/press/Pressable'
import { Icon } from '../../components/theme/Icon'
import { useT } from '../../i18n/use-t'
import { navigation } from '../../platform/navigation'
import { sellsHere } from '../../services/sale'
import styles from './ToolTiles.module.scss'

/** What the product can do, one tile a tool; a tool that is not built has none. */
export function ToolTiles() {
  const t = useT()
  return (
    <Card>
      <SectionHead title={t('main.index.bazi')} />
      <View className={styles.tiles}>
        <Pressable
          id="tile-bazi"
          className={styles.tile}
          role="link"
          onPress={() => void navigation.open('/pages/index/bazi')}
        >
          <Icon name="chart" colour="primary" size="tile" />
          <Text>{t('main.index.cast')}</Text>
        </Pressable>
        {sellsHere() && (
          <Pressable
            id="tile-vip"
            className={styles.tile}
            role="link"
            onPress={() => void navigation.open('/pages/index/vip')}
          >
            <Icon name="vip" colour="primary" size="tile" />
            <Text>{t('main.index.vip')}</Text>
          </Pressable>
        )}
      </View>
      <Text className={styles.promise}>{t('main.index.promise')}</Text>
    </Card>
  )
}
