import type { TextStore } from '../../src/platform/storage/contract'
import type { BirthRecord } from '../../src/services/birth-record'
import { searchRecords } from '../../src/services/history-search'
import { createHistory } from '../../src/stores/history'
import { randomBirths } from './births'
import { formatCivilTime } from '../../src/core/calendar/civil-time'
import { microseconds } from './clockwork'
import { rounded, type BenchLine } from './line'

const RECORDS = 10_000
const ROUND = Array.from({ length: 5 }, (_, i) => i)

/** What a professional waits for: the list at the start, and each tap after that. */
export async function historyBench(): Promise<readonly BenchLine[]> {
  const texts = new Map<string, string>()
  const open = (): ReturnType<typeof createHistory> => createHistory(inMemory(texts), { now: Date.now, newId })
  open().getState().take(births(), 'replace')
  const chars = [...texts.values()].reduce((sum, text) => sum + text.length, 0)

  const opening = microseconds(ROUND, () => open().getState().records.length) / 1000
  const parsing = microseconds(ROUND, () => JSON.parse(onePiece(texts)).length) / 1000
  const kept = open()
  const [one] = births() as [BirthRecord]
  const adding = microseconds(ROUND, () =>
    kept.getState().add({ ...one, userInfo: { ...one.userInfo, name: newId() } }).ok ? 1 : 0,
  )
  const rewriting = microseconds(ROUND, () => JSON.stringify(kept.getState().records).length)
  const searching = microseconds(
    ['1990', '成都', '林 1960'],
    (text) => searchRecords(kept.getState().records, text).length,
  )
  const scanning = microseconds(
    ['1990', '成都', '林 1960'],
    (text) => kept.getState().records.filter((record) => JSON.stringify(record).includes(text)).length,
  )
  const line = (
    subject: string,
    value: number,
    unit: string,
    beside: string,
    ratio: number,
    goal: string,
  ): BenchLine => ({
    bench: 'history',
    subject,
    value: rounded(value),
    unit,
    beside,
    ratio: rounded(ratio),
    goal,
  })
  return [
    line(
      `open ${RECORDS} records (${(chars / 1e6).toFixed(2)} M characters)`,
      opening,
      'ms',
      `parsing the same as one text (${rounded(parsing)} ms)`,
      opening / parsing,
      'at most 100 ms',
    ),
    line(
      'add one',
      adding / 1000,
      'ms',
      `faster than writing all as JSON (${rounded(rewriting / 1000)} ms)`,
      rewriting / adding,
      '',
    ),
    line(
      'search',
      searching / 1000,
      'ms',
      `faster than a plain scan (${rounded(scanning / 1000)} ms)`,
      scanning / searching,
      'at most 16 ms',
    ),
  ]
}

const inMemory = (texts: Map<string, string>): TextStore => ({
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
})

const onePiece = (texts: Map<string, string>): string =>
  `[${[...texts.values()].filter((text) => text.startsWith('[[')).join(',')}]`

let ids = 0
const newId = (): string => `k${(ids++).toString(36).padStart(12, '0')}`

const births = (): readonly BirthRecord[] =>
  randomBirths(RECORDS).map((time, i) => ({
    userInfo: {
      name: `林知夏${i}`,
      gender: i % 2 === 0 ? 'female' : 'male',
      birthDate: formatCivilTime(time),
      birthPlace: '四川 成都',
    },
    options: {
      placeId: 'cn510100',
      zone: 'Asia/Shanghai',
      longitude: 104.0667,
      latitude: 30.6667,
      clock: 'trueSolar',
      dayRollover: '23:00',
      luckRule: 'minute',
    },
  }))
