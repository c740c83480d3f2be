// How our tables of places write their cells.
import type { Names } from '../../../src/core/places/place'

/** A hyphen stands for nothing. */
export const given = (cell: string | undefined): string | null => (cell === undefined || cell === '-' ? null : cell)

export const listed = (cell: string | undefined): string[] => given(cell)?.split(';') ?? []

/** `120.5,31.25`: degrees. null when the cell says something else. */
export function coordinates(
  cell: string | undefined,
): { readonly longitude: number; readonly latitude: number } | null {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(cell ?? '')
  return match ? { longitude: Number(match[1]), latitude: Number(match[2]) } : null
}

/** Tables give names in the order Simplified, Traditional Chinese, English, Japanese, Korean. */
export function namesOf(cells: readonly string[]): Names {
  const [hans = '', hant = '', en = '', ja = '', ko = ''] = cells
  return { 'zh-Hans': hans, 'zh-Hant': hant, en, ja, ko }
}
