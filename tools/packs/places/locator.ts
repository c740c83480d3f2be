// Where a Chinese division is: by our own hand, at its seat, at a town of its name, or with its prefecture.
import { coordinates, given } from './cells'
import type { Gazetteer, Spot } from './gazetteer'

/** How a place came by its coordinates, for the report. */
export type Provenance = 'by hand' | 'seat in GeoNames' | 'own name in GeoNames' | 'prefecture'

export interface Locator {
  /**
   * @param seat a cell of our tables: coordinates, the name of a town, or nothing
   * @param around where the division is when it is not found itself
   * @throws Error when it is found nowhere
   */
  locate(code: string, name: string, seat: string | undefined, around: Spot | null): Spot
  /** By code, of everything located so far. */
  readonly provenance: ReadonlyMap<string, Provenance>
}

export function openLocator(gazetteer: Gazetteer): Locator {
  const provenance = new Map<string, Provenance>()
  return {
    provenance,
    locate(code, name, seat, around) {
      const hand = coordinates(seat)
      const town = hand ? null : gazetteer.find(code, given(seat), name)
      const spot = hand ?? town ?? around
      if (!spot) throw new Error(`locate: ${code} ${name} is nowhere`)
      const named = given(seat) === null ? 'own name in GeoNames' : 'seat in GeoNames'
      provenance.set(code, hand ? 'by hand' : town ? named : 'prefecture')
      return spot
    },
  }
}
