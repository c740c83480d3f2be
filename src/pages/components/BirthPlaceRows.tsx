import type { Atlas } from '../../core/bazi/birth-request'
import { FormRow } from '../../components/form/FormRow'
import { Segmented } from '../../components/form/Segmented'
import { TextRow } from '../../components/form/TextRow'
import { useT } from '../../i18n/use-t'
import type { BirthFormHandle } from '../hooks/use-birth-form'
import { useFailureWords } from '../hooks/use-failure-words'
import { CityField } from './CityField'

const WAYS = ['city', 'coordinates'] as const

/** The birth place: a city, or a longitude with its zone for places no list has. */
export function BirthPlaceRows({ atlas, handle }: { readonly atlas: Atlas; readonly handle: BirthFormHandle }) {
  const t = useT()
  const failureWords = useFailureWords()
  const { form, faults, change } = handle
  return (
    <>
      <FormRow label={t('main.bazi.where')}>
        <Segmented
          label={t('main.bazi.where')}
          options={WAYS.map((value) => ({ value, words: t(`main.bazi.where.${value}`) }))}
          value={form.where}
          onChoose={(where) => change({ where })}
        />
      </FormRow>
      {form.where === 'city' ? (
        <CityField atlas={atlas} handle={handle} />
      ) : (
        <>
          <TextRow
            id="longitude"
            label={t('main.bazi.longitude')}
            value={form.longitude}
            required
            limit={12}
            placeholder="104.0668"
            hint={t('main.bazi.longitudeHint')}
            fault={faults.longitude && failureWords(faults.longitude)}
            onText={(longitude) => change({ longitude })}
          />
          <TextRow
            id="zone"
            label={t('main.bazi.zone')}
            value={form.zone}
            required
            limit={40}
            placeholder="Asia/Shanghai"
            hint={t('main.bazi.zoneHint')}
            fault={faults.zone && failureWords(faults.zone)}
            onText={(zone) => change({ zone })}
          />
        </>
      )}
    </>
  )
}
