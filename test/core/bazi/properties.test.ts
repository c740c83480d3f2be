// What holds for every birth, over 100,000 random ones. Plain comparisons: an assertion library would take minutes.
import { civilTime, SECONDS_PER_DAY, type WallSeconds } from '../../../src/core/calendar/civil-time'
import { readBirthClock } from '../../../src/core/calendar/birth-clock'
import { castChart } from '../../../src/core/bazi/chart'
import { fourPillars, POSITIONS } from '../../../src/core/bazi/four-pillars'
import { luckCycles } from '../../../src/core/bazi/luck-cycles'
import { luckStart } from '../../../src/core/bazi/luck-start'
import { DAY_ROLLOVERS, DEFAULT_SCHOOL } from '../../../src/core/bazi/school'
import { branchIndex, stemIndex } from '../../../src/core/bazi/stems-branches'
import { instant } from '../../../src/core/calendar/instant'
import { dice, SEED } from '../../support/random'

const BIRTHS = 100_000
const FIRST = Date.UTC(1851, 0, 1) / 1000
const SECONDS = Date.UTC(2249, 11, 31) / 1000 - FIRST

/** 五虎遁 and 五鼠遁 as the rhymes have them: the stem of the first month or hour under 甲己, 乙庚, 丙辛, 丁壬, 戊癸. */
const FIRST_MONTH_STEM = [...'丙戊庚壬甲']
const FIRST_HOUR_STEM = [...'甲丙戊庚壬']
const STEMS = '甲乙丙丁戊己庚辛壬癸'
const stemFrom = (first: string | undefined, steps: number): string | undefined =>
  STEMS[(STEMS.indexOf(first ?? '') + steps) % 10]

test(`${BIRTHS} random births on true solar time (seed ${SEED})`, () => {
  const roll = dice(SEED)
  const broken: string[] = []
  for (let i = 0; i < BIRTHS; i++) {
    const wall = civilTime((FIRST + roll(SECONDS)) as WallSeconds)
    const longitude = roll(3600) / 10 - 180
    const zone = { kind: 'fixed', offset: Math.round(longitude / 15) * 3600 } as const
    const read = readBirthClock({ wall, zone, longitude, fold: 0 })
    if (!read.ok) continue
    const dayRollover = DAY_ROLLOVERS[roll(3)] ?? '23:00'
    const chart = castChart(read.value, { ...DEFAULT_SCHOOL, dayRollover })
    const { year, month, hour, day } = chart.pillars
    const say = (rule: string): void =>
      void broken.push(
        `${rule}: ${JSON.stringify({ wall, longitude, dayRollover })} ${POSITIONS.map((p) => chart.pillars[p].text).join(' ')}`,
      )

    for (const { stem, branch } of [year, month, day, hour])
      if (stemIndex(stem) % 2 !== branchIndex(branch) % 2) say('a yang stem over a yin branch')
    if (month.stem !== stemFrom(FIRST_MONTH_STEM[stemIndex(year.stem) % 5], (branchIndex(month.branch) + 10) % 12))
      say('五虎遁')
    const late = civilTime(read.value.trueSolar!.reading).hour === 23
    const stemDay = dayRollover === '00:00' && late ? (stemIndex(day.stem) + 1) % 10 : stemIndex(day.stem)
    if (hour.stem !== stemFrom(FIRST_HOUR_STEM[stemDay % 5], branchIndex(hour.branch))) say('五鼠遁')

    const start = luckStart(read.value, chart.pillars, i % 2 ? 'male' : 'female', chart.school)
    if (start === null) continue
    const cycles = luckCycles(chart, start)
    cycles.forEach((cycle, n) => {
      const next = cycles[n + 1]
      if (next && cycle.until !== next.from) say(`cycle ${n} ends where ${n + 1} does not begin`)
    })
    const steps = cycles.slice(2).map((cycle, n) => (cycle.pillar!.index - cycles[n + 1]!.pillar!.index + 60) % 60)
    if (steps.some((step) => step !== (start.forward ? 1 : 59))) say('cycles out of order')
  }
  expect(broken.slice(0, 5)).toEqual([])
}, 60_000)

test.each(DAY_ROLLOVERS)('the hours partition the day, the day turning at %s', (dayRollover) => {
  const school = { ...DEFAULT_SCHOOL, dayRollover }
  const midnight = Date.UTC(2003, 11, 1) / 1000
  const edges: string[] = []
  let before = ''
  for (let second = 0; second <= SECONDS_PER_DAY; second++) {
    const wall = (midnight + second) as WallSeconds
    const { hour } = fourPillars(instant(wall), wall, school)
    if (hour.text !== before) edges.push(`${second / 3600}`)
    before = hour.text
  }
  // 子 from 23:00 and at midnight; with its own stem the late 子 differs from the early one of the next day.
  const odd = ['0', '1', '3', '5', '7', '9', '11', '13', '15', '17', '19', '21', '23']
  expect(edges).toEqual(dayRollover === '00:00-own-stem' ? [...odd, '24'] : odd)
})
