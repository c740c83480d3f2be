import { createStore } from 'zustand/vanilla'
import { fail, ok, type Failure, type Result } from '../core/shared/result'
import { fold } from '../core/places/fold'
import { storage } from '../platform/storage'
import { StorageFull, type TextStore } from '../platform/storage/contract'
import { OPTION_KEYS, type BirthRecord, type Json } from '../services/birth-record'
import { durableList } from './durable/list'
import { HISTORY_ROWS, type KeptRecord } from './history-row'

export type HistoryFailure = Failure<'storage/full'>

/** What was taken out, for `restore` until its time is over. */
export interface Undo {
  readonly removed: readonly KeptRecord[]
  /** Unix milliseconds. */
  readonly until: number
}

export const UNDO_MS = 5000

/**
 * The charts cast on this device, the latest first, no birth twice. Whatever changes them answers once it is stored, or
 * says why not and changes nothing. An id that is gone (deleted in another tab) is answered with null.
 */
export interface History {
  readonly records: readonly KeptRecord[]
  /** Some records could not be read at the start; until `heard`. */
  readonly broken: Failure<'storage/broken'> | null
  heard(): void
  /** On top. A birth that is there already moves up; it keeps its name when none is given now. */
  add(record: BirthRecord): Result<KeptRecord, HistoryFailure>
  /** No name for a text of spaces. */
  rename(id: string, name: string): Result<KeptRecord | null, HistoryFailure>
  /** In its place in the list. The analysis goes when the chart becomes another. */
  edit(id: string, record: BirthRecord): Result<KeptRecord | null, HistoryFailure>
  setSaved(id: string, saved: Json): Result<KeptRecord | null, HistoryFailure>
  remove(id: string): Result<Undo, HistoryFailure>
  clear(): Result<Undo, HistoryFailure>
  /** @returns how many came back to where they were: none after the time, none that was entered again meanwhile */
  restore(undo: Undo): Result<number, HistoryFailure>
  /** In the order given, on top or instead of all. @returns how many births that are */
  take(records: readonly BirthRecord[], how: 'append' | 'replace'): Result<number, HistoryFailure>
  /** Reads the storage again. */
  refresh(): void
}

export interface HistoryTools {
  /** Unix milliseconds. */
  readonly now: () => number
  readonly newId: () => string
}

type Records = readonly KeptRecord[]

export const createHistory = (texts: TextStore, { now, newId }: HistoryTools) =>
  createStore<History>()((set, get) => {
    const list = durableList(texts, 'history', HISTORY_ROWS, now)
    const open = (): Pick<History, 'records' | 'broken'> => {
      const { items, broken } = list.open()
      return { records: items, broken: broken ? { code: 'storage/broken' } : null }
    }
    const refresh = (): void => set(({ broken: told }) => ({ ...open(), ...(told ? { broken: told } : {}) }))

    let latest = 0
    /** Above whatever is or was in the list, also when the device's clock was set back; room for `count` below it. */
    const nextTime = (records: Records, count: number): number =>
      (latest = Math.max(now(), latest + 1, (records[0]?.keptAt ?? 0) + 1) + count - 1)

    const change = (edit: (records: Records) => Records): HistoryFailure | null => {
      if (list.isStale()) refresh()
      const records = edit(get().records)
      if (records === get().records) return null
      try {
        list.write(records)
      } catch (refusal) {
        if (refusal instanceof StorageFull) return fail('storage/full').error
        throw refusal
      }
      set({ records })
      return null
    }
    const answer = <T>(failure: HistoryFailure | null, value: () => T): Result<T, HistoryFailure> =>
      failure ? { ok: false, error: failure } : ok(value())

    const put = (id: string, next: (old: KeptRecord) => BirthRecord): Result<KeptRecord | null, HistoryFailure> =>
      answer(
        change((records) => replaced(records, id, next)),
        () => recordById(get().records, id),
      )
    const takeOut = (goes: (record: KeptRecord) => boolean): Result<Undo, HistoryFailure> => {
      let removed: Records = []
      const failure = change((records) => {
        removed = records.filter(goes)
        return removed.length === 0 ? records : records.filter((record) => !goes(record))
      })
      return answer(failure, () => ({ removed, until: now() + UNDO_MS }))
    }

    return {
      ...open(),
      heard: () => set({ broken: null }),
      refresh,
      add(record) {
        const failure = change((records) => added(records, record, newId, nextTime(records, 1)))
        return answer(failure, () => get().records[0] as KeptRecord)
      },
      rename: (id, name) => put(id, (old) => named(old, name.trim())),
      edit: (id, record) => put(id, (old) => withAnalysis(record, old)),
      setSaved: (id, saved) => put(id, (old) => ({ ...old, saved })),
      remove: (id) => takeOut((record) => record.id === id),
      clear: () => takeOut(() => true),
      restore({ removed, until }) {
        if (now() > until) return ok(0)
        let back: Records = []
        const failure = change((records) => {
          const present = new Set(records.flatMap((record) => [record.id, birthKey(record)]))
          back = removed.filter((record) => !present.has(record.id) && !present.has(birthKey(record)))
          return back.length === 0 ? records : [...records, ...back].sort((a, b) => b.keptAt - a.keptAt)
        })
        return answer(failure, () => back.length)
      },
      take(records, how) {
        let count = 0
        const failure = change((before) => {
          const incoming = firstOfEach(records)
          count = incoming.length
          return taken(before, incoming, how, newId, nextTime(before, count))
        })
        return answer(failure, () => count)
      },
    }
  })

export const birthHistory = createHistory(storage, {
  now: Date.now,
  newId: () => `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 6).toString(36)}`,
})

export const recordById = (records: Records, id: string): KeptRecord | null =>
  records.find((record) => record.id === id) ?? null

/** The record above (`previous`, kept later) or below it in a list; null at the end, or when it is not in the list. */
export function recordBeside(records: Records, id: string, side: 'previous' | 'next'): KeptRecord | null {
  const at = records.findIndex((record) => record.id === id)
  return at < 0 ? null : (records[side === 'previous' ? at - 1 : at + 1] ?? null)
}

/** The same for two records of one person's birth, whichever school their charts follow. */
const birthKey = (record: BirthRecord): string => `${record.userInfo.name ?? ''}\n${momentKey(record)}`

const momentKey = ({ userInfo: { gender, birthDate, birthPlace }, options }: BirthRecord): string =>
  [gender, birthDate, options?.hourUnknown ? '?' : (options?.fold ?? 0), fold(birthPlace)].join('\n')

function added(records: Records, record: BirthRecord, newId: () => string, keptAt: number): Records {
  const old = sameBirth(records, record)
  const { name = old?.userInfo.name } = record.userInfo
  const kept = named(old ? withAnalysis(record, old) : record, name ?? '')
  const rest = old ? records.filter((other) => other !== old) : records
  return [{ ...kept, id: old?.id ?? newId(), keptAt }, ...rest]
}

/** By name and birth; else by birth alone where one of the two has no name. */
function sameBirth(records: Records, record: BirthRecord): KeptRecord | undefined {
  const { birthDate, name } = record.userInfo
  const moment = momentKey(record)
  const same = records.filter((other) => other.userInfo.birthDate === birthDate && momentKey(other) === moment)
  return same.find((other) => other.userInfo.name === name) ?? same.find((other) => !name || !other.userInfo.name)
}

function replaced(records: Records, id: string, next: (old: KeptRecord) => BirthRecord): Records {
  const old = recordById(records, id)
  if (!old) return records
  const record: KeptRecord = { ...next(old), id, keptAt: old.keptAt }
  const { birthDate } = record.userInfo
  const key = birthKey(record)
  const same = (other: KeptRecord): boolean => other.userInfo.birthDate === birthDate && birthKey(other) === key
  return records.flatMap((other) => (other === old ? [record] : same(other) ? [] : [other]))
}

function taken(
  before: Records,
  incoming: readonly BirthRecord[],
  how: 'append' | 'replace',
  newId: () => string,
  top: number,
): Records {
  const known = new Map(before.map((record) => [birthKey(record), record]))
  const kept = incoming.map((record, i): KeptRecord => {
    const old = how === 'append' ? known.get(birthKey(record)) : undefined
    known.delete(birthKey(record))
    return { ...(old ? withAnalysis(record, old) : record), id: old?.id ?? newId(), keptAt: top - i }
  })
  return how === 'replace' ? kept : [...kept, ...before.filter((record) => known.has(birthKey(record)))]
}

const firstOfEach = (records: readonly BirthRecord[]): readonly BirthRecord[] => {
  const byKey = new Map<string, BirthRecord>()
  for (const record of records) if (!byKey.has(birthKey(record))) byKey.set(birthKey(record), record)
  return [...byKey.values()]
}

/** The analysis goes over to a record of the same chart that has none of its own. */
function withAnalysis(record: BirthRecord, old: BirthRecord): BirthRecord {
  const sameChart =
    momentKey(record) === momentKey(old) && OPTION_KEYS.every((key) => record.options?.[key] === old.options?.[key])
  return sameChart && record.saved === undefined && old.saved !== undefined ? { ...record, saved: old.saved } : record
}

function named(record: BirthRecord, name: string): BirthRecord {
  const { gender, birthDate, birthPlace } = record.userInfo
  const userInfo = { gender, birthDate, birthPlace }
  return { ...record, userInfo: name === '' ? userInfo : { name, ...userInfo } }
}
