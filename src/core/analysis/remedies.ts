// 救应: the answers that several patterns share.
import { bound, clause, two } from './clauses'

/** 合煞以清之 */
export const killingBound = bound('analysis.remedy.bound', '七杀')
/** 遇伤而伤被合 */
export const hurtingBound = bound('analysis.remedy.bound', '伤官')
/** 合财而存印 */
export const wealthBound = bound('analysis.remedy.bound', '财星')
/** 合官留煞 */
export const officerBound = bound('analysis.remedy.bound', '正官')
/** 食神制煞 */
export const killingRestrained = two('analysis.remedy.output-restrains', '食伤', '七杀')
/** 党煞为忌, 印以化之 */
export const killingTurned = two('analysis.remedy.seal-turns', '印星', '七杀')
/** 官逢伤而透印以解之 */
export const hurtingChecked = two('analysis.remedy.seal-checks', '印星', '伤官')
export const outputChecked = two('analysis.remedy.seal-checks', '印星', '食伤')
/** 印逢财而劫财以解之 */
export const peerGuards = two('analysis.remedy.peer-guards', '比劫', '财星')
/** 财以去印存食 */
export const wealthGuards = two('analysis.remedy.wealth-guards', '财星', '印星')
/** 刑冲而会合以解之 */
export const monthJoined = clause(
  'analysis.remedy.joined',
  ({ facts, joinedBy }) => joinedBy && { branch: facts.month, other: joinedBy },
)
