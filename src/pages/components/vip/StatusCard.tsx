import { Text, View } from '@tarojs/components'
import { Card } from '../../../components/card/Card'
import { Loaded } from '../../../components/loaded/Loaded'
import { Pressable } from '../../../components/press/Pressable'
import { Icon } from '../../../components/theme/Icon'
import { useT } from '../../../i18n/use-t'
import { localTime, type MembershipView } from '../../../services/membership-view'
import { useMembership } from '../../hooks/use-membership'
import styles from './StatusCard.module.scss'

/** Whether one is a member, of what kind, and for how long yet. */
export function StatusCard() {
  const t = useT()
  const { view, stale, retry } = useMembership()
  return (
    <Card>
      <Loaded from={view} part>
        {(found) => <Standing view={found} />}
      </Loaded>
      {stale && retry && (
        <Pressable className={styles.stale} onPress={retry}>
          <Icon name="warn" colour="text3" size="small" />
          <Text className={styles.sentence}>{t('vip.offline')}</Text>
        </Pressable>
      )}
    </Card>
  )
}

function Standing({ view }: { readonly view: MembershipView }) {
  const t = useT()
  const { state, type, expiresAt, remaining, phone, admin } = view
  return (
    <View className={styles.standing}>
      <View className={styles.words} {...{ role: 'status' }}>
        <View className={styles.head}>
          <Text id="vip-state" className={state === 'expired' ? styles.expired : styles.state}>
            {t(`vip.state.${state}`)}
          </Text>
          {admin && <Text className={styles.tag}>{t('vip.admin')}</Text>}
        </View>
        {state === 'none' && <Text className={styles.note}>{t('vip.state.localNote')}</Text>}
        {state === 'member' && (
          <Text id="vip-remaining" className={styles.remaining}>
            {t('vip.remaining', remaining)}
          </Text>
        )}
        {type && <Fact words={t('vip.type')} value={t(`vip.type.${type}`)} />}
        {expiresAt !== null && <Fact words={t('vip.expiry')} value={localTime(expiresAt)} />}
        {phone !== null && <Fact words={t('vip.phone')} value={phone} />}
      </View>
      <View className={styles.seal} {...{ 'aria-hidden': true }}>
        <Text>{t('vip.seal')}</Text>
      </View>
    </View>
  )
}

function Fact({ words, value }: { readonly words: string; readonly value: string }) {
  return (
    <View className={styles.fact}>
      <Text className={styles.label}>{words}</Text>
      <Text className={styles.value}>{value}</Text>
    </View>
  )
}
