import { Input } from '@tarojs/components'
import styles from './TextField.module.scss'

export interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly faulty?: boolean
  readonly limit?: number
  /** Which keys a phone offers first. */
  readonly keys?: 'text' | 'digits'
  readonly onText: (text: string) => void
}

/** One line of typed text, at most 140 characters (specification §9) unless told otherwise. */
export function TextField({
  id,
  label,
  value,
  placeholder = '',
  faulty = false,
  limit = 140,
  keys = 'text',
  onText,
}: TextFieldProps) {
  const inputMode = keys === 'digits' ? 'decimal' : 'text'
  return (
    <Input
      id={id}
      className={`${styles.field} ${faulty ? styles.faulty : ''}`}
      placeholderClass={styles.placeholder}
      placeholder={placeholder}
      value={value}
      maxlength={limit}
      ariaLabel={label}
      nativeProps={{ 'aria-label': label, 'aria-invalid': faulty, inputMode, autoComplete: 'off' }}
      onInput={(event) => onText(event.detail.value)}
    />
  )
}
