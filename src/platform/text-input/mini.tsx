import { Input } from '@tarojs/components'
import type { TextInputProps } from './contract'

export const TextInput = ({
  id,
  className,
  label,
  value,
  placeholder,
  placeholderClass,
  limit,
  secret,
  onText,
}: TextInputProps) => (
  <Input
    id={id}
    className={className}
    ariaLabel={label}
    value={value}
    placeholder={placeholder}
    placeholderClass={placeholderClass}
    maxlength={limit}
    {...(secret ? { password: true } : {})}
    onInput={(event) => onText(event.detail.value)}
  />
)
