import { Solar } from 'lunar-typescript'
import { EarthBranch, EightChar, HeavenStem, SixtyCycle } from 'tyme4ts'
import { POSITIONS, type FourPillars, type Position } from '../../../src/core/bazi/four-pillars'
import { lifeStage } from '../../../src/core/bazi/life-stages'
import { nayin } from '../../../src/core/bazi/nayin'
import { palaces } from '../../../src/core/bazi/palaces'
import { parsePillar, SEXAGENARY, type Pillar } from '../../../src/core/bazi/pillar'
import { DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { voidBranches } from '../../../src/core/bazi/void-branches'
import { instant } from '../../../src/core/calendar/instant'

// Two libraries as independent oracles of the rows under the pillars. The pillars are the library's own, so that only
// the derived rows are compared; the clock of the chart does not matter to these rules.

/** Numbers from 0 to below the limit, the same on every run. */
function dice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const roll = dice(20_240_204)
// Eight a year, 1900 to 2099: lunar-typescript works a year out anew whenever the year changes.
const charts = Array.from({ length: 1600 }, (_, i) => {
  const eight = Solar.fromYmdHms(1900 + (i >> 3), 1 + roll(12), 1 + roll(28), roll(24), roll(60), 0)
    .getLunar()
    .getEightChar()
  const text = { year: eight.getYear(), month: eight.getMonth(), day: eight.getDay(), hour: eight.getTime() }
  const pillars = Object.fromEntries(POSITIONS.map((at) => [at, parsePillar(text[at]) as Pillar])) as FourPillars
  return { eight, pillars, derived: palaces(pillars, instant(0), DEFAULT_SCHOOL) }
})
const { year, month, day, hour } = { year: 'Year', month: 'Month', day: 'Day', hour: 'Time' } as const
const NAMES: Record<Position, 'Year' | 'Month' | 'Day' | 'Time'> = { year, month, day, hour }

test('胎元, 命宫, 身宫 and 胎息 of 1,600 charts are those of lunar-typescript and tyme4ts', () => {
  for (const { eight, pillars, derived } of charts) {
    const ours = [derived.conception, derived.life, derived.body, derived.breath].map(({ text }) => text)
    expect(ours).toEqual([eight.getTaiYuan(), eight.getMingGong(), eight.getShenGong(), eight.getTaiXi()])
    const tyme = new EightChar(pillars.year.text, pillars.month.text, pillars.day.text, pillars.hour.text)
    expect(ours).toEqual(
      [tyme.getFetalOrigin(), tyme.getOwnSign(), tyme.getBodySign(), tyme.getFetalBreath()].map((one) => one.getName()),
    )
  }
})

test('星运, 自坐, 空亡 and 纳音 of the same charts too', () => {
  for (const { eight, pillars } of charts)
    for (const at of POSITIONS) {
      const { stem, branch } = pillars[at]
      expect(lifeStage(pillars.day.stem, branch, DEFAULT_SCHOOL)).toBe(eight[`get${NAMES[at]}DiShi`]())
      expect(voidBranches(pillars[at]).join('')).toBe(eight[`get${NAMES[at]}XunKong`]())
      expect(nayin(pillars[at])).toBe(eight[`get${NAMES[at]}NaYin`]())
      const own = HeavenStem.fromName(stem).getTerrain(EarthBranch.fromName(branch)).getName()
      expect(lifeStage(stem, branch, DEFAULT_SCHOOL)).toBe(own)
    }
})

test('all sixty 纳音 are those of tyme4ts', () => {
  for (const pillar of SEXAGENARY) expect(nayin(pillar)).toBe(SixtyCycle.fromName(pillar.text).getSound().getName())
})
