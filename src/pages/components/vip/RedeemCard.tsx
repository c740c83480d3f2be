import { useState } from 'react'
import { useStore } from 'zustand'
import { Card } from '../../../components/card/Card'
import { SectionHead } from '../../../components/card/SectionHead'
import { Button } from '../../../components/press/Button'
import { useT } from '../../../i18n/use-t'
import { overlay } from '../../../platform/overlay'
import { membershipDesk, type RedeemForm } from '../../../services/membership'
import { preferences } from '../../../stores/preferences'
import { useAsking } from '../../hooks/use-asking'
import { useFaultWords } from '../../hooks/use-fault-words'
import { PhoneField } from './PhoneField'
import { Fault, VipField } from './VipField'

const EMPTY: RedeemForm = { phone: '', code: '', password: '' }

export function RedeemCard() {
  const t = useT()
  const locale = useStore(preferences, (state) => state.locale)
  const [form, setForm] = useState(EMPTY)
  const { busy, failure, ask } = useAsking()
  const fault = useFaultWords(failure)
  const change = (part: Partial<RedeemForm>): void => setForm((typed) => ({ ...typed, ...part }))
  const whole = fault(null)
  const redeem = (): Promise<void> =>
    ask(
      () => membershipDesk.redeem(form, locale),
      () => {
        setForm(EMPTY)
        overlay.toast(t('vip.redeem.done'), 'success')
      },
    )
  return (
    <Card>
      <SectionHead title={t('vip.redeem')} />
      <PhoneField id="redeem-phone" value={form.phone} fault={fault('phone')} onText={(phone) => change({ phone })} />
      <VipField
        id="redeem-code"
        label={t('vip.redeem.code')}
        value={form.code}
        limit={40}
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
        fault={fault('code')}
        onText={(code) => change({ code })}
      />
      <VipField
        id="redeem-password"
        label={t('vip.field.password')}
        value={form.password}
        secret
        placeholder={t('vip.field.passwordHint')}
        hint={t('vip.redeem.password')}
        fault={fault('password')}
        onText={(password) => change({ password })}
      />
      {whole !== undefined && <Fault sentence={whole} />}
      <Button
        id="redeem-now"
        kind="second"
        words={busy ? t('vip.busy') : t('vip.redeem.now')}
        onPress={() => void redeem()}
      />
    </Card>
  )
}
