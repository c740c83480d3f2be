import { readZone, type Atlas } from '../../src/core/bazi/birth-request'
import { findBirths, type Match } from '../../src/core/bazi/reverse'
import { DAY_ROLLOVERS, DEFAULT_SCHOOL, type School } from '../../src/core/bazi/school'
import { civilTime, isoCivilTime } from '../../src/core/calendar/civil-time'
import { fail, ok, type Result } from '../../src/core/shared/result'
import { openAtlas } from './atlas'
import type { Command } from './command'
import { isoInstant } from './iso'
import { answerLines } from './json-lines'

/**
 * `reverse`: four pillars and a range of years a line in; out, a line for every stretch of time that has them, or none.
 * The civil clock of +08:00 unless the line gives a `zone`, and a `longitude` for true solar time.
 */
export const reverseCommand: Command = async () => {
  const atlas = openAtlas()
  return answerLines((input) => answer(input, atlas))
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

function answer(input: Readonly<Record<string, unknown>>, atlas: Atlas): Result<readonly object[]> {
  const {
    zone: zoneName = '+08:00',
    longitude = null,
    dayRollover = '23:00',
    from = FIRST_YEAR,
    to = LAST_YEAR,
  } = input
  const zone = readZone(textOf(zoneName), atlas.zones)
  if (!zone.ok) return zone
  if (longitude !== null && !(typeof longitude === 'number' && Math.abs(longitude) <= 180))
    return fail('place/longitude-out-of-range', { limit: 180 })
  const rollover = DAY_ROLLOVERS.find((known) => known === dayRollover)
  if (rollover === undefined) return fail('school/day-rollover-unknown')

  const wanted = {
    year: textOf(input.year),
    month: textOf(input.month),
    day: textOf(input.day),
    hour: textOf(input.hour),
  }
  const school: School = {
    ...DEFAULT_SCHOOL,
    clock: longitude === null ? 'civil' : 'trueSolar',
    dayRollover: rollover,
  }
  const found = findBirths(wanted, { from: Number(from), to: Number(to) }, { zone: zone.value, longitude }, school)
  return found.ok ? ok(found.value.map(describe)) : found
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const describe = ({ from, until, wall }: Match): object => ({
  instant: isoInstant(from),
  until: isoInstant(until),
  local: isoCivilTime(civilTime(wall.from)),
})
