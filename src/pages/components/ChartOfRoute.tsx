import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { readBirthRequest, type Atlas } from '../../core/bazi/birth-request'
import { castChart } from '../../core/bazi/chart'
import { Button } from '../../components/press/Button'
import { Card } from '../../components/card/Card'
import { Disclaimer } from '../../components/screen/Disclaimer'
import { Panes } from '../../components/screen/Panes'
import { useT } from '../../i18n/use-t'
import { navigation } from '../../platform/navigation'
import { readViewerRoute } from '../../services/birth-route'
import type { Query } from '../../services/route-query'
import { useFailureWords } from '../hooks/use-failure-words'
import { ChartTable } from './ChartTable'
import { ElementCounts } from './ElementCounts'
import { PersonCard } from './PersonCard'
import { SolarTimeCard } from './SolarTimeCard'
import styles from './ChartOfRoute.module.scss'

/** The chart an address asks for; a birth that cannot be read says why and leads back to the form. */
export function ChartOfRoute({ atlas, params }: { readonly atlas: Atlas; readonly params: Query }) {
  const t = useT()
  const failureWords = useFailureWords()
  const route = useMemo(() => readViewerRoute(params, atlas), [params, atlas])
  const birth = useMemo(() => readBirthRequest(route.request, atlas), [route, atlas])
  const chart = useMemo(() => (birth.ok ? castChart(birth.value.clock, birth.value.school) : null), [birth])

  if (!birth.ok || chart === null)
    return (
      <Card>
        <View className={styles.refusal} {...{ role: 'alert' }}>
          {birth.ok ? '' : failureWords(birth.error)}
        </View>
        <Button words={t('main.viewer.toForm')} onPress={() => void navigation.open('/pages/index/bazi')} />
      </Card>
    )
  return (
    <Panes
      left={
        <>
          <PersonCard name={route.name} birth={birth.value} place={route.place} />
          <ChartTable chart={chart} gender={birth.value.gender} />
        </>
      }
      right={
        <>
          <SolarTimeCard clock={birth.value.clock} longitude={birth.value.longitude} />
          <ElementCounts counts={chart.elementCounts} />
          <Button kind="second" words={t('main.viewer.back')} onPress={() => void navigation.back()} />
          <Disclaimer />
        </>
      }
    />
  )
}
