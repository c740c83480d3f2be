import { Text, View } from '@tarojs/components'
import type { BirthClock } from '../../core/calendar/birth-clock'
import { civilTime, formatClock } from '../../core/calendar/civil-time'
import { Card } from '../../components/card/Card'
import { SectionHead } from '../../components/card/SectionHead'
import { useT } from '../../i18n/use-t'
import { meridian, minutesAndSeconds } from './correction-words'
import { degrees } from './place-words'
import styles from './SolarTimeCard.module.scss'

export interface SolarTimeCardProps {
  readonly clock: BirthClock
  readonly longitude: number | null
}

/** From the clock to the sun, every step with its seconds, so that anyone can add them up. */
export function SolarTimeCard({ clock, longitude }: SolarTimeCardProps) {
  const t = useT()
  if (clock.trueSolar === null || longitude === null) return null
  const { corrections, reading } = clock.trueSolar
  const against = t('main.solar.against', {
    longitude: degrees(longitude, 'E', 'W'),
    meridian: meridian(corrections.zoneOffset),
  })
  return (
    <Card>
      <SectionHead title={t('main.solar.title')} />
      <Step words={t('main.solar.clock')} note={clock.zoneName} figure={formatClock(civilTime(clock.wall))} />
      {corrections.summerTime !== 0 && (
        <Step words={t('main.solar.summerTime')} figure={minutesAndSeconds(corrections.summerTime)} />
      )}
      <Step words={t('main.solar.longitude')} note={against} figure={minutesAndSeconds(corrections.longitude)} />
      <Step words={t('main.solar.equation')} figure={minutesAndSeconds(corrections.equationOfTime)} />
      <View className={styles.answer}>
        <Text className={styles.words}>{t('main.solar.title')}</Text>
        <Text className={styles.figure}>{formatClock(civilTime(reading))}</Text>
      </View>
      {clock.notices.map((notice) => (
        <Text key={notice} className={styles.notice}>
          {t(`notice.${notice}`)}
        </Text>
      ))}
    </Card>
  )
}

interface StepProps {
  readonly words: string
  readonly note?: string
  readonly figure: string
}

function Step({ words, note, figure }: StepProps) {
  return (
    <View className={styles.step}>
      <View>
        <Text className={styles.words}>{words}</Text>
        {note !== undefined && <Text className={styles.note}>{note}</Text>}
      </View>
      <Text className={styles.figure}>{figure}</Text>
    </View>
  )
}
