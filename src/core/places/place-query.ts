// What a person may have meant by the text in the box: a name, or a name and what it lies in, in either order.
import { fold } from './fold'
import { keysBefore, keysFrom, type Keys, type PlaceIndex } from './place-index'

/** One way to read the text: names that begin like `name`, inside every one of `within`. */
export interface Reading {
  readonly name: string
  readonly within: readonly Area[]
  /** A kind of place was taken off: not what the person wrote, so never the closest match. */
  readonly shortened: boolean
}

/** Regions and countries a word may stand for. */
export interface Area {
  readonly regions: ReadonlySet<number>
  readonly countries: ReadonlySet<number>
}

/**
 * A person says the kind of place where the table does not: `成都市`, `延边州`, `東京都`. Not 区 and 县, which the table
 * says too: 朝阳区 in 北京 is not 朝阳 in 辽宁.
 */
const KINDS = ['市', '州', '地区', '地區', '盟', '都', '府', '시', 'city', 'shi']
const REGION_KINDS = ['自治区', '自治區', '自治州', '特别行政区', '特別行政區', '省', '県', '縣', '道', '도', ...KINDS]
const GROUPS = /[,，、/;；]+/
const SPACES = /[\s\u3000]+/
/** CJK, kana and hangul are written without spaces; a region may run into the name. */
const FIRST_UNSPACED = 0x2e80
const DEEPEST = 3

export function readQuery(index: PlaceIndex, text: string): Reading[] {
  const whole = fold(text)
  if (whole === '') return []
  return [...plain(whole), ...inParts(index, text), ...runTogether(index, whole, [])]
}

const plain = (name: string, within: readonly Area[] = []): Reading[] => [
  { name, within, shortened: false },
  ...without(KINDS, name).map((shorter) => ({ name: shorter, within, shortened: true })),
]

function without(kinds: readonly string[], word: string): string[] {
  const kind = kinds.find((ending) => word.endsWith(ending) && word.length - ending.length >= 2)
  return kind === undefined ? [] : [word.slice(0, -kind.length)]
}

/** `Chengdu, Sichuan` · `四川 成都` · `paris texas`: every cut into a name and its surroundings, both ways round. */
function inParts(index: PlaceIndex, text: string): Reading[] {
  const groups = split(text, GROUPS)
  const parts = groups.length > 1 ? groups : split(text, SPACES)
  const readings: Reading[] = []
  for (let cut = 1; cut < parts.length; cut++) {
    const halves = [parts.slice(0, cut), parts.slice(cut)] as const
    for (const [name, around] of [halves, [halves[1], halves[0]] as const]) {
      const within = areasOf(index, around)
      if (within) readings.push(...plain(fold(name.join('')), within))
    }
  }
  return readings
}

const split = (text: string, separator: RegExp): string[] => text.split(separator).filter((part) => fold(part) !== '')

/** Every word an area of its own, or all of them one area's name (`new south wales`); null when neither. */
function areasOf(index: PlaceIndex, words: readonly string[]): readonly Area[] | null {
  const each = words.map((word) => areaOf(index, fold(word)))
  if (each.every((area) => area !== null)) return each as Area[]
  const joined = areaOf(index, fold(words.join('')))
  return joined ? [joined] : null
}

function areaOf(index: PlaceIndex, word: string): Area | null {
  for (const spelling of [word, ...without(REGION_KINDS, word)]) {
    const area = { regions: numbersOf(index.regions, spelling), countries: numbersOf(index.countries, spelling) }
    if (area.regions.size > 0 || area.countries.size > 0) return area
  }
  return null
}

const numbersOf = (keys: Keys, text: string): Set<number> => new Set(keysFrom(keys, text).map(({ number }) => number))

/** `四川成都`, `北京市朝阳区`, `四川省成都市武侯区`: regions taken off the front one by one. */
function runTogether(index: PlaceIndex, text: string, within: readonly Area[]): Reading[] {
  if (text.charCodeAt(0) < FIRST_UNSPACED || within.length >= DEEPEST) return []
  const found = [
    ...keysBefore(index.regions, text).map((key) => ({ key, area: areaWith(key.number, null) })),
    ...keysBefore(index.countries, text).map((key) => ({ key, area: areaWith(null, key.number) })),
  ]
  return found.flatMap(({ key, area }) => {
    const inside = [...within, area]
    return afterKind(text.slice(key.text.length)).flatMap((rest) => [
      ...plain(rest, inside),
      ...runTogether(index, rest, inside),
    ])
  })
}

const areaWith = (region: number | null, country: number | null): Area => ({
  regions: new Set(region === null ? [] : [region]),
  countries: new Set(country === null ? [] : [country]),
})

/** What may follow a region's name: the rest as it stands, and without the region's kind (`壮族自治区南宁` → `南宁`). */
function afterKind(rest: string): string[] {
  const rests = [rest]
  for (const kind of REGION_KINDS) {
    const at = rest.indexOf(kind)
    const skipped = kind.startsWith('自治') ? at >= 0 : at === 0
    if (skipped && rest.length > at + kind.length) rests.push(rest.slice(at + kind.length))
  }
  return rests
}
