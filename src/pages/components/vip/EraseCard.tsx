import { Text } from '@tarojs/components'
import { useState } from 'react'
import { Card } from '../../../components/card/Card'
import { SectionHead } from '../../../components/card/SectionHead'
import { Pressable } from '../../../components/press/Pressable'
import { Icon } from '../../../components/theme/Icon'
import { useT } from '../../../i18n/use-t'
import { overlay } from '../../../platform/overlay'
import { membershipDesk, passwordFault } from '../../../services/membership'
import { useAsking } from '../../hooks/use-asking'
import { useFaultWords } from '../../hooks/use-fault-words'
import { Fault, VipField } from './VipField'
import styles from './EraseCard.module.scss'

/** The way out: what will be lost is said before and asked again. */
export function EraseCard() {
  const t = useT()
  const [password, setPassword] = useState('')
  const { busy, failure, ask } = useAsking()
  const fault = useFaultWords(failure)
  const whole = fault(null) ?? fault('phone')
  const erase = async (): Promise<void> => {
    const faulty = passwordFault(password)
    if (faulty)
      return ask(
        async () => ({ ok: false, error: faulty }),
        () => undefined,
      )
    const yes = await overlay.confirm({
      title: t('vip.erase.ask'),
      sentence: t('vip.erase.note'),
      yes: t('vip.answer.erase'),
      no: t('vip.answer.cancel'),
      destructive: true,
    })
    if (!yes) return
    await ask(
      () => membershipDesk.erase(password),
      () => overlay.toast(t('vip.erase.done'), 'success'),
    )
  }
  return (
    <Card>
      <SectionHead title={t('vip.erase')} />
      <Text className={styles.note}>{t('vip.erase.note')}</Text>
      <VipField
        id="erase-password"
        label={t('vip.field.password')}
        value={password}
        secret
        placeholder={t('vip.field.passwordHint')}
        fault={fault('password')}
        onText={setPassword}
      />
      {whole !== undefined && <Fault sentence={whole} />}
      <Pressable id="erase-now" className={styles.erase} onPress={() => void erase()}>
        <Icon name="warn" colour="danger" size="small" />
        <Text className={styles.words}>{busy ? t('vip.busy') : t('vip.erase')}</Text>
      </Pressable>
    </Card>
  )
}
