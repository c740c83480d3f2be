// What the clocks of the world showed, from the table that `npm run packs` makes of the tz database.
import { dateOfDayNumber, dayNumber, SECONDS_PER_DAY } from './civil-time'
import type { Instant } from './instant'
import { readZoneRow } from './zone-text'

/** The content of zones.json. */
export interface ZoneTable {
  /** Endings of rows that several zones share. */
  readonly tails: readonly string[]
  /** `name|abbreviations|offsets|summers|indices|untils`, one row a zone; see zone-text.ts. */
  readonly zones: readonly string[]
  /** `name|other names of the same zone, separated by spaces` */
  readonly links: readonly string[]
}

/** A stretch of time in which a clock was not touched. */
export interface ZonePeriod {
  /** Unix seconds, inclusive; −Infinity for the first. */
  readonly from: number
  /** Unix seconds, exclusive; +Infinity for the last of a zone that no longer changes its clock. */
  readonly until: number
  /** Seconds east of UTC of the whole clock, summer time included. */
  readonly offset: number
  /** Seconds of summer time contained in `offset`; 0 when standard. */
  readonly summer: number
  /** `'LMT'` for local mean time; numeric (`'+0530'`) where no letters are in use. */
  readonly abbreviation: string
}

export interface Zone {
  readonly name: string
  /** To the end of 2037, in order, without holes. Where clocks still change then, later years repeat 2030–2037. */
  readonly periods: readonly ZonePeriod[]
}

export interface Zones {
  /** By any of its names, letter for letter; null when there is none. The zone bears the name it was asked for. */
  find(name: string): Zone | null
  /** Every name that can be found, links included, in order of code points. */
  readonly names: readonly string[]
}

/** The last year the table tells of itself. */
const LAST_YEAR = 2037
/** No clock is further from UTC than this (Manila and Alaska once kept the date of the other side). */
const FARTHEST_CLOCK = 26 * 3600

/** Reads rows only when they are asked for, each once. */
export function openZones(table: ZoneTable): Zones {
  const rows = new Map(table.zones.map((row) => [row.slice(0, row.indexOf('|')), row]))
  const targets = new Map<string, string>()
  for (const link of table.links) {
    const [target = '', others = ''] = link.split('|')
    for (const other of others.split(' ')) targets.set(other, target)
  }
  const read = new Map<string, Zone>()
  const find = (name: string): Zone | null => {
    const known = read.get(name)
    if (known) return known
    const target = targets.get(name)
    const row = rows.get(name)
    const periods = target !== undefined ? find(target)?.periods : row && closePeriods(readZoneRow(row, table.tails))
    if (!periods) return null
    const zone = { name, periods }
    read.set(name, zone)
    return zone
  }
  return {
    find,
    names: [...rows.keys(), ...targets.keys()].sort(),
  }
}

/** The clock of a zone at an instant. Beyond the table the rules in force at its end go on. */
export function periodAt(zone: Zone, at: Instant): ZonePeriod {
  const periods = periodsNear(zone, at, at)
  const found = periods.find(({ from, until }) => at >= from && at < until)
  if (!found) throw new RangeError(`periodAt: ${zone.name} has no clock at ${at}`)
  return found
}

/**
 * Every period a clock reading might belong to, in order and without holes: those that touch the 26 hours before and
 * after it, so one in the middle of a summer and two or three around a change. A reading belongs to a period when
 * `wallSeconds − offset` lies in it: to two where the clock was set back, to none where it was set forward.
 *
 * @param wallSeconds seconds since the clock showed 1970-01-01 00:00:00
 */
export function periodsAround(zone: Zone, wallSeconds: number): readonly ZonePeriod[] {
  return periodsNear(zone, wallSeconds - FARTHEST_CLOCK, wallSeconds + FARTHEST_CLOCK)
}

function periodsNear(zone: Zone, earliest: number, latest: number): readonly ZonePeriod[] {
  const touching = ({ from, until }: ZonePeriod): boolean => from <= latest && until > earliest
  const known = zone.periods
  const end = known[known.length - 1]?.until ?? Infinity
  if (latest < end) return sliceOf(known, earliest, latest)
  return [...known.slice(-1), ...repeatedPeriods(zone, marchYear(earliest) - 1, marchYear(latest) + 1)].filter(touching)
}

/** The periods touching a span, found by halving: the busiest zone has two hundred. */
function sliceOf(periods: readonly ZonePeriod[], earliest: number, latest: number): readonly ZonePeriod[] {
  let low = 0
  let high = periods.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((periods[middle]?.until ?? Infinity) > earliest) high = middle
    else low = middle + 1
  }
  let past = low + 1
  while ((periods[past]?.from ?? Infinity) <= latest) past++
  return periods.slice(low, past)
}

/** Adds where each stretch begins, and ends the last one where the first repeated year changes the clock. */
function closePeriods(stretches: readonly Omit<ZonePeriod, 'from'>[]): readonly ZonePeriod[] {
  const periods = stretches.map((stretch, i) => ({ ...stretch, from: stretches[i - 1]?.until ?? -Infinity }))
  const last = periods[periods.length - 1]
  const next = changesOf(periods, LAST_YEAR + 1)[0]
  return last && next ? [...periods.slice(0, -1), { ...last, until: next.from }] : periods
}

function repeatedPeriods(zone: Zone, firstYear: number, lastYear: number): readonly ZonePeriod[] {
  const changes: Omit<ZonePeriod, 'until'>[] = []
  for (let year = Math.max(firstYear, LAST_YEAR + 1); year <= lastYear + 1; year++)
    changes.push(...changesOf(zone.periods, year))
  return changes.slice(0, -1).map((change, i) => ({ ...change, until: changes[i + 1]?.from ?? Infinity }))
}

/**
 * The changes of clock of a year after the table, counted from March to February so that a leap day falls at its end:
 * those of the latest of the table's years whose 1 March is the same day of the week, moved by whole weeks. Rules such
 * as "second Sunday in March" or "last Friday in October" come out right in every year. None where the clocks had come
 * to rest by 2037.
 */
function changesOf(periods: readonly ZonePeriod[], year: number): Omit<ZonePeriod, 'until'>[] {
  const target = firstOfMarch(year)
  let model = LAST_YEAR
  while ((target - firstOfMarch(model)) % 7 !== 0) model--
  const from = firstOfMarch(model) * SECONDS_PER_DAY
  const until = firstOfMarch(model + 1) * SECONDS_PER_DAY
  const shift = (target - firstOfMarch(model)) * SECONDS_PER_DAY
  return periods
    .filter((period) => period.from >= from && period.from < until)
    .map(({ from: at, offset, summer, abbreviation }) => ({ from: at + shift, offset, summer, abbreviation }))
}

const firstOfMarch = (year: number): number => dayNumber(year, 3, 1)

/** The year an instant belongs to when years begin on 1 March. */
function marchYear(at: number): number {
  const { year, month } = dateOfDayNumber(Math.floor(at / SECONDS_PER_DAY))
  return month < 3 ? year - 1 : year
}
