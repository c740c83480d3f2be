import type { Period } from './summer'

export interface ZoneRow {
  readonly name: string
  readonly periods: readonly Period[]
  /** Other names of the same zone, sorted. */
  readonly links: readonly string[]
}
