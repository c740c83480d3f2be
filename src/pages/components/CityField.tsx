import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'
import type { Atlas } from '../../core/bazi/birth-request'
import { searchPlaces } from '../../core/places/search'
import { FormRow } from '../../components/form/FormRow'
import { TextField } from '../../components/form/TextField'
import { Pressable } from '../../components/press/Pressable'
import { useT } from '../../i18n/use-t'
import { preferences } from '../../stores/preferences'
import type { BirthFormHandle } from '../hooks/use-birth-form'
import { useFailureWords } from '../hooks/use-failure-words'
import { placeFacts, placeName } from './place-words'
import styles from './CityField.module.scss'

const SHOWN = 6

/** City search: names as typed, and beneath them the places they may mean until one is tapped. */
export function CityField({ atlas, handle }: { readonly atlas: Atlas; readonly handle: BirthFormHandle }) {
  const t = useT()
  const locale = useStore(preferences, (state) => state.locale)
  const failureWords = useFailureWords()
  const { form, faults, change, birth } = handle
  const chosen = form.placeId === null ? null : atlas.places.byId(form.placeId)
  const offered = chosen || form.city.trim() === '' ? [] : searchPlaces(atlas.places, form.city, SHOWN)
  return (
    <FormRow
      label={t('main.bazi.city')}
      required
      hint={
        chosen ? placeFacts(chosen, birth ? birth.clock.offset - birth.clock.summer : null) : t('main.bazi.cityHint')
      }
      fault={faults.city && failureWords(faults.city)}
    >
      <TextField
        id="city"
        label={t('main.bazi.city')}
        value={chosen ? placeName(chosen, locale) : form.city}
        limit={40}
        placeholder={t('main.bazi.cityExample')}
        faulty={faults.city !== undefined}
        onText={(city) => change({ city, placeId: null })}
      />
      {offered.length > 0 && (
        <View className={styles.offers} {...{ role: 'listbox', 'aria-label': t('main.bazi.city') }}>
          {offered.map((place) => (
            <Pressable
              key={place.id}
              className={styles.offer}
              role="option"
              onPress={() => change({ city: placeName(place, locale), placeId: place.id })}
            >
              <Text className={styles.name}>{placeName(place, locale)}</Text>
              <Text className={styles.facts}>{placeFacts(place, null)}</Text>
            </Pressable>
          ))}
        </View>
      )}
    </FormRow>
  )
}
