// What the pictures say to those who do not see them: keys with their parameters; the words are in locales/.
import type { Element } from '../../core/bazi/elements'
import type { RelationKind } from '../../core/bazi/relations-table'
import type { Branch, Stem } from '../../core/bazi/stems-branches'

/** A sign that stands in a column; `column` is the caller's word for it. */
export interface PlacedSign {
  readonly column: string
  readonly stem?: Stem
  readonly branch?: Branch
}

/** The kinds of parameter. Domain values have words of their own under the same name: `stem.壬`, `element.木`. */
interface ParamValues {
  readonly element: Element
  readonly stem: Stem
  readonly branch: Branch
  readonly relation: RelationKind
  /** Joined as the language joins. */
  readonly signs: readonly PlacedSign[]
  /** Already as it is to be read. */
  readonly figure: string | number
}

const YEARS = { from: 'figure', to: 'figure' } as const
const TIE = { signs: 'signs', relation: 'relation' } as const

export const PICTURE_SENTENCES = {
  'picture.ring.legend': {},
  'picture.ring.count': { element: 'element', count: 'figure' },
  'picture.ring.share': { element: 'element', percent: 'figure' },
  'picture.ring.dayMaster': { element: 'element' },
  'picture.gauge.strong': { difference: 'figure' },
  'picture.gauge.weak': { difference: 'figure' },
  'picture.gauge.balanced': { difference: 'figure' },
  'picture.gauge.scale': {},
  'picture.gauge.beyond': {},
  'picture.timeline.childhood': YEARS,
  'picture.timeline.cycle': { ...YEARS, stem: 'stem', branch: 'branch' },
  'picture.timeline.now': { year: 'figure', stem: 'stem', branch: 'branch' },
  'picture.timeline.nowChildhood': { year: 'figure' },
  'picture.timeline.nowOutside': { year: 'figure' },
  'picture.dial.clock': { time: 'figure' },
  'picture.dial.sun': { time: 'figure' },
  'picture.dial.hour': { branch: 'branch' },
  'picture.dial.differ': { clock: 'branch', sun: 'branch' },
  'picture.dial.daylight': { sunrise: 'figure', sunset: 'figure' },
  'picture.dial.polarDay': {},
  'picture.dial.polarNight': {},
  'picture.relations.none': {},
  'picture.relations.tie': TIE,
  'picture.relations.tieElement': { ...TIE, element: 'element' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof ParamValues>>>>

export type PictureKey = keyof typeof PICTURE_SENTENCES
type Kinds<Key extends PictureKey> = (typeof PICTURE_SENTENCES)[Key]
export type PictureParams<Key extends PictureKey> = {
  readonly [Name in keyof Kinds<Key>]: ParamValues[Kinds<Key>[Name] & keyof ParamValues]
}
/** One sentence of the text that stands for a picture. */
export type PictureSentence = { readonly [Key in PictureKey]: { key: Key; params: PictureParams<Key> } }[PictureKey]

export const tell = <Key extends PictureKey>(key: Key, params: PictureParams<Key>): PictureSentence =>
  ({ key, params }) as PictureSentence

export type PictureWord =
  | PictureKey
  | 'picture.sign'
  | 'picture.join'
  | `element.${Element}`
  | `stem.${Stem}`
  | `branch.${Branch}`
  | `relation.${RelationKind}`
export type PictureTranslate = (key: PictureWord, params?: Readonly<Record<string, string | number>>) => string

/** The sentences in the words of a language. */
export const pictureWords = (sentences: readonly PictureSentence[], t: PictureTranslate): readonly string[] =>
  sentences.map(({ key, params }) => {
    const kinds: Readonly<Record<string, keyof ParamValues>> = PICTURE_SENTENCES[key]
    const given = Object.entries(params as Readonly<Record<string, ParamValues[keyof ParamValues]>>)
    return t(key, Object.fromEntries(given.map(([name, value]) => [name, inWords(kinds[name], value, t)])))
  })

function inWords(kind: keyof ParamValues | undefined, value: unknown, t: PictureTranslate): string | number {
  if (kind === 'signs')
    return (value as readonly PlacedSign[]).map((sign) => signWords(sign, t)).join(t('picture.join'))
  if (kind === 'figure') return value as string | number
  return t(`${kind}.${value}` as PictureWord)
}

function signWords({ column, stem, branch }: PlacedSign, t: PictureTranslate): string {
  const sign = [stem && t(`stem.${stem}`), branch && t(`branch.${branch}`)].filter(Boolean).join('')
  return t('picture.sign', { column, sign })
}
