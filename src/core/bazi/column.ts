// What a pillar is to one day master: sixty finished columns for each of the ten.
import { hiddenStems, type HiddenStem } from './hidden-stems'
import { nayin, type Nayin } from './nayin'
import { SEXAGENARY, type Pillar } from './pillar'
import { branchIndex, BRANCHES, stemIndex, type Stem } from './stems-branches'
import { tenGod, type TenGod } from './ten-gods'

/** Frozen, and one object for each pillar and day master. */
export interface Column {
  readonly pillar: Pillar
  readonly god: TenGod
  /** 藏干 with their 副星, heaviest first. */
  readonly hidden: readonly (HiddenStem & { readonly god: TenGod })[]
  readonly nayin: Nayin
}

const made: (readonly Column[] | undefined)[] = []

/** The columns of a day master by index of pillar; made at the first call. */
export const columnsOf = (dayMaster: Stem): readonly Column[] => (made[stemIndex(dayMaster)] ??= makeColumns(dayMaster))

export const columnOf = (dayMaster: Stem, pillar: Pillar): Column => columnsOf(dayMaster)[pillar.index] as Column

function makeColumns(dayMaster: Stem): readonly Column[] {
  const hidden = BRANCHES.map((branch) =>
    Object.freeze(hiddenStems(branch).map((held) => Object.freeze({ ...held, god: tenGod(dayMaster, held.stem) }))),
  )
  return SEXAGENARY.map((pillar) =>
    Object.freeze({
      pillar,
      god: tenGod(dayMaster, pillar.stem),
      hidden: hidden[branchIndex(pillar.branch)] as Column['hidden'],
      nayin: nayin(pillar),
    }),
  )
}
