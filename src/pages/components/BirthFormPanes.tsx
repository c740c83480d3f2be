import { Text } from '@tarojs/components'
import type { Atlas } from '../../core/bazi/birth-request'
import { Card } from '../../components/card/Card'
import { SectionHead } from '../../components/card/SectionHead'
import { Button } from '../../components/press/Button'
import { Panes } from '../../components/screen/Panes'
import { Disclaimer } from '../../components/screen/Disclaimer'
import { useT } from '../../i18n/use-t'
import { useBirthForm } from '../hooks/use-birth-form'
import { BirthFormCard } from './BirthFormCard'
import { FormFaultNote } from './FormFaultNote'
import { SolarTimeCard } from './SolarTimeCard'

export function BirthFormPanes({ atlas }: { readonly atlas: Atlas }) {
  const t = useT()
  const handle = useBirthForm(atlas)
  return (
    <Panes
      left={
        <>
          <BirthFormCard atlas={atlas} handle={handle} />
          <FormFaultNote faults={handle.faults} refusal={handle.refusal} />
          <Button id="calculate" words={t('main.bazi.calculate')} onPress={handle.calculate} />
        </>
      }
      right={
        <>
          {handle.birth ? (
            <SolarTimeCard clock={handle.birth.clock} longitude={handle.birth.longitude} />
          ) : (
            <Card>
              <SectionHead title={t('main.solar.title')} />
              <Text>{t('main.solar.awaiting')}</Text>
            </Card>
          )}
          <Disclaimer />
        </>
      }
    />
  )
}
