import { branchAt, branchIndex, mod, stemAt, stemIndex, type Branch, type Stem } from './stems-branches'

/** One of the sixty 干支. There is exactly one object for each, so pillars may be compared by identity. */
export interface Pillar {
  /** 0 甲子 … 59 癸亥 */
  readonly index: number
  readonly stem: Stem
  readonly branch: Branch
  /** `甲子` */
  readonly text: `${Stem}${Branch}`
}

/** 六十甲子 in order. */
export const SEXAGENARY: readonly Pillar[] = Array.from({ length: 60 }, (_, index) => {
  const stem = stemAt(index)
  const branch = branchAt(index)
  return Object.freeze({ index, stem, branch, text: `${stem}${branch}` as const })
})

const byText = new Map<string, Pillar>(SEXAGENARY.map((pillar) => [pillar.text, pillar]))

/** The pillar `index` steps from 甲子, counted round in either direction. */
export const pillarAt = (index: number): Pillar => SEXAGENARY[mod(index, 60)] as Pillar

/** The pillar of a written 干支; null when the two do not meet in the cycle (甲丑) or are no 干支 at all. */
export const parsePillar = (text: string): Pillar | null => byText.get(text) ?? null

/**
 * The pillar of a stem and a branch.
 * @throws RangeError when one is yang and the other yin: such a pair is not among the sixty
 */
export function pillarOf(stem: Stem, branch: Branch): Pillar {
  const s = stemIndex(stem)
  const b = branchIndex(branch)
  if ((s - b) % 2 !== 0) throw new RangeError(`pillarOf: ${stem}${branch} is not one of the sixty`)
  return pillarAt(6 * s - 5 * b)
}
