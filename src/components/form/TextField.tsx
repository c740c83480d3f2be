import { TextInput } from '../../platform/text-input'
import styles from './TextField.module.scss'

export interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly faulty?: boolean
  readonly limit?: number
  /** A password: shown as dots. */
  readonly secret?: boolean
  readonly onText: (text: string) => void
}

/** Specification §9. */
const DEFAULT_LIMIT = 140

/** One line of typed text. */
export function TextField({
  placeholder = '',
  faulty = false,
  limit = DEFAULT_LIMIT,
  secret = false,
  ...rest
}: TextFieldProps) {
  return (
    <TextInput
      {...rest}
      className={`${styles.field} ${faulty ? styles.faulty : ''}`}
      placeholder={placeholder}
      placeholderClass={styles.placeholder}
      faulty={faulty}
      limit={limit}
      secret={secret}
    />
  )
}
