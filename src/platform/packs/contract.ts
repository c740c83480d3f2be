import type { ZoneTable } from '../../core/calendar/zone-history'
import type { PlaceTable } from '../../core/places/place-table'

/** The tables the clients use, by name; `npm run packs` builds them. */
export interface PackTables {
  readonly zones: ZoneTable
  /** The largest cities. */
  readonly cities: PlaceTable
}
export type PackName = keyof PackTables

export interface Packs {
  /** At once where the pack is in the package, else null: it has to be loaded. */
  present<Name extends PackName>(name: Name): PackTables[Name] | null
  /** @throws whatever the network throws */
  load<Name extends PackName>(name: Name): Promise<PackTables[Name]>
}
