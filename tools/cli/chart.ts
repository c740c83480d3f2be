import { readBirthRequest, type Atlas, type Birth, type BirthRequest } from '../../src/core/bazi/birth-request'
import { castChart } from '../../src/core/bazi/chart'
import { POSITIONS } from '../../src/core/bazi/four-pillars'
import { civilTime, isoCivilTime } from '../../src/core/calendar/civil-time'
import { ok, type Result } from '../../src/core/shared/result'
import { openAtlas } from './atlas'
import type { Command } from './command'
import { answerLines } from './json-lines'

/** `chart`: a birth a line in, its pillars and corrections a line out. */
export const chartCommand: Command = async () => {
  const atlas = openAtlas()
  return answerLines((input) => answerBirth(input, atlas))
}

function answerBirth(input: Readonly<Record<string, unknown>>, atlas: Atlas): Result<object> {
  const birth = readBirthRequest(input as Readonly<Record<keyof BirthRequest, unknown>>, atlas)
  return birth.ok ? ok(describe(birth.value)) : birth
}

function describe({ clock, school }: Birth): object {
  const chart = castChart(clock, school)
  return {
    instant: `${new Date(clock.instant * 1000).toISOString().slice(0, 19)}Z`,
    trueSolar: clock.trueSolar && isoCivilTime(civilTime(clock.trueSolar.reading)),
    pillars: Object.fromEntries(POSITIONS.map((position) => [position, chart.pillars[position].text])),
    corrections: clock.trueSolar?.corrections ?? { zoneOffset: clock.offset - clock.summer, summerTime: -clock.summer },
    notices: clock.notices,
  }
}
