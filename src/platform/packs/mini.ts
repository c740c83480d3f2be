import cities from './builtin/cities.json'
import zones from './builtin/zones.json'
import type { Packs, PackTables } from './contract'

const tables: PackTables = { zones, cities }

/** What the main package carries. */
export const packs: Packs = { present: (name) => tables[name], load: async (name) => tables[name] }
