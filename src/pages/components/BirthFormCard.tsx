import { GENDERS, type Atlas } from '../../core/bazi/birth-request'
import { Card } from '../../components/card/Card'
import { FormRow } from '../../components/form/FormRow'
import { Segmented } from '../../components/form/Segmented'
import { TextRow } from '../../components/form/TextRow'
import { useT } from '../../i18n/use-t'
import type { BirthFormHandle } from '../hooks/use-birth-form'
import { useFailureWords } from '../hooks/use-failure-words'
import { BirthPlaceRows } from './BirthPlaceRows'

const ROLLOVERS = ['23:00', '00:00'] as const
const NAME_LIMIT = 20

export function BirthFormCard({ atlas, handle }: { readonly atlas: Atlas; readonly handle: BirthFormHandle }) {
  const t = useT()
  const failureWords = useFailureWords()
  const { form, faults, change } = handle
  const summer = handle.birth?.clock.notices.includes('time/summer-time')
  return (
    <Card>
      <TextRow
        id="name"
        label={t('main.bazi.name')}
        value={form.name}
        limit={NAME_LIMIT}
        placeholder={t('main.bazi.optional')}
        onText={(name) => change({ name })}
      />
      <FormRow label={t('main.bazi.gender')} required fault={faults.gender && failureWords(faults.gender)}>
        <Segmented
          label={t('main.bazi.gender')}
          options={GENDERS.map((value) => ({ value, words: t(`gender.${value}`) }))}
          value={form.gender}
          onChoose={(gender) => change({ gender })}
        />
      </FormRow>
      <TextRow
        id="date"
        label={t('main.bazi.date')}
        value={form.date}
        required
        limit={10}
        placeholder="1990/06/15"
        fault={faults.date && failureWords(faults.date)}
        onText={(date) => change({ date })}
      />
      <TextRow
        id="time"
        label={t('main.bazi.time')}
        value={form.time}
        required
        limit={8}
        placeholder="09:30"
        hint={summer ? t('main.bazi.summerTime') : undefined}
        fault={faults.time && failureWords(faults.time)}
        onText={(time) => change({ time })}
      />
      <BirthPlaceRows atlas={atlas} handle={handle} />
      <FormRow label={t('main.bazi.rollover')} hint={t('main.bazi.rolloverHint')} last>
        <Segmented
          label={t('main.bazi.rollover')}
          options={ROLLOVERS.map((value) => ({ value, words: value }))}
          value={form.dayRollover === '23:00' ? '23:00' : '00:00'}
          onChoose={(dayRollover) => change({ dayRollover })}
        />
      </FormRow>
    </Card>
  )
}
