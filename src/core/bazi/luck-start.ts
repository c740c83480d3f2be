// 起运: when the first major cycle begins.
import type { BirthClock } from '../calendar/birth-clock'
import { SECONDS_PER_DAY, type WallSeconds } from '../calendar/civil-time'
import { instant, type Instant } from '../calendar/instant'
import { LAST_TERM_YEAR, solarTerm, termAtOrBefore, termOrdinal } from '../calendar/solar-terms'
import type { SolarTerm, TermOrdinal } from '../calendar/solar-terms'
import type { Gender } from './birth-request'
import { isYang } from './elements'
import type { FourPillars } from './four-pillars'
import { addSpan, luckSpan, type LuckSpan } from './luck-span'
import type { School } from './school'

/** The span is the age at which luck starts, in calendar units. */
export interface LuckStart extends LuckSpan {
  /** Whether the cycles follow the sixty onward (顺) or backward (逆). */
  readonly forward: boolean
  /** On the birth place's standard clock, as it stood at birth. */
  readonly at: WallSeconds
  readonly instant: Instant
  /** The 节 counted to (forward) or from (backward). */
  readonly jie: SolarTerm
  /** 起运数 as almanacs give it: the days between birth and 节 ÷ 3, rounded; 0 to 10. */
  readonly number: number
}

const DAYS_PER_NUMBER = 3

/**
 * When luck starts. Men of yang years and women of yin years count forward to the next 节, the others back to the last
 * one; three days of that way are a year of life, and the span so found is added to the birth on the calendar: years,
 * then months (31 January and one month is the last of February), then days, then hours.
 *
 * Born at the very instant of a 节: that 节 has passed, so backward luck starts at birth, forward counts a whole month.
 * Civil time is the birth place's standard time, with summer time taken off, at birth, at the 节 and at the start.
 * Schools: `luckRule`, see luckSpan.
 *
 * @returns null when the next 节 is not in the solar-term table: a forward birth after 大雪 of its last year
 * @throws RangeError for an instant outside the table; TypeError for a gender or a rule that is none
 * @source luck-1, luck-2
 */
export function luckStart(
  birth: Pick<BirthClock, 'instant' | 'offset' | 'summer'>,
  pillars: Pick<FourPillars, 'year'>,
  gender: Gender,
  school: Pick<School, 'luckRule'>,
): LuckStart | null {
  const forward = isYang(pillars.year.stem) === isMale(gender)
  const jie = jieBeside(birth.instant, forward)
  if (jie === null) return null
  const offset = birth.offset - birth.summer
  const [from, to] = forward ? [birth.instant, jie.at] : [jie.at, birth.instant]
  const span = luckSpan(school.luckRule, from + offset, to + offset)
  const at = addSpan((birth.instant + offset) as WallSeconds, span)
  const number = Math.round((to - from) / SECONDS_PER_DAY / DAYS_PER_NUMBER)
  return { forward, ...span, at, instant: instant(at - offset), jie, number }
}

function isMale(gender: Gender): boolean {
  if (gender === 'male' || gender === 'female') return gender === 'male'
  throw new TypeError(`luckStart: expected a gender, got ${String(gender)}`)
}

/** Even ordinals are the 节. */
function jieBeside(at: Instant, forward: boolean): SolarTerm | null {
  const current = termAtOrBefore(at)
  const jie = (current - (current % 2) + (forward ? 2 : 0)) as TermOrdinal
  return jie > termOrdinal(LAST_TERM_YEAR, 23) ? null : solarTerm(jie)
}
