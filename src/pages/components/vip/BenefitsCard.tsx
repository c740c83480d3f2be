import { Text, View } from '@tarojs/components'
import { Card } from '../../../components/card/Card'
import { SectionHead } from '../../../components/card/SectionHead'
import { Icon } from '../../../components/theme/Icon'
import { useT } from '../../../i18n/use-t'
import { BENEFITS } from './benefits'
import styles from './BenefitsCard.module.scss'

/** Free and member side by side. */
export function BenefitsCard() {
  const t = useT()
  return (
    <Card>
      <SectionHead title={t('vip.benefits')} />
      <View {...{ role: 'table', 'aria-label': t('vip.benefits') }}>
        <View className={styles.head} {...{ role: 'row' }}>
          <Text className={styles.feature} {...{ role: 'columnheader' }}>
            {t('vip.benefits.feature')}
          </Text>
          <Text className={styles.cell} {...{ role: 'columnheader' }}>
            {t('vip.benefits.free')}
          </Text>
          <Text className={styles.cell} {...{ role: 'columnheader' }}>
            {t('vip.benefits.member')}
          </Text>
        </View>
        {BENEFITS.map(({ name, free }) => (
          <View key={name} className={styles.row} {...{ role: 'row' }}>
            <Text className={styles.feature} {...{ role: 'rowheader' }}>
              {t(`vip.benefit.${name}`)}
            </Text>
            <Mark has={free} colour="primary" />
            <Mark has colour="accent" />
          </View>
        ))}
      </View>
    </Card>
  )
}

function Mark({ has, colour }: { readonly has: boolean; readonly colour: 'primary' | 'accent' }) {
  const t = useT()
  const label = t(has ? 'vip.benefits.yes' : 'vip.benefits.no')
  return (
    <View className={styles.cell} {...{ role: 'cell' }}>
      <View ariaRole="img" ariaLabel={label} {...{ role: 'img', 'aria-label': label }}>
        {has ? <Icon name="check" colour={colour} /> : <Text className={styles.none}>—</Text>}
      </View>
    </View>
  )
}
