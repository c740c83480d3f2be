// 成败救应 of the patterns used against the flow: 杀, 伤, 刃, and 禄 with 劫. Each quotes its line of §9.
import { stemElement } from '../bazi/elements'
import {
  aided,
  all,
  bound,
  clause,
  has,
  isStrong,
  isWeak,
  not,
  one,
  seen,
  two,
  type VerdictRules,
  type When,
} from './clauses'
import {
  hurtingBound,
  hurtingChecked,
  killingBound,
  killingRestrained,
  officerBound,
  outputChecked,
  wealthBound,
  wealthGuards,
} from './remedies'
import { isBlade } from './seats'

const restrained = has('食伤')
const sealSafe: When = ({ apart }) => apart('印星', '财星')

/** 身强七煞逢制; 转而就印, 用刃当煞 (§39)。逢财无制, 逢食制而又逢印。去印存食; 去官留煞 (§39), 食太重而印制 (§39)。 */
export const KILLING: VerdictRules = {
  merits: [
    one('analysis.merit.killing-restrained', '食伤', not(isWeak)),
    one('analysis.merit.killing-seal', '印星', all(not(restrained), sealSafe)),
    clause('analysis.merit.killing-blade', (c) => {
      const blade = c.facts.held.find(({ branch }) => isBlade(c.facts.dayMaster, branch))
      return blade !== undefined && c.free('食伤') === null && { branch: blade.branch }
    }),
  ],
  faults: [
    {
      fault: seen('analysis.fault.killing-fed', '财星', not(restrained)),
      remedies: [wealthBound, two('analysis.remedy.seal-turns', '印星', '官杀', sealSafe)],
    },
    {
      fault: one('analysis.fault.food-robbed', '印星', restrained),
      remedies: [
        wealthGuards,
        two('analysis.remedy.excess-trimmed', '印星', '食伤', (c) => c.isHeavierThan('食伤', '官杀')),
      ],
    },
    {
      fault: seen('analysis.fault.killing-mixed', '正官'),
      remedies: [officerBound, two('analysis.remedy.output-clears', '伤官', '正官')],
    },
  ],
}

/** 金水伤官: metal born in the water months is too cold without fire (§41). */
const metalInWater: When = ({ facts }) => stemElement(facts.dayMaster) === '金' && '亥子丑'.includes(facts.month)

/** 伤官生财, 佩印而伤官旺印有根, 身弱而透煞印, 带煞而无财。非金水而见官, 生财带煞, 佩印而伤轻身旺, 财又逢合。煞逢合。 */
export const HURTING: VerdictRules = {
  merits: [
    one('analysis.merit.hurting-wealth', '财星'),
    one('analysis.merit.hurting-seal', '印星', (c) => !c.isLight('食伤') && c.isRooted('印星') && !c.strong),
    two('analysis.merit.hurting-killing-seal', '七杀', '印星', all(isWeak, not(has('财星')))),
    one('analysis.merit.hurting-killing', '七杀', not(has('财星'))),
    two('analysis.merit.hurting-officer', '正官', '财星', metalInWater),
    two('analysis.merit.hurting-officer', '正官', '印星', metalInWater),
  ],
  faults: [
    { fault: seen('analysis.fault.hurting-meets-officer', '正官', not(metalInWater)), remedies: [officerBound] },
    { fault: two('analysis.fault.wealth-feeds-killing', '财星', '七杀'), remedies: [] },
    {
      fault: one(
        'analysis.fault.hurting-light',
        '印星',
        all(isStrong, ({ isLight }) => isLight('食伤')),
      ),
      remedies: [],
    },
    { fault: bound('analysis.fault.wealth-bound', '财星'), remedies: [killingBound] },
    {
      fault: two('analysis.fault.seal-meets-wealth', '印星', '财星', all(not(sealSafe), not(metalInWater))),
      remedies: [],
    },
  ],
}

/** 透官煞而露财印, 不见伤官。无官煞, 露煞而透刃 (§43)。带伤食而重印以护之, 裁损 (§43), 财根深而用伤食 (§43)。 */
export const BLADE: VerdictRules = {
  merits: [
    aided('analysis.merit.blade-officer', '官杀', '财星'),
    aided('analysis.merit.blade-officer', '官杀', '印星', ({ stands }) => stands('财星') === null),
    one('analysis.merit.blade-alone', '官杀', ({ isRooted }) => isRooted('官杀')),
    clause('analysis.merit.blade-held', (c) => {
      const held = c.facts.held.find(({ family }) => family === '官杀')
      return held !== undefined && c.shows('官杀') === null && { branch: held.branch }
    }),
  ],
  faults: [
    {
      fault: clause('analysis.fault.blade-idle', (c) => c.shows('官杀') === null && !c.isRooted('官杀') && {}),
      remedies: [two('analysis.remedy.blade-feeds', '财星', '食伤', ({ isRooted }) => isRooted('财星'))],
    },
    {
      fault: two('analysis.fault.blade-hurt', '食伤', '官杀'),
      remedies: [
        outputChecked,
        two('analysis.remedy.excess-trimmed', '食伤', '官杀', ({ isHeavy }) => isHeavy('官杀')),
      ],
    },
    { fault: bound('analysis.fault.blade-binds', '七杀'), remedies: [] },
  ],
}

/** 春木秋金: 木火通明, 金水相涵 (§45). */
const bright: When = ({ facts }) =>
  ('甲乙'.includes(facts.dayMaster) && '寅卯'.includes(facts.month)) ||
  ('庚辛'.includes(facts.dayMaster) && '申酉'.includes(facts.month))

/** 透官而逢财印, 透财而逢食伤, 透煞而遇制伏; 无财官而用伤食 (§45)。无财官, 透煞印。伤被合, 煞被合; 合财去党煞, 取清 (§45)。 */
export const PEER: VerdictRules = {
  merits: [
    aided('analysis.merit.peer-officer', '正官', '财星'),
    aided('analysis.merit.peer-officer', '正官', '印星', ({ stands }) => stands('财星') === null),
    aided('analysis.merit.peer-wealth', '财星', '食伤'),
    aided('analysis.merit.peer-killing', '七杀', '食伤'),
    one('analysis.merit.peer-output', '食伤', all(bright, not(has('财星', '官杀')))),
  ],
  faults: [
    {
      fault: clause(
        'analysis.fault.peer-idle',
        ({ shows }) => !shows('财星') && !shows('官杀') && !shows('食伤') && {},
      ),
      remedies: [],
    },
    { fault: two('analysis.fault.peer-killing-seal', '七杀', '印星', not(has('财星', '正官'))), remedies: [] },
    {
      fault: seen('analysis.fault.officer-hurt', '伤官', ({ shows }) => shows('正官') !== null),
      remedies: [hurtingBound, hurtingChecked],
    },
    {
      fault: seen('analysis.fault.wealth-killing', '七杀', ({ shows }) => shows('财星') !== null),
      remedies: [killingBound, wealthBound, killingRestrained],
    },
    {
      fault: seen('analysis.fault.officer-mixed', '七杀', ({ shows }) => shows('正官') !== null),
      remedies: [killingBound, killingRestrained],
    },
  ],
}
