import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Card } from '../../../components/card/Card'
import { SectionHead } from '../../../components/card/SectionHead'
import { Segmented } from '../../../components/form/Segmented'
import { Button } from '../../../components/press/Button'
import { useT } from '../../../i18n/use-t'
import { overlay } from '../../../platform/overlay'
import type { MembershipType } from '../../../protocol/membership'
import { membershipDesk, type RestoreForm } from '../../../services/membership'
import { preferences } from '../../../stores/preferences'
import { useAsking } from '../../hooks/use-asking'
import { useFaultWords } from '../../hooks/use-fault-words'
import { PhoneField } from './PhoneField'
import { Fault, VipField } from './VipField'
import styles from './RestoreCard.module.scss'

const TYPES: readonly MembershipType[] = ['monthly', 'halfYear', 'annual']
const EMPTY: RestoreForm = { phone: '', type: null, password: '' }

export function RestoreCard() {
  const t = useT()
  const locale = useStore(preferences, (state) => state.locale)
  const [form, setForm] = useState(EMPTY)
  const { busy, failure, ask } = useAsking()
  const fault = useFaultWords(failure)
  const change = (part: Partial<RestoreForm>): void => setForm((typed) => ({ ...typed, ...part }))
  const typeFault = fault('type')
  const whole = fault(null)
  const restore = (): Promise<void> =>
    ask(
      () => membershipDesk.restore(form, locale),
      () => {
        setForm(EMPTY)
        overlay.toast(t('vip.restore.done'), 'success')
      },
    )
  return (
    <Card>
      <SectionHead title={t('vip.restore')} />
      <Text className={styles.note}>{t('vip.restore.note')}</Text>
      <PhoneField
        known
        id="restore-phone"
        value={form.phone}
        fault={fault('phone')}
        onText={(phone) => change({ phone })}
      />
      <View className={styles.type}>
        <Text className={styles.label}>{t('vip.type')}</Text>
        <Segmented
          label={t('vip.type')}
          options={TYPES.map((value) => ({ value, words: t(`vip.type.${value}`) }))}
          value={form.type}
          onChoose={(type) => change({ type })}
        />
        {typeFault !== undefined && <Fault sentence={typeFault} />}
      </View>
      <VipField
        id="restore-password"
        label={t('vip.field.password')}
        value={form.password}
        secret
        placeholder={t('vip.field.passwordHint')}
        fault={fault('password')}
        onText={(password) => change({ password })}
      />
      {whole !== undefined && <Fault sentence={whole} />}
      <Button
        id="restore-now"
        kind="second"
        words={busy ? t('vip.busy') : t('vip.restore')}
        onPress={() => void restore()}
      />
    </Card>
  )
}
