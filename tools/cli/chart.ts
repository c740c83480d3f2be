import { analyseChart } from '../../src/core/analysis/analyse'
import { readBirthRequest, type Birth, type BirthRequest, type Gender } from '../../src/core/bazi/birth-request'
import { castChart, type Chart } from '../../src/core/bazi/chart'
import { POSITIONS } from '../../src/core/bazi/four-pillars'
import { luckCycles } from '../../src/core/bazi/luck-cycles'
import { luckStart } from '../../src/core/bazi/luck-start'
import { palaces } from '../../src/core/bazi/palaces'
import { civilTime, isoCivilTime } from '../../src/core/calendar/civil-time'
import { ok } from '../../src/core/shared/result'
import { openAtlas } from './atlas'
import type { Command } from './command'
import { isoInstant } from './iso'
import { answerLines } from './json-lines'

/** `chart [--analysis]`: a birth a line in, its chart a line out. */
export const chartCommand: Command = async (args) => {
  const atlas = openAtlas()
  const analysed = args.includes('--analysis')
  return answerLines((input) => {
    const birth = readBirthRequest(input as Readonly<Record<keyof BirthRequest, unknown>>, atlas)
    if (!birth.ok) return birth
    const chart = castChart(birth.value.clock, birth.value.school)
    return ok({ ...describe(birth.value, chart), ...(analysed && describeAnalysis(chart)) })
  })
}

function describe({ clock, school, gender }: Birth, chart: Chart): object {
  const { conception, life, body, breath } = palaces(chart.pillars, clock.instant, school)
  return {
    instant: isoInstant(clock.instant),
    trueSolar: clock.trueSolar && isoCivilTime(civilTime(clock.trueSolar.reading)),
    pillars: Object.fromEntries(POSITIONS.map((position) => [position, chart.pillars[position].text])),
    corrections: clock.trueSolar?.corrections ?? { zoneOffset: clock.offset - clock.summer, summerTime: -clock.summer },
    notices: clock.notices,
    palaces: { taiYuan: conception.text, mingGong: life.text, shenGong: body.text, taiXi: breath.text },
    ...(gender && { luck: describeLuck(chart, gender) }),
  }
}

function describeAnalysis(chart: Chart): object {
  const { strength, pattern, favourable } = analyseChart(chart)
  const { use, like, idle, enemy, avoid, method, reasons } = favourable
  return { strength, pattern, favourable: { use, like, idle, enemy, avoid, method, reasons } }
}

/** null for the last births of the table, whose next 节 it does not have. */
function describeLuck(chart: Chart, gender: Gender): object | null {
  const start = luckStart(chart.clock, chart.pillars, gender, chart.school)
  if (start === null) return null
  const { forward, years, months, days, hours, at } = start
  const cycles = luckCycles(chart, start)
    .filter(({ pillar }) => pillar !== null)
    .map(({ pillar, fromYear, fromAge }) => ({ pillar: pillar?.text, fromYear, fromAge }))
  return { forward, start: { years, months, days, hours, at: isoCivilTime(civilTime(at)).slice(0, 10) }, cycles }
}
