// The paid analysis as the cloud endpoint calls it. Nothing of a birth is stored or logged.
import { analyseChart } from '../../src/core/analysis/analyse'
import { readBirthRequest, type Atlas, type BirthRequest, type Gender } from '../../src/core/bazi/birth-request'
import { castChart, type Chart } from '../../src/core/bazi/chart'
import { luckStart } from '../../src/core/bazi/luck-start'
import { civilTime, isoCivilTime } from '../../src/core/calendar/civil-time'
import { fail, ok, type Failure, type Result } from '../../src/core/shared/result'
import type { AnalysisAnswer, AnalysisFailureCode, CycleStart } from '../../src/protocol/analysis'
import type { Functions } from '../cloud/function'
import type { Identity } from '../identity/identify'
import { can } from '../identity/permissions'

export interface AnalysisDeps {
  readonly atlas: Atlas
  /** Who holds an identity token; null for nobody. */
  readonly memberOf: (identityToken: string) => Promise<Identity | null>
}

export const analysisFunctions = ({ atlas, memberOf }: AnalysisDeps): Functions => ({
  'bazi/analysis': async (args) => {
    const { identity, birth, hourUnknown } = own(args)
    if (typeof identity !== 'string' || identity === '') return fail('membership/required')
    const refusal = refuse(await memberOf(identity))
    if (refusal) return refusal
    if (hourUnknown === true) return fail('analysis/precise-time')
    if (typeof birth !== 'object' || birth === null) return fail('analysis/birth-missing')
    return analyse(birth as Readonly<Record<keyof BirthRequest, unknown>>, atlas)
  },
})

/** Of an object nobody can be trusted to have sent. */
const own = (args: unknown): Readonly<Record<string, unknown>> =>
  typeof args === 'object' && args !== null ? { ...args } : {}

function refuse(identity: Identity | null): { ok: false; error: Failure<AnalysisFailureCode> } | null {
  if (identity === null) return fail('identity/invalid')
  if (can(identity, 'analysis')) return null
  return fail(identity.standing.state === 'expired' ? 'membership/expired' : 'membership/required')
}

function analyse(birth: Readonly<Record<keyof BirthRequest, unknown>>, atlas: Atlas): Result<AnalysisAnswer> {
  const read = readBirthRequest(birth, atlas)
  if (!read.ok) return read
  const chart = castChart(read.value.clock, read.value.school)
  const { gender } = read.value
  return ok({ ...analyseChart(chart), cycleStart: gender && cycleStart(chart, gender) })
}

function cycleStart(chart: Chart, gender: Gender): CycleStart | null {
  const start = luckStart(chart.clock, chart.pillars, gender, chart.school)
  if (start === null) return null
  const { forward, years, months, days, hours, at } = start
  return { forward, years, months, days, hours, at: isoCivilTime(civilTime(at)) }
}
