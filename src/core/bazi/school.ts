/** Where traditions differ, a chart is cast by one of these values and remembers it. */
export interface School {
  /** Which clock the day and the hour are read from. */
  readonly clock: 'trueSolar' | 'civil'
  /**
   * When the day pillar turns. At `23:00` the late 子 hour is already the next day; at `00:00` it keeps the day but
   * takes its hour stem from the next; `00:00-own-stem` takes the stem from the chart's own day.
   */
  readonly dayRollover: '23:00' | '00:00' | '00:00-own-stem'
}

export const DEFAULT_SCHOOL: School = Object.freeze({ clock: 'trueSolar', dayRollover: '23:00' })
