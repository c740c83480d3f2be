import type { TextInputProps } from './contract'

export const TextInput = ({
  id,
  className,
  label,
  value,
  placeholder,
  faulty,
  limit,
  secret,
  onText,
}: TextInputProps) => (
  <input
    id={id}
    type={secret ? 'password' : 'text'}
    className={className}
    aria-label={label}
    aria-invalid={faulty}
    value={value}
    placeholder={placeholder}
    maxLength={limit}
    autoComplete="off"
    onChange={(event) => onText(event.target.value)}
  />
)
