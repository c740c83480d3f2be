// 成败救应 of the patterns used with the flow: 官, 财, 印, 食. Each quotes its line of §9.
import { all, bound, clause, has, isWeak, not, one, seen, two, type VerdictRules, type When } from './clauses'
import {
  hurtingBound,
  hurtingChecked,
  killingBound,
  killingRestrained,
  killingTurned,
  monthJoined,
  peerGuards,
  wealthBound,
  wealthGuards,
} from './remedies'

/** 官逢财印, 又无刑冲破害。官逢伤克刑冲, 透官而又逢合。逢伤而透印以解之, 杂煞而合煞以清之, 刑冲而会合以解之。 */
export const OFFICER: VerdictRules = {
  merits: [
    two('analysis.merit.officer-wealth-seal', '财星', '印星', ({ apart }) => apart('财星', '印星')),
    one('analysis.merit.officer-wealth', '财星', not(has('印星'))),
    one('analysis.merit.officer-seal', '印星', not(has('财星'))),
  ],
  faults: [
    { fault: seen('analysis.fault.officer-hurt', '伤官'), remedies: [hurtingBound, hurtingChecked] },
    { fault: seen('analysis.fault.officer-mixed', '七杀'), remedies: [killingBound, killingRestrained] },
    { fault: bound('analysis.fault.officer-bound', '正官'), remedies: [] },
    {
      fault: clause('analysis.fault.month-struck', (c) => c.struckBy && { branch: c.facts.month, other: c.struckBy }),
      remedies: [monthJoined],
    },
  ],
}

/** 财生官旺, 或财逢食生, 或财格透印两不相克。财轻比重, 财透七煞。月令有暗官, 单透财 (§33)。透食以化之, 生官以制之, 制煞, 合煞; 财用煞印, 印以化之 (§33)。 */
export const WEALTH: VerdictRules = {
  merits: [
    one('analysis.merit.wealth-officer', '正官'),
    one('analysis.merit.wealth-output', '食伤', (c) => !c.weak || c.free('比劫') !== null),
    clause('analysis.merit.wealth-held-officer', (c) => {
      const held = c.facts.held.find(({ position, family }) => position === 'month' && family === '官杀')
      return held !== undefined && c.free('财星') !== null && { stem: held.stem }
    }),
    one('analysis.merit.wealth-seal', '印星', ({ apart }) => apart('财星', '印星')),
  ],
  faults: [
    {
      fault: one('analysis.fault.wealth-robbed', '比劫', (c) => c.isHeavierThan('比劫', '财星')),
      remedies: [one('analysis.remedy.output-turns', '食伤'), one('analysis.remedy.officer-guards', '官杀')],
    },
    {
      fault: seen('analysis.fault.wealth-killing', '七杀'),
      remedies: [killingBound, killingRestrained, killingTurned],
    },
    { fault: one('analysis.fault.officer-hurt', '伤官', has('正官')), remedies: [hurtingChecked] },
    { fault: bound('analysis.fault.officer-bound', '正官'), remedies: [] },
  ],
}

/** 身强印重: of itself and of its 印, not of the two together. */
const overfull: When = (c) => c.isHeavy('印星') && !c.isLight('比劫')

/** 印轻逢煞, 官印双全, 用食伤泄气, 印多逢财。印轻逢财, 身强印重而透煞, 透煞而又透财。劫财以解之, 合财而存印; 合煞, 有制 (§35)。 */
export const SEAL: VerdictRules = {
  merits: [
    one('analysis.merit.seal-officer', '正官'),
    one('analysis.merit.seal-killing', '七杀', not(overfull)),
    one(
      'analysis.merit.seal-output',
      '食伤',
      all(not(isWeak), ({ isLight }) => !isLight('印星')),
    ),
    seen('analysis.merit.seal-wealth', '财星', (c) => c.isHeavy('印星') && c.isHeavierThan('印星', '财星')),
  ],
  faults: [
    {
      fault: seen('analysis.fault.seal-broken', '财星', (c) => c.isHeavierThan('财星', '印星')),
      remedies: [wealthBound, peerGuards],
    },
    {
      fault: one('analysis.fault.seal-heavy-killing', '七杀', overfull),
      remedies: [killingRestrained],
    },
    { fault: two('analysis.fault.wealth-feeds-killing', '财星', '七杀'), remedies: [peerGuards] },
    {
      fault: one('analysis.fault.officer-hurt', '伤官', all(has('正官'), not(has('七杀')))),
      remedies: [hurtingChecked],
    },
    {
      fault: seen('analysis.fault.officer-mixed', '七杀', ({ shows }) => shows('正官') !== null),
      remedies: [killingBound, killingRestrained],
    },
  ],
}

/** 夏火太炎而木焦, 透印不碍 (§37). */
const parched: When = ({ facts }) => '甲乙'.includes(facts.dayMaster) && '巳午未'.includes(facts.month)

/** 食神生财, 食带煞而无财, 弃食就煞而透印。食神逢枭, 生财露煞, 带煞印而又逢财。就煞以成格, 生财以护食; 财先煞后, 食以间之 (§37)。 */
export const FOOD: VerdictRules = {
  merits: [
    one('analysis.merit.food-wealth', '财星'),
    two('analysis.merit.food-killing-seal', '七杀', '印星', not(has('财星'))),
    one('analysis.merit.food-killing', '七杀', not(has('财星', '印星'))),
    one('analysis.merit.food-cooled', '印星', parched),
  ],
  faults: [
    {
      fault: one('analysis.fault.food-robbed', '偏印', not(parched)),
      remedies: [wealthGuards, one('analysis.remedy.killing-taken', '七杀')],
    },
    {
      fault: two('analysis.fault.wealth-feeds-killing', '财星', '七杀'),
      remedies: [
        clause('analysis.remedy.between', (c) => {
          const [stem, middle, other] = [c.shows('财星'), c.shows('食神'), c.shows('七杀')]
          const parted = c.place('财星') === 0 && c.place('食神') === 1 && c.place('七杀') === 2
          return stem !== null && middle !== null && other !== null && parted && { stem, middle, other }
        }),
      ],
    },
  ],
}
