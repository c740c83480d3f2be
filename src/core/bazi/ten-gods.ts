import { elementStep, isYang, stemElement } from './elements'
import { stemIndex, STEMS, type Stem } from './stems-branches'

/** Row: element steps from the day master to the other stem. Column: same / opposite polarity. */
const TABLE = [
  ['比肩', '劫财'], // same element
  ['食神', '伤官'], // the day master feeds it
  ['偏财', '正财'], // the day master restrains it
  ['七杀', '正官'], // it restrains the day master
  ['偏印', '正印'], // it feeds the day master
] as const
export type TenGod = (typeof TABLE)[number][number]

export const TEN_GODS: readonly TenGod[] = TABLE.flat()

/** All hundred answers, day master × other. */
const answers: readonly TenGod[] = STEMS.flatMap((dayMaster) =>
  STEMS.map((other): TenGod => {
    const row = TABLE[elementStep(stemElement(dayMaster), stemElement(other))] as (typeof TABLE)[number]
    return isYang(dayMaster) === isYang(other) ? row[0] : row[1]
  }),
)

/**
 * The role another stem plays for the day master. Total over all 100 pairs; a stem is always its own 比肩.
 * Schools agree on the table; alternative names (偏官, 枭神) are a matter for locales/.
 *
 * @source bazi-1
 */
export const tenGod = (dayMaster: Stem, other: Stem): TenGod =>
  answers[stemIndex(dayMaster) * 10 + stemIndex(other)] as TenGod
