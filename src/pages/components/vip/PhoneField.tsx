import { useStore } from 'zustand'
import { useT } from '../../../i18n/use-t'
import { callingCode } from '../../../services/phone'
import { preferences } from '../../../stores/preferences'
import { VipField } from './VipField'

export interface PhoneFieldProps {
  readonly id: string
  readonly value: string
  readonly fault: string | undefined
  /** For a number the server should know already. */
  readonly known?: boolean
  readonly onText: (text: string) => void
}

/** Another country's number begins with + and needs no code before it. */
export function PhoneField({ value, known = false, ...rest }: PhoneFieldProps) {
  const t = useT()
  const locale = useStore(preferences, (state) => state.locale)
  const abroad = /^\s*(\+|00)/.test(value)
  return (
    <VipField
      {...rest}
      {...(abroad ? {} : { prefix: `+${callingCode(locale)}` })}
      label={t('vip.field.phone')}
      value={value}
      limit={24}
      placeholder={known ? t('vip.field.phoneHint') : ''}
    />
  )
}
