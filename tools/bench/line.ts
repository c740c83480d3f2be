/** One measurement, beside what it is measured against in the same run. */
export interface BenchLine {
  readonly bench: string
  readonly subject: string
  readonly value: number
  readonly unit: string
  /** What stands beside it: a peer, a floor. */
  readonly beside: string
  /** value / the other's value, or the other's / ours where the unit says `times faster`. */
  readonly ratio: number
  /** In words, or '' where there is none. */
  readonly goal: string
}

/** Three significant figures. */
export const rounded = (value: number): number => Number(value.toPrecision(3))

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
