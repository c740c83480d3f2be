// Every sentence of an analysis: its key, and what kind of thing each of its parameters is. The words are in locales/.
import type { Element } from '../bazi/elements'
import type { Branch, Stem } from '../bazi/stems-branches'
import type { TenGod } from '../bazi/ten-gods'
import type { Family } from './families'
import type { PatternName } from './pattern-names'

/**
 * The kinds of parameter. A stem, branch, element, ten god, family or pattern is a domain value with a word of its own
 * under the same name: `stem.壬`, `element.木`. `stems` is a list of them, joined as the language joins. `number` is
 * written with two decimals; `percent` is a share of one, written as per cent with one decimal.
 */
export interface ParamValues {
  readonly stem: Stem
  readonly stems: readonly Stem[]
  readonly branch: Branch
  readonly element: Element
  readonly tenGod: TenGod
  readonly family: Family
  readonly pattern: PatternName
  readonly number: number
  readonly percent: number
}
export type ParamKind = keyof ParamValues

const SUM = { same: 'number', other: 'number', difference: 'number' } as const
const FROM_MONTH = { branch: 'branch', stem: 'stem', god: 'tenGod', pattern: 'pattern' } as const
const FROM_GROUP = { ...FROM_MONTH, element: 'element' } as const
const OWN_MONTH = { day: 'stem', branch: 'branch', pattern: 'pattern' } as const
const TURNED = { day: 'stem', stem: 'stem', element: 'element', branch: 'branch', pattern: 'pattern' } as const
const GIVEN = { day: 'stem', element: 'element', pattern: 'pattern' } as const
const FOLLOWED = { ...GIVEN, family: 'family' } as const
const ALTERNATIVE = { alternative: 'pattern' } as const
const ONE = { stem: 'stem' } as const
const TWO = { stem: 'stem', other: 'stem' } as const
const BRANCHES = { branch: 'branch', other: 'branch' } as const
const CLIMATE = { day: 'stem', branch: 'branch', god: 'stem', element: 'element' } as const
const WEIGHED = { family: 'family', element: 'element' } as const

export const SENTENCES = {
  'analysis.strength.strong': SUM,
  'analysis.strength.weak': SUM,
  'analysis.strength.balanced': SUM,

  // How the pattern was found.
  'analysis.basis.main-exposed': FROM_MONTH,
  'analysis.basis.main-hidden': FROM_MONTH,
  'analysis.basis.minor': { ...FROM_MONTH, main: 'stem' },
  'analysis.basis.heavier': { ...FROM_MONTH, main: 'stem', other: 'stem' },
  'analysis.basis.kept': { ...FROM_MONTH, first: 'stem', second: 'stem' },
  'analysis.basis.stored-rob': FROM_MONTH,
  'analysis.basis.triad': FROM_GROUP,
  'analysis.basis.season-group': FROM_GROUP,
  'analysis.basis.prosperity': OWN_MONTH,
  'analysis.basis.blade': OWN_MONTH,
  'analysis.basis.month-rob': OWN_MONTH,
  'analysis.basis.month-friend': OWN_MONTH,
  'analysis.basis.fire-full': OWN_MONTH,
  'analysis.basis.transform': TURNED,
  'analysis.basis.transform-quasi': TURNED,
  'analysis.basis.follow': FOLLOWED,
  'analysis.basis.follow-quasi': FOLLOWED,
  'analysis.basis.trend': GIVEN,
  'analysis.basis.dominant': GIVEN,
  'analysis.basis.dominant-quasi': GIVEN,
  'analysis.basis.prosperous': GIVEN,
  'analysis.basis.sealed': GIVEN,

  // What others would call it.
  'analysis.dispute.wu-in-si': ALTERNATIVE,
  'analysis.dispute.ji-in-wu': ALTERNATIVE,
  'analysis.dispute.wu-in-wu': ALTERNATIVE,
  'analysis.dispute.own-month-exposed': ALTERNATIVE,
  'analysis.dispute.own-month-group': ALTERNATIVE,
  'analysis.dispute.two-exposed': ALTERNATIVE,
  'analysis.dispute.kept-main': ALTERNATIVE,
  'analysis.dispute.peer-exposed': ALTERNATIVE,
  'analysis.dispute.stored-rob': ALTERNATIVE,
  'analysis.dispute.group-rob': ALTERNATIVE,
  'analysis.dispute.month-friend': ALTERNATIVE,
  'analysis.dispute.quasi': ALTERNATIVE,
  'analysis.dispute.trend': ALTERNATIVE,

  // 成: what the pattern has that it asks for.
  'analysis.merit.officer-wealth-seal': TWO,
  'analysis.merit.officer-wealth': ONE,
  'analysis.merit.officer-seal': ONE,
  'analysis.merit.wealth-officer': ONE,
  'analysis.merit.wealth-output': ONE,
  'analysis.merit.wealth-held-officer': ONE,
  'analysis.merit.wealth-seal': ONE,
  'analysis.merit.seal-officer': ONE,
  'analysis.merit.seal-killing': ONE,
  'analysis.merit.seal-output': ONE,
  'analysis.merit.seal-wealth': ONE,
  'analysis.merit.food-wealth': ONE,
  'analysis.merit.food-killing': ONE,
  'analysis.merit.food-killing-seal': TWO,
  'analysis.merit.food-cooled': ONE,
  'analysis.merit.killing-restrained': ONE,
  'analysis.merit.killing-seal': ONE,
  'analysis.merit.killing-blade': { branch: 'branch' },
  'analysis.merit.hurting-wealth': ONE,
  'analysis.merit.hurting-seal': ONE,
  'analysis.merit.hurting-killing': ONE,
  'analysis.merit.hurting-killing-seal': TWO,
  'analysis.merit.hurting-officer': TWO,
  'analysis.merit.blade-officer': TWO,
  'analysis.merit.blade-alone': ONE,
  'analysis.merit.blade-held': { branch: 'branch' },
  'analysis.merit.peer-officer': TWO,
  'analysis.merit.peer-wealth': TWO,
  'analysis.merit.peer-killing': TWO,
  'analysis.merit.peer-output': ONE,
  'analysis.merit.special': { element: 'element' },

  // 败: what goes against it.
  'analysis.fault.officer-hurt': ONE,
  'analysis.fault.officer-mixed': ONE,
  'analysis.fault.officer-bound': TWO,
  'analysis.fault.month-struck': BRANCHES,
  'analysis.fault.wealth-robbed': ONE,
  'analysis.fault.wealth-killing': ONE,
  'analysis.fault.wealth-bound': TWO,
  'analysis.fault.seal-broken': ONE,
  'analysis.fault.seal-heavy-killing': ONE,
  'analysis.fault.wealth-feeds-killing': TWO,
  'analysis.fault.killing-mixed': ONE,
  'analysis.fault.food-robbed': ONE,
  'analysis.fault.killing-fed': ONE,
  'analysis.fault.hurting-meets-officer': ONE,
  'analysis.fault.hurting-light': ONE,
  'analysis.fault.seal-meets-wealth': TWO,
  'analysis.fault.blade-idle': {},
  'analysis.fault.blade-hurt': TWO,
  'analysis.fault.blade-binds': TWO,
  'analysis.fault.peer-idle': {},
  'analysis.fault.peer-killing-seal': TWO,

  // 救应: what answers a fault.
  'analysis.remedy.bound': TWO,
  'analysis.remedy.joined': BRANCHES,
  'analysis.remedy.seal-checks': TWO,
  'analysis.remedy.seal-turns': TWO,
  'analysis.remedy.output-restrains': TWO,
  'analysis.remedy.output-clears': TWO,
  'analysis.remedy.output-turns': ONE,
  'analysis.remedy.officer-guards': ONE,
  'analysis.remedy.peer-guards': TWO,
  'analysis.remedy.wealth-guards': TWO,
  'analysis.remedy.killing-taken': ONE,
  'analysis.remedy.between': { ...TWO, middle: 'stem' },
  'analysis.remedy.excess-trimmed': TWO,
  'analysis.remedy.blade-feeds': TWO,

  // Neither: a condition half met, or none.
  'analysis.note.restrained-weak': ONE,
  'analysis.note.nothing': {},

  // The answers of the methods for the favourable elements.
  'analysis.special.follow': { pattern: 'pattern', element: 'element' },
  'analysis.special.none': {},
  'analysis.climate.main': CLIMATE,
  'analysis.climate.main-assist': { ...CLIMATE, gods: 'stems' },
  'analysis.climate.firm': {},
  'analysis.climate.disputed-main': { others: 'stems' },
  'analysis.climate.disputed-assist': {},
  'analysis.climate.assist-opposed': { stem: 'stem', element: 'element' },
  'analysis.climate.exposed': ONE,
  'analysis.climate.hidden': { stem: 'stem', branch: 'branch' },
  'analysis.climate.absent': ONE,
  'analysis.bridging.clash': {
    strong: 'element',
    strongShare: 'percent',
    restrained: 'element',
    restrainedShare: 'percent',
    element: 'element',
  },
  'analysis.bridging.none': { limit: 'percent' },
  'analysis.support.weak': WEIGHED,
  'analysis.support.strong': WEIGHED,
  'analysis.support.nearly-weak': WEIGHED,
  'analysis.support.nearly-strong': WEIGHED,
  'analysis.support.use': WEIGHED,
  'analysis.support.absent': WEIGHED,

  // Why one of them was chosen, and how the roles follow.
  'analysis.choice.special': { pattern: 'pattern' },
  'analysis.choice.special-quasi': { pattern: 'pattern' },
  'analysis.choice.climate-summer': { branch: 'branch' },
  'analysis.choice.climate-winter': { branch: 'branch' },
  'analysis.choice.bridging': { branch: 'branch' },
  'analysis.choice.support': { branch: 'branch' },
  'analysis.choice.agree': { element: 'element' },
  'analysis.choice.differ': {},
  'analysis.roles.fed': { use: 'element', like: 'element', avoid: 'element', enemy: 'element', idle: 'element' },
  'analysis.roles.feeds': { use: 'element', like: 'element', avoid: 'element', enemy: 'element', idle: 'element' },
  'analysis.roles.stem': { stem: 'stem', element: 'element' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ParamKind>>>>

export type SentenceKey = keyof typeof SENTENCES
export const SENTENCE_KEYS = Object.keys(SENTENCES) as readonly SentenceKey[]

/** What must be filled into a sentence, by name. */
export type SentenceParams<Key extends SentenceKey> = {
  readonly [Name in keyof (typeof SENTENCES)[Key]]: ParamValues[(typeof SENTENCES)[Key][Name] & ParamKind]
}

/** A sentence any of the languages can say; core writes none itself. */
export interface Sentence<Key extends SentenceKey = SentenceKey> {
  readonly key: Key
  readonly params: Readonly<Record<string, ParamValues[ParamKind]>>
}

/** The parameters are checked here, where the key is still known; afterwards a sentence is plain data. */
export const say = <Key extends SentenceKey>(key: Key, params: SentenceParams<Key>): Sentence<Key> => ({
  key,
  params: params as Sentence['params'],
})
