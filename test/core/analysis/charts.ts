import { fourPillars, type FourPillars } from '../../../src/core/bazi/four-pillars'
import { parsePillar, type Pillar } from '../../../src/core/bazi/pillar'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import type { WallSeconds } from '../../../src/core/calendar/civil-time'
import { instant } from '../../../src/core/calendar/instant'
import { findFavourable, type Favourable } from '../../../src/core/analysis/favourable'
import { findPattern, type Pattern } from '../../../src/core/analysis/pattern'
import { weighStrength, type Strength } from '../../../src/core/analysis/strength'

/** `甲申 壬申 乙巳 戊寅` */
export function pillarsOf(text: string): FourPillars {
  const [year, month, day, hour] = text.split(' ').map((part): Pillar => {
    const pillar = parsePillar(part)
    if (pillar === null) throw new Error(`${part} is no pillar`)
    return pillar
  })
  if (!year || !month || !day || !hour) throw new Error(`${text} is not four pillars`)
  return { year, month, day, hour }
}

export interface Read {
  readonly pillars: FourPillars
  readonly strength: Strength
  readonly pattern: Pattern
  readonly favourable: Favourable
}

export function read(pillars: FourPillars): Read {
  const strength = weighStrength(pillars)
  const pattern = findPattern(pillars, strength)
  return { pillars, strength, pattern, favourable: findFavourable(pillars, strength, pattern) }
}

export const readText = (text: string): Read => read(pillarsOf(text))

const FIRST = Date.UTC(1900, 0) / 1000
const SPAN = Date.UTC(2050, 0) / 1000 - FIRST
const OFFSET = 8 * 3600

/** Births spread evenly over 1900–2049, on a clock of +08:00. */
export function randomPillars(count: number, seed: number): readonly FourPillars[] {
  const random = generator(seed)
  return Array.from({ length: count }, () => {
    const at = instant(FIRST + Math.floor(random() * SPAN))
    return fourPillars(at, (at + OFFSET) as WallSeconds, DEFAULT_SCHOOL)
  })
}

/** mulberry32 */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
