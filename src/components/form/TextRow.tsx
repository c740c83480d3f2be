import { FormRow } from './FormRow'
import { TextField } from './TextField'

export interface TextRowProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly required?: boolean
  readonly limit: number
  readonly placeholder: string
  readonly hint?: string | undefined
  /** What is wrong with the text and what to do. */
  readonly fault?: string | undefined
  readonly onText: (text: string) => void
}

/** A row of the form that is one line of typed text. */
export function TextRow({ required = false, hint, fault, ...field }: TextRowProps) {
  return (
    <FormRow label={field.label} required={required} hint={hint} fault={fault}>
      <TextField {...field} faulty={fault !== undefined} />
    </FormRow>
  )
}
