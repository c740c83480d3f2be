import { Text, View } from '@tarojs/components'
import { Pressable } from '../../../components/press/Pressable'
import { useT } from '../../../i18n/use-t'
import type { Plan } from '../../../protocol/membership'
import { monthlyPrice, priceText } from '../../../services/price-text'
import styles from './PriceCard.module.scss'

/** Longer amounts are set smaller, so that three fit in a row. */
const LONG = 5

export interface PriceCardProps {
  readonly plan: Plan
  readonly chosen: boolean
  readonly onChoose: () => void
}

export function PriceCard({ plan, chosen, onChoose }: PriceCardProps) {
  const t = useT()
  const amount = priceText(plan.price)
  const monthly = monthlyPrice(plan)
  const span =
    plan.months === 1
      ? t('vip.oneMonth')
      : t(monthly.exact ? 'vip.perMonth' : 'vip.perMonthAbout', { price: priceText(monthly.price) })
  return (
    <Pressable
      id={`plan-${plan.type}`}
      className={`${styles.card} ${chosen ? styles.chosen : ''}`}
      role="radio"
      chosen={chosen}
      onPress={onChoose}
    >
      {chosen && (
        <View className={styles.corner} {...{ 'aria-hidden': true }}>
          <View className={styles.tick} />
        </View>
      )}
      <Text className={styles.name}>{t(`vip.type.${plan.type}`)}</Text>
      <Text className={`${styles.amount} ${amount.length >= LONG ? styles.long : ''}`}>{amount}</Text>
      <View className={styles.old}>
        <Text className={styles.oldWord}>{t('vip.oldPrice')}</Text>
        <Text className={styles.struck}>{priceText(plan.oldPrice)}</Text>
      </View>
      <Text className={styles.span}>{span}</Text>
    </Pressable>
  )
}
