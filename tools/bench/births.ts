import type { CivilTime } from '../../src/core/calendar/civil-time'

const SEED = 20_261_120

/** The same births every time, 1900–2099, on days every month has. */
export function randomBirths(count: number): readonly CivilTime[] {
  let state = SEED
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: count }, () => ({
    year: 1900 + next(200),
    month: 1 + next(12),
    day: 1 + next(28),
    hour: next(24),
    minute: next(60),
    second: next(60),
  }))
}
