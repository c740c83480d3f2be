import { parseCivilTime, wallSeconds, type WallSeconds } from '../../src/core/calendar/civil-time'
import { needsMembership } from '../../src/services/recent-births'

function wall(text: string): WallSeconds {
  const time = parseCivilTime(text)
  if (!time.ok) throw new Error(text)
  return wallSeconds(time.value)
}

// Shanghai is 8 hours ahead: 2026-11-20T16:00Z is midnight of the 21st there.
test.each([
  ['2016/11/21 00:00:00', '2026-11-20T16:00:00Z', false],
  ['2016/11/21 00:00:01', '2026-11-20T16:00:00Z', true],
  ['2016/11/21 00:00:00', '2026-11-20T15:59:59Z', true],
  ['2016/11/20 23:59:59', '2026-11-20T15:59:59Z', false],
  ['1990/06/15 09:30:00', '2026-11-20T16:00:00Z', false],
  ['2026/11/21 00:00:00', '2026-11-20T16:00:00Z', true],
  ['2026/11/21 00:00:01', '2026-11-20T16:00:00Z', false],
  ['2018/02/28 12:00:00', '2028-02-29T04:00:00Z', false],
  ['2018/02/28 12:00:01', '2028-02-29T04:00:00Z', true],
])('a birth at %s asked at %s is of the last ten years: %p', (birth, now, needs) =>
  expect(needsMembership(wall(birth), Date.parse(now))).toBe(needs),
)
