export interface DrawingProps {
  readonly className: string | undefined
  /** An SVG as an address. */
  readonly src: string
}
