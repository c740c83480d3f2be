import type { PackName, Packs, PackTables } from './contract'

const loaders: { readonly [Name in PackName]: () => Promise<PackTables[Name]> } = {
  zones: async () => (await import(/* webpackChunkName: "pack-zones" */ './builtin/zones.json')).default,
  cities: async () => (await import(/* webpackChunkName: "pack-cities" */ './builtin/cities.json')).default,
}

export const packs: Packs = { present: () => null, load: (name) => loaders[name]() }
