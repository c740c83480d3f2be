import type { Names } from '../../../src/core/places/place'

/** A place as the builder knows it, before it is written down. */
export interface Draft {
  readonly id: string
  readonly names: Names
  /** Syllables run together, ü as v; `''` outside China. */
  readonly pinyin: string
  readonly also: readonly string[]
  /** Keys of regions, nearest first: `CN.5101`, `CN.51`, `JP.13`. */
  readonly regions: readonly string[]
  /** ISO 3166-1. */
  readonly country: string
  readonly longitude: number
  readonly latitude: number
  readonly zone: string
  readonly population: number
  /** In the small pack whatever its size. */
  readonly always: boolean
}

export interface NamedArea {
  readonly key: string
  readonly names: Names
}

/** A row of a pack: a draft whose surroundings have names. */
export interface PlaceDraft extends Omit<Draft, 'regions' | 'country'> {
  readonly regions: readonly NamedArea[]
  readonly country: NamedArea
}
