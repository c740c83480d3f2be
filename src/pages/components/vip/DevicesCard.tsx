import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Card } from '../../../components/card/Card'
import { SectionHead } from '../../../components/card/SectionHead'
import { Loaded } from '../../../components/loaded/Loaded'
import { Button } from '../../../components/press/Button'
import { useT } from '../../../i18n/use-t'
import { overlay } from '../../../platform/overlay'
import type { Device } from '../../../protocol/membership'
import { membershipDesk } from '../../../services/membership'
import { localTime } from '../../../services/membership-view'
import { useAsking } from '../../hooks/use-asking'
import { useFaultWords } from '../../hooks/use-fault-words'
import { useDevices } from '../../hooks/use-membership'
import { Fault } from './VipField'
import styles from './DevicesCard.module.scss'

/** Where this membership is used. */
export function DevicesCard() {
  const t = useT()
  const [removed, setRemoved] = useState(0)
  const devices = useDevices(removed)
  const { failure, ask } = useAsking()
  const whole = useFaultWords(failure)(null)
  const remove = async (device: Device, name: string): Promise<void> => {
    const yes = await overlay.confirm({
      title: t('vip.devices.ask'),
      sentence: t('vip.devices.askWhy', { name }),
      yes: t('vip.answer.remove'),
      no: t('vip.answer.cancel'),
      destructive: true,
    })
    if (!yes) return
    await ask(
      () => membershipDesk.removeDevice(device.id),
      () => {
        setRemoved((count) => count + 1)
        overlay.toast(t('vip.devices.removed'), 'success')
      },
    )
  }
  return (
    <Card>
      <SectionHead title={t('vip.devices')} />
      <Text className={styles.note}>{t('vip.devices.note')}</Text>
      <Loaded from={devices} part>
        {(found) =>
          found.length === 0 ? (
            <Text className={styles.note}>{t('vip.plans.empty')}</Text>
          ) : (
            <View {...{ role: 'list' }}>
              {found.map((device) => (
                <DeviceRow key={device.id} device={device} onRemove={(name) => void remove(device, name)} />
              ))}
            </View>
          )
        }
      </Loaded>
      {whole !== undefined && <Fault sentence={whole} />}
    </Card>
  )
}

const NAME_LETTERS = 6

interface DeviceRowProps {
  readonly device: Device
  readonly onRemove: (name: string) => void
}

function DeviceRow({ device: { id, addedAt, current }, onRemove }: DeviceRowProps) {
  const t = useT()
  const name = current ? t('vip.devices.this') : t('vip.devices.other', { id: id.slice(0, NAME_LETTERS) })
  return (
    <View className={styles.row} {...{ role: 'listitem' }}>
      <View className={styles.words}>
        <Text className={styles.name}>{name}</Text>
        <Text className={styles.since}>{t('vip.devices.since', { date: localTime(Date.parse(addedAt)) })}</Text>
      </View>
      <Button id={`remove-${id}`} kind="text" words={t('vip.devices.remove')} onPress={() => onRemove(name)} />
    </View>
  )
}
