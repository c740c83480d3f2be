// The analysis of a chart: what members read. Computed by the server only.
import type { Chart } from '../bazi/chart'
import type { Element } from '../bazi/elements'
import { rulingElement, seasonalStates, type SeasonalState } from '../bazi/seasons'
import { birthTerm, type BirthTerm } from './birth-term'
import { findFavourable, type Favourable } from './favourable'
import { findPattern, type Pattern } from './pattern'
import { weighStrength, type Strength } from './strength'

export interface Analysis {
  readonly birthTerm: BirthTerm
  /** 旺相休囚死 by the school of the chart. */
  readonly seasons: Readonly<Record<Element, SeasonalState>>
  readonly strength: Strength
  readonly pattern: Pattern
  readonly favourable: Favourable
}

/**
 * Everything the panel shows but the start of the cycles, which is luck. All four pillars are weighed alike, so a chart
 * whose hour is not known has no analysis: the caller refuses it.
 *
 * @throws RangeError from the last solar term of the table on
 */
export function analyseChart(chart: Chart): Analysis {
  const { pillars, clock, school } = chart
  const strength = weighStrength(pillars)
  const pattern = findPattern(pillars, strength)
  return {
    birthTerm: birthTerm(clock.instant),
    seasons: seasonalStates(rulingElement(clock.instant, school)),
    strength,
    pattern,
    favourable: findFavourable(pillars, strength, pattern),
  }
}
