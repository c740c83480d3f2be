import { dateOfDayNumber, dayNumber, isoCivilTime, parseCivilTime } from '../../src/core/calendar/civil-time'
import {
  dayNumberOfLunar,
  FIRST_LUNAR_YEAR,
  LAST_LUNAR_YEAR,
  lunarDate,
  lunarNewYear,
} from '../../src/core/calendar/lunar-date'
import { fail, ok, type Result } from '../../src/core/shared/result'
import type { Command } from './command'
import { answerLines } from './json-lines'

/** `lunar`: `{"solar":"2020-01-06"}` → `{"year","month","leap","day"}`, and `{"lunar":{…}}` → `{"solar"}`. */
export const lunarCommand: Command = () => answerLines(answer)

function answer({ solar, lunar }: Readonly<Record<string, unknown>>): Result<object> {
  if (typeof solar === 'string') return toLunar(solar)
  if (typeof lunar === 'object' && lunar !== null) return toSolar(lunar as Readonly<Record<string, unknown>>)
  return fail('input/neither-solar-nor-lunar')
}

function toLunar(text: string): Result<object> {
  const read = parseCivilTime(`${text.replace(/-/g, '/')} 00:00:00`)
  if (!read.ok) return fail('time/no-such-date', { text })
  const days = dayNumber(read.value.year, read.value.month, read.value.day)
  return days < lunarNewYear(FIRST_LUNAR_YEAR) || read.value.year > LAST_LUNAR_YEAR
    ? fail('time/out-of-range', { text })
    : ok(lunarDate(days))
}

function toSolar({ year, month, leap = false, day }: Readonly<Record<string, unknown>>): Result<object> {
  const text = JSON.stringify({ year, month, leap, day })
  if (![year, month, day].every(Number.isInteger) || typeof leap !== 'boolean')
    return fail('time/no-such-date', { text })
  const days = dayNumberOfLunar({ year: year as number, month: month as number, leap, day: day as number })
  if (!days.ok) return fail(days.error.code, { text })
  const midnight = { hour: 0, minute: 0, second: 0 }
  return ok({ solar: isoCivilTime({ ...dateOfDayNumber(days.value), ...midnight }).slice(0, 10) })
}
