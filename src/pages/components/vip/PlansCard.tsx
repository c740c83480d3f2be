import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Card } from '../../../components/card/Card'
import { SectionHead } from '../../../components/card/SectionHead'
import { Loaded } from '../../../components/loaded/Loaded'
import { Button } from '../../../components/press/Button'
import { useT } from '../../../i18n/use-t'
import { overlay } from '../../../platform/overlay'
import type { MembershipType, Plan } from '../../../protocol/membership'
import { priceText } from '../../../services/price-text'
import { membership } from '../../../stores/membership'
import { usePlans } from '../../hooks/use-membership'
import { PriceCard } from './PriceCard'
import { RenewalBox } from './RenewalBox'
import styles from './PlansCard.module.scss'

export function PlansCard() {
  const t = useT()
  const plans = usePlans()
  return (
    <Card>
      <SectionHead title={t('vip.plans')} />
      <Loaded from={plans} part>
        {(found) =>
          found.length === 0 ? (
            <Text className={styles.empty}>{t('vip.plans.empty')}</Text>
          ) : (
            <PlanChoice plans={found} />
          )
        }
      </Loaded>
    </Card>
  )
}

/** No card is chosen and nothing renews itself before the reader says so. */
function PlanChoice({ plans }: { readonly plans: readonly Plan[] }) {
  const t = useT()
  const [type, setType] = useState<MembershipType | null>(null)
  const chosen = plans.find((plan) => plan.type === type)
  const joined = useStore(membership, ({ identity }) => identity !== null)
  const verb = t(joined ? 'vip.buy.renew' : 'vip.buy')
  return (
    <>
      <View className={styles.cards} {...{ role: 'radiogroup', 'aria-label': t('vip.plans') }}>
        {plans.map((plan) => (
          <PriceCard key={plan.type} plan={plan} chosen={plan.type === type} onChoose={() => setType(plan.type)} />
        ))}
      </View>
      <RenewalBox />
      <Button
        id="buy"
        words={chosen ? `${verb} ${priceText(chosen.price)}` : verb}
        onPress={() => overlay.toast(t('vip.buy.notOpen'))}
      />
    </>
  )
}
