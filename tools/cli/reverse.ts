import { readZone, type Atlas } from '../../src/core/bazi/birth-request'
import { findBirths, type Match, type WantedPillars } from '../../src/core/bazi/reverse'
import { DEFAULT_SCHOOL, type School } from '../../src/core/bazi/school'
import { civilTime, isoCivilTime } from '../../src/core/calendar/civil-time'
import { ok, type Result } from '../../src/core/shared/result'
import { openAtlas } from './atlas'
import type { Command } from './command'
import { isoInstant } from './iso'
import { answerLines } from './json-lines'

const ROLLOVERS: readonly unknown[] = ['23:00', '00:00', '00:00-own-stem']

/**
 * `reverse`: four pillars and a range of years a line in; out, a line for every stretch of time that has them, or none.
 * The civil clock of +08:00 unless the line gives a `zone`, and a `longitude` for true solar time.
 */
export const reverseCommand: Command = async () => {
  const atlas = openAtlas()
  return answerLines((input) => answer(input, atlas))
}

function answer(input: Readonly<Record<string, unknown>>, atlas: Atlas): Result<readonly object[]> {
  const zone = readZone(String(input.zone ?? '+08:00'), atlas.zones)
  if (!zone.ok) return zone
  const longitude = typeof input.longitude === 'number' ? input.longitude : null
  const school: School = {
    ...DEFAULT_SCHOOL,
    clock: longitude === null ? 'civil' : 'trueSolar',
    dayRollover: ROLLOVERS.includes(input.dayRollover) ? (input.dayRollover as School['dayRollover']) : '23:00',
  }
  const wanted = Object.fromEntries(
    ['year', 'month', 'day', 'hour'].map((part) => [part, String(input[part] ?? '')]),
  ) as unknown as WantedPillars
  const range = { from: Number(input.from ?? 1900), to: Number(input.to ?? 2100) }
  const found = findBirths(wanted, range, { zone: zone.value, longitude }, school)
  return found.ok ? ok(found.value.map(describe)) : found
}

const describe = ({ from, until, wall }: Match): object => ({
  instant: isoInstant(from),
  until: isoInstant(until),
  local: isoCivilTime(civilTime(wall.from)),
})
