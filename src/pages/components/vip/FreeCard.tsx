import { Text, View } from '@tarojs/components'
import { Card } from '../../../components/card/Card'
import { SectionHead } from '../../../components/card/SectionHead'
import { Icon } from '../../../components/theme/Icon'
import { useT } from '../../../i18n/use-t'
import { BENEFITS } from './benefits'
import styles from './BenefitsCard.module.scss'

/** Where nothing may be sold: what is free, and not a word of anything else. */
export function FreeCard() {
  const t = useT()
  return (
    <Card>
      <SectionHead title={t('vip.freeTitle')} />
      <Text className={styles.note}>{t('vip.freeNote')}</Text>
      <View {...{ role: 'list' }}>
        {BENEFITS.filter(({ free }) => free).map(({ name }) => (
          <View key={name} className={styles.row} {...{ role: 'listitem' }}>
            <Text className={styles.feature}>{t(`vip.benefit.${name}`)}</Text>
            <View className={styles.cell}>
              <Icon name="check" colour="primary" />
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}
