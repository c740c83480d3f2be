import { civilTime, isoCivilTime, type WallSeconds } from '../../src/core/calendar/civil-time'
import { FIRST_TERM_YEAR, LAST_TERM_YEAR, termsOfYear } from '../../src/core/calendar/solar-terms'
import type { Command } from './command'
import { isoInstant } from './iso'

const BEIJING = 28_800

/** `terms YEAR`: the 24 solar terms of a Gregorian year as one JSON array, from 小寒. */
export const termsCommand: Command = async ([text = '']) => {
  const year = Number(text)
  if (!/^\d{4}$/.test(text) || year < FIRST_TERM_YEAR || year > LAST_TERM_YEAR) {
    console.error(`ziyuan terms: expected a year from ${FIRST_TERM_YEAR} to ${LAST_TERM_YEAR}, got "${text}"`)
    return 2
  }
  const terms = termsOfYear(year).map(({ name, longitude, at }) => ({
    name,
    longitude,
    utc: isoInstant(at),
    beijing: isoCivilTime(civilTime((at + BEIJING) as WallSeconds)),
  }))
  console.log(JSON.stringify(terms))
  return 0
}
