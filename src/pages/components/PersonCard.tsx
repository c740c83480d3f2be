import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'
import type { Birth } from '../../core/bazi/birth-request'
import { offsetName } from '../../core/calendar/birth-clock'
import { civilTime, formatCivilTime, formatClock } from '../../core/calendar/civil-time'
import type { Place } from '../../core/places/place'
import { Card } from '../../components/card/Card'
import { useT } from '../../i18n/use-t'
import { preferences } from '../../stores/preferences'
import { degrees, placeName } from './place-words'
import styles from './PersonCard.module.scss'

export interface PersonCardProps {
  readonly name: string
  readonly birth: Birth
  readonly place: Place | null
}

/** Whose chart it is, and the clock it was read from. */
export function PersonCard({ name, birth, place }: PersonCardProps) {
  const t = useT()
  const locale = useStore(preferences, (state) => state.locale)
  const { clock, gender, longitude } = birth
  const where = place ? placeName(place, locale) : longitude === null ? '' : degrees(longitude, 'E', 'W')
  const summer = clock.summer === 0 ? '' : ` ${t('main.viewer.summerTime')}`
  return (
    <Card>
      <View className={styles.head}>
        <Text className={styles.name}>{name === '' ? t('main.viewer.noName') : name}</Text>
        {gender && <Text className={styles.gender}>{t(`chartOf.${gender}`)}</Text>}
      </View>
      <Fact words={t('main.viewer.place')} value={where} />
      <Fact words={t('main.viewer.solarDate')} value={`${formatCivilTime(civilTime(clock.wall))}${summer}`} />
      {clock.trueSolar && (
        <Fact words={t('main.solar.title')} value={formatClock(civilTime(clock.trueSolar.reading))} marked />
      )}
      <Fact words={t('main.viewer.zone')} value={`${clock.zoneName} UTC${offsetName(clock.offset - clock.summer)}`} />
    </Card>
  )
}

interface FactProps {
  readonly words: string
  readonly value: string
  readonly marked?: boolean
}

function Fact({ words, value, marked = false }: FactProps) {
  return (
    <View className={styles.fact}>
      <Text className={styles.words}>{words}</Text>
      <Text className={marked ? styles.marked : styles.value}>{value}</Text>
    </View>
  )
}
