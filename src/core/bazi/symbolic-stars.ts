// 神煞: the stars a pillar carries, each with what it was counted from.
import type { Gender } from './birth-request'
import { isYang } from './elements'
import type { FourPillars, Position } from './four-pillars'
import type { Pillar } from './pillar'
import { bookOf, PILLAR_MASKS, type FoundStar, type StarEntry, type StarSchool } from './symbolic-stars-book'
import { STAR_RULES, type Star, type StarRule } from './symbolic-stars-table'

/** In the order in which they are listed. */
export const STARS: readonly Star[] = [...new Set(STAR_RULES.map(({ star }) => star))]

/**
 * The stars of each pillar of a birth chart, each star once, in the order of STARS. A star is looked for in all four
 * pillars, the one it is counted from included, save those that a branch counts for the others only (驿马 and its
 * like). Stars that depend on the gender (元辰) are left out when it is not known.
 *
 * @source star-1 … star-23
 */
export function starsOfChart(
  natal: FourPillars,
  gender: Gender | null,
  school: StarSchool,
): Readonly<Record<Position, readonly FoundStar[]>> {
  const book = bookOf(school)
  const origins = originsOf(natal)
  const run = runOf(natal, gender)
  return {
    year: collect(book.year, natal.year, origins, run),
    month: collect(book.month, natal.month, origins, run),
    day: collect(book.day, natal.day, origins, run),
    hour: collect(book.hour, natal.hour, origins, run),
  }
}

/**
 * The stars a further pillar (cycle, year, month …) carries for a birth chart. Those that belong to the day or hour of
 * birth (魁罡, 天赦日) never; 天德 and 月德 with their 合 only by `virtueStars: 'any-pillar'`.
 *
 * @source star-1 … star-23
 */
export const starsOfPillar = (
  pillar: Pillar,
  natal: FourPillars,
  gender: Gender | null,
  school: StarSchool,
): readonly FoundStar[] => collect(bookOf(school).luck, pillar, originsOf(natal), runOf(natal, gender))

type Run = NonNullable<StarRule['run']>

function collect(
  entries: readonly StarEntry[],
  pillar: Pillar,
  origins: readonly Pillar[],
  run: Run | null,
): FoundStar[] {
  const signs = PILLAR_MASKS[pillar.index] as number
  const found: FoundStar[] = []
  for (const entry of entries) {
    const { rule } = entry
    if (rule.run !== undefined && rule.run !== run) continue
    const origin = origins[entry.from] as Pillar
    const shared = signs & (entry.masks[origin.index] as number)
    // Of a whole pillar both signs are needed. Two that stand in one entry (庚申 辛酉) let no third in: 庚酉 is none.
    if (rule.find === 'pillar' ? shared !== signs : shared === 0) continue
    const answer = entry.answers[origin.index] as FoundStar
    const last = found[found.length - 1]
    if (last?.star !== answer.star) found.push(answer)
    else found[found.length - 1] = { star: last.star, reasons: [...last.reasons, ...answer.reasons] }
  }
  return found
}

const originsOf = ({ year, month, day, hour }: FourPillars): readonly Pillar[] => [year, month, day, hour]

function runOf({ year }: FourPillars, gender: Gender | null): Run | null {
  if (gender === null) return null
  return isYang(year.stem) === (gender === 'male') ? 'forward' : 'backward'
}
