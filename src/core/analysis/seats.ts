// 禄 and 刃: the branches on which a stem is at home.
import { branchAt, branchIndex, stemIndex, type Branch, type Stem } from '../bazi/stems-branches'

/** 禄, 甲 first. */
const PROSPERITY = '寅卯巳午巳午申酉亥子'

export const prosperityOf = (stem: Stem): Branch => PROSPERITY.charAt(stemIndex(stem)) as Branch

/** Whether a branch is the 刃 of a stem: the one after the 禄 of a yang stem. Yin stems have none (子平真诠 §43). */
export const isBlade = (stem: Stem, branch: Branch): boolean =>
  stemIndex(stem) % 2 === 0 && branch === branchAt(branchIndex(prosperityOf(stem)) + 1)
