export interface TextInputProps {
  readonly id: string
  readonly className: string
  /** What a screen reader calls the field. */
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly placeholderClass: string | undefined
  readonly faulty: boolean
  /** Characters at most. */
  readonly limit: number
  /** What is typed is shown as dots. */
  readonly secret: boolean
  readonly onText: (text: string) => void
}
