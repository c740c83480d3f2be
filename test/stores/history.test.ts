import fc from 'fast-check'
import { StorageFull, type TextStore } from '../../src/platform/storage/contract'
import type { BirthRecord } from '../../src/services/birth-record'
import { searchRecords } from '../../src/services/history-search'
import { createHistory, recordBeside, UNDO_MS, type History } from '../../src/stores/history'
import { HISTORY_ROWS } from '../../src/stores/history-row'
import { SEED, sized } from '../support/random'

type Texts = Map<string, string>
const healthy = (texts: Texts): TextStore => ({
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
})

/** A history with a clock of its own that stands still until it is told. */
function open(texts: TextStore, clock = { now: 1_800_000_000_000 }, ids = { next: 0 }): () => History {
  const store = createHistory(texts, { now: () => clock.now, newId: () => `id${ids.next++}` })
  return store.getState
}
const recordsIn = (texts: Texts): History['records'] => open(healthy(texts))().records

const birth = (n: number, name?: string): BirthRecord => ({
  userInfo: {
    ...(name === undefined ? {} : { name }),
    gender: n % 2 === 0 ? 'female' : 'male',
    birthDate: `${1900 + (n % 150)}/06/15 09:30:00`,
    birthPlace: n < 150 ? '四川 成都' : `四川 第${Math.floor(n / 150)}城`,
  },
  options: { placeId: 'cn510100', zone: 'Asia/Shanghai', longitude: 104.0667, dayRollover: '23:00' },
})
const names = (history: History): readonly (string | undefined)[] =>
  history.records.map(({ userInfo }) => userInfo.name)
const done = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe('the list', () => {
  test('the latest comes first, and is there at the next start', () => {
    const texts: Texts = new Map()
    const history = open(healthy(texts))
    for (const n of [1, 2, 3]) done(history().add(birth(n, `n${n}`)))
    expect(names(history())).toEqual(['n3', 'n2', 'n1'])
    expect(recordsIn(texts)).toEqual(history().records)
  })

  test('a birth that is there moves to the top instead of doubling, and keeps its id, name and analysis', () => {
    const history = open(healthy(new Map()))
    const first = done(history().add(birth(1, '甲')))
    done(history().setSaved(first.id, { strength: 3 }))
    done(history().add(birth(2, '乙')))
    done(history().add(birth(1)))
    expect(names(history())).toEqual(['甲', '乙'])
    expect(history().records[0]).toMatchObject({ id: first.id, saved: { strength: 3 } })
    done(history().add({ ...birth(1, '甲'), options: { dayRollover: '00:00' } }))
    expect(history().records).toHaveLength(2)
    expect(history().records[0]?.saved).toBeUndefined() // another chart than was analysed
  })

  test('twins of two names are two records; a name given later names the birth that had none', () => {
    const history = open(healthy(new Map()))
    for (const name of [undefined, '甲', '乙']) done(history().add(birth(1, name)))
    expect(names(history())).toEqual(['乙', '甲'])
  })

  test('a record is renamed and edited where it stands', () => {
    const history = open(healthy(new Map()))
    const [, , three] = [5, 4, 3].map((n) => done(history().add(birth(n, `n${n}`))))
    const middle = history().records[1]!
    done(history().rename(middle.id, '  林 知夏 '))
    expect(names(history())).toEqual(['n3', '林 知夏', 'n5'])
    done(history().rename(three!.id, ' '))
    expect(names(history())).toEqual([undefined, '林 知夏', 'n5'])
    done(history().edit(middle.id, birth(7, 'n7')))
    expect(history().records[1]).toMatchObject({ id: middle.id, ...birth(7, 'n7') })
    expect(history().rename('nobody', 'x')).toEqual({ ok: true, value: null })
  })

  test('previous and next follow the list shown', () => {
    const history = open(healthy(new Map()))
    for (const n of [1, 2, 3]) done(history().add(birth(n, `n${n}`)))
    const { records } = history()
    const [top, middle, last] = records
    expect(recordBeside(records, middle!.id, 'previous')).toBe(top)
    expect(recordBeside(records, middle!.id, 'next')).toBe(last)
    expect(recordBeside(records, top!.id, 'previous')).toBeNull()
    expect(recordBeside(records, last!.id, 'next')).toBeNull()
    expect(recordBeside(records, 'nobody', 'next')).toBeNull()
  })

  test.each([
    ['', ['Zoë', '林知夏']],
    ['zoe', ['Zoë']],
    ['ZOË 1960', ['Zoë']],
    ['知夏', ['林知夏']],
    ['成都', ['林知夏']],
    ['1990/6/5', ['林知夏']],
    ['1990-06-05', ['林知夏']],
    ['19900605', ['林知夏']],
    ['1990 成都 林', ['林知夏']],
    ['林 1960', []],
    ['  ', ['Zoë', '林知夏']],
  ])('searching %p finds %p', (text, found) => {
    const history = open(healthy(new Map()))
    const userInfo = { gender: 'female', birthDate: '1990/06/05 09:30:00', birthPlace: '四川 成都' } as const
    done(history().add({ userInfo: { name: '林知夏', ...userInfo } }))
    done(
      history().add({
        userInfo: { ...userInfo, name: 'Zoë', birthDate: '1960/01/01 00:00:00', birthPlace: '法国 巴黎' },
      }),
    )
    expect(searchRecords(history().records, text).map(({ userInfo: { name } }) => name)).toEqual(found)
  })
})

describe('undo', () => {
  test('a removed record comes back to its place within five seconds, not after', () => {
    const clock = { now: 1_800_000_000_000 }
    const texts: Texts = new Map()
    const history = open(healthy(texts), clock)
    for (const n of [1, 2, 3]) done(history().add(birth(n, `n${n}`)))
    const undo = done(history().remove(history().records[1]!.id))
    done(history().add(birth(4, 'n4')))
    expect(names(history())).toEqual(['n4', 'n3', 'n1'])
    clock.now += UNDO_MS
    expect(done(history().restore(undo))).toBe(1)
    expect(names(history())).toEqual(['n4', 'n3', 'n2', 'n1'])
    expect(recordsIn(texts)).toEqual(history().records)
    expect(done(history().restore(undo))).toBe(0)

    const late = done(history().clear())
    expect(history().records).toEqual([])
    clock.now += UNDO_MS + 1
    expect(done(history().restore(late))).toBe(0)
    expect(recordsIn(texts)).toEqual([])
  })

  test('what was cleared comes back below what was entered meanwhile, and nothing is doubled', () => {
    const history = open(healthy(new Map()))
    for (const n of [1, 2]) done(history().add(birth(n, `n${n}`)))
    const undo = done(history().clear())
    for (const n of [3, 1]) done(history().add(birth(n, `n${n}`)))
    expect(done(history().restore(undo))).toBe(1)
    expect(names(history())).toEqual(['n1', 'n3', 'n2'])
  })

  test('nothing of a cleared history stays in the storage', () => {
    const texts: Texts = new Map()
    const history = open(healthy(texts))
    for (const n of [1, 2, 3]) done(history().add(birth(n, `n${n}`)))
    done(history().clear())
    expect([...texts.values()].filter((text) => text.includes('成都'))).toEqual([])
  })
})

describe('import', () => {
  test('appended records come on top in their order; a birth that is there moves there and keeps its analysis', () => {
    const history = open(healthy(new Map()))
    const [one] = [1, 2].map((n) => done(history().add(birth(n, `n${n}`))))
    done(history().setSaved(one!.id, 'kept'))
    expect(done(history().take([birth(3, 'n3'), birth(1, 'n1'), birth(3, 'n3')], 'append'))).toBe(2)
    expect(names(history())).toEqual(['n3', 'n1', 'n2'])
    expect(history().records[1]).toMatchObject({ id: one!.id, saved: 'kept' })
  })

  test('replacing leaves exactly what came', () => {
    const history = open(healthy(new Map()))
    done(history().add(birth(1, 'n1')))
    done(history().take([birth(3, 'n3'), birth(2, 'n2')], 'replace'))
    expect(names(history())).toEqual(['n3', 'n2'])
  })
})

const ACTIONS: Readonly<Record<string, (history: () => History) => { ok: boolean }>> = {
  'adding a birth': (history) => history().add(birth(999, 'new')),
  'adding one that is there': (history) => history().add(birth(3, 'n3')),
  renaming: (history) => history().rename(history().records[200]!.id, 'renamed'),
  editing: (history) => history().edit(history().records[5]!.id, birth(998, 'edited')),
  'keeping an analysis': (history) => history().setSaved(history().records[150]!.id, { text: '用神'.repeat(20_000) }),
  'removing one': (history) => history().remove(history().records[170]!.id),
  clearing: (history) => history().clear(),
  appending: (history) =>
    history().take(
      Array.from({ length: 200 }, (_, i) => birth(i + 300, `i${i}`)),
      'append',
    ),
  replacing: (history) =>
    history().take(
      Array.from({ length: 300 }, (_, i) => birth(i + 300, `i${i}`)),
      'replace',
    ),
}

/** Storage that goes wrong at one write or removal: before it, in the middle of it, or after it. */
type Moment = 'before' | 'midway' | 'after'
type Fault = {
  readonly at: number
  readonly moment: Moment
  readonly kind: 'kill' | 'refuse once' | 'refuse from then on'
}
class Killed extends Error {}

function failing(texts: Texts, fault: Fault): TextStore & { steps: () => number } {
  let steps = 0
  let dead = false
  const step = (key: string, whole: () => void, half: () => void): void => {
    if (dead) throw new Killed()
    const now = steps++
    const fails = fault.kind === 'refuse from then on' ? now >= fault.at : now === fault.at
    if (!fails) return whole()
    if (fault.moment === 'midway') half()
    if (fault.moment === 'after') whole()
    if (fault.kind !== 'kill') throw new StorageFull(key)
    dead = true
    throw new Killed()
  }
  return {
    steps: () => steps,
    read(key) {
      if (dead) throw new Killed()
      return texts.get(key) ?? null
    },
    write: (key, text) =>
      step(
        key,
        () => texts.set(key, text),
        () => texts.set(key, text.slice(0, text.length / 2)),
      ),
    remove: (key) =>
      step(
        key,
        () => texts.delete(key),
        () => undefined,
      ),
  }
}

describe('a storage that fails at any step loses nothing that was acknowledged', () => {
  const start: Texts = new Map()
  done(
    open(healthy(start))().take(
      Array.from({ length: 280 }, (_, i) => birth(i, `n${i}`)),
      'replace',
    ),
  )
  /** Faster to compare than records. */
  const rows = (records: History['records']): string => JSON.stringify(records.map(HISTORY_ROWS.encode))
  const before = rows(recordsIn(start))
  const run = (action: (history: () => History) => { ok: boolean }, fault: Fault) => {
    const texts = new Map(start)
    const store = failing(texts, fault)
    const history = open(store, undefined, { next: 1000 })
    let result: { ok: boolean } | 'killed'
    try {
      result = action(history)
    } catch (cause) {
      if (!(cause instanceof Killed)) throw cause
      result = 'killed'
    }
    return { texts, store, history, result }
  }
  const NEVER: Fault = { at: Infinity, moment: 'before', kind: 'kill' }

  describe.each(Object.keys(ACTIONS))('%s', (name) => {
    const action = ACTIONS[name]!
    const whole = run(action, NEVER)
    const after = rows(recordsIn(whole.texts))
    const faults = Array.from({ length: whole.store.steps() }, (_, at) =>
      (['before', 'midway', 'after'] as const).map((moment) => [at, moment] as const),
    ).flat()

    test('changes the list', () => {
      expect(whole.result).toMatchObject({ ok: true })
      expect(after === before).toBe(false)
      expect(after === rows(whole.history().records)).toBe(true)
      expect(faults.length).toBeGreaterThan(5)
    })

    test.each(faults)('killed at step %i, %s', (at, moment) => {
      const { texts, result } = run(action, { at, moment, kind: 'kill' })
      const reopened = open(healthy(texts))()
      expect(reopened.broken).toBeNull()
      const found = rows(reopened.records)
      expect(found === after || (result === 'killed' && found === before)).toBe(true)
      expect(rows(recordsIn(texts)) === found).toBe(true)
      const pages = [...texts.keys()].filter((key) => /^history\.\d+$/.test(key))
      const named = pages.filter((key) => texts.get('history.a')?.includes(key.slice('history.'.length)))
      expect(pages).toEqual(named) // what was left lying is swept up
    })

    test.each(faults)('refused at step %i, %s', (at, moment) => {
      for (const kind of ['refuse once', 'refuse from then on'] as const) {
        const { texts, history, result } = run(action, { at, moment, kind })
        const kept = rows(history().records)
        if (result !== 'killed' && result.ok) expect(kept === after).toBe(true)
        else {
          expect(result).toEqual({ ok: false, error: { code: 'storage/full' } })
          expect(kept === before).toBe(true)
        }
        const reopened = open(healthy(new Map(texts)))()
        expect(reopened.broken).toBeNull()
        const found = rows(reopened.records)
        expect(found === kept || (moment === 'after' && found === after)).toBe(true)
        if (kind === 'refuse from then on') continue
        done(history().add(birth(997, 'later')))
        expect(rows(history().records.slice(1)) === kept).toBe(true)
        expect(rows(recordsIn(texts)) === rows(history().records)).toBe(true)
      }
    })
  })

  test('a full storage can be made emptier', () => {
    const texts: Texts = new Map()
    const used = (): number => [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    const store: TextStore = {
      ...healthy(texts),
      write(key, text) {
        const grown = used() + text.length - (texts.get(key)?.length ?? -key.length)
        if (grown > 120_000) throw new StorageFull(key)
        texts.set(key, text)
      },
    }
    const history = open(store)
    let n = 0
    while (history().add(birth(n, `n${n}`)).ok) n++
    texts.set('elsewhere', 'x'.repeat(120_000 - used() - 'elsewhere'.length)) // to the last character
    expect(n).toBeGreaterThan(300)
    expect(history().records).toHaveLength(n)
    expect(recordsIn(new Map(texts))).toEqual(history().records)
    done(history().remove(history().records[n >> 1]!.id))
    expect(history().records).toHaveLength(n - 1)
    expect(recordsIn(new Map(texts))).toEqual(history().records)
    done(history().clear())
    texts.delete('elsewhere')
    done(history().add(birth(1, 'again')))
    expect(names(history())).toEqual(['again'])
  })
})

describe('broken texts', () => {
  const texts: Texts = new Map()
  const COUNT = 400
  beforeEach(() => {
    texts.clear()
    done(
      open(healthy(texts))().take(
        Array.from({ length: COUNT }, (_, i) => birth(i, `n${i}`)),
        'replace',
      ),
    )
  })
  const harms: readonly (readonly [string, (text: string) => string])[] = [
    ['cut short', (text) => text.slice(0, -9)],
    ['emptied', () => ''],
    ['no JSON', () => '{'],
    ['another program’s', () => '{"state":{}}'],
    ['with one character changed', (text) => `${text.slice(0, 20)}#${text.slice(21)}`],
    ['of a later version', () => '1yhqgdl-b [2,"later"]'],
  ]
  const harm = (key: string, how: (text: string) => string): void => void texts.set(key, how(texts.get(key) ?? ''))

  test.each(harms)('one slot %s: the other serves, and heals it', (_, how) => {
    const before = recordsIn(texts)
    const whole = texts.get('history.a')
    for (const key of ['history.a', 'history.b']) {
      harm(key, how)
      const history = open(healthy(texts))()
      expect(history.broken).toBeNull()
      expect(history.records).toEqual(before)
      expect(texts.get(key)).toBe(whole)
    }
  })

  test.each(harms)('both slots %s: it is told, the texts are kept aside, and the history works', (_, how) => {
    harm('history.a', how)
    harm('history.b', how)
    const slots = [texts.get('history.a'), texts.get('history.b')]
    const history = open(healthy(texts))
    expect(history().broken).toEqual({ code: 'storage/broken' })
    expect(JSON.parse(texts.get('history.broken')!)).toEqual(slots)
    done(history().add(birth(2000, 'later')))
    expect(history().records[0]).toMatchObject(birth(2000, 'later'))
    history().heard()
    expect(history().broken).toBeNull()
    expect(recordsIn(texts)).toEqual(history().records)
  })

  test('pages that broken slots still name are read', () => {
    const before = recordsIn(texts)
    for (const key of ['history.a', 'history.b']) harm(key, (text) => text.slice(0, -3))
    const { records, broken } = open(healthy(texts))()
    expect(broken).not.toBeNull()
    expect(records).toEqual(before)
  })

  test('a broken page costs its own records alone, and its text stays', () => {
    const before = recordsIn(texts)
    const key = [...texts.keys()].filter((name) => /^history\.\d+$/.test(name))[1]!
    harm(key, (text) => text.replace('n200', 'N200'))
    const harmed = texts.get(key)
    const history = open(healthy(texts))
    expect(history().broken).toEqual({ code: 'storage/broken' })
    expect(history().records.length).toBeGreaterThan(200)
    expect(history().records.length).toBeLessThan(COUNT)
    for (const record of history().records) expect(before).toContainEqual(record)
    done(history().add(birth(2000, 'later')))
    done(history().clear())
    expect(texts.get(key)).toBe(harmed)
  })

  test('a storage with no room to set broken texts aside keeps them where they are', () => {
    for (const key of ['history.a', 'history.b']) harm(key, () => 'broken')
    const full: TextStore = {
      ...healthy(texts),
      write: (key) => {
        throw new StorageFull(key)
      },
    }
    const history = open(full)
    expect(history().broken).toEqual({ code: 'storage/broken' })
    expect(history().add(birth(1))).toEqual({ ok: false, error: { code: 'storage/full' } })
    expect([texts.get('history.a'), texts.get('history.b')]).toEqual(['broken', 'broken'])
  })
})

test('two tabs of one browser do not undo each other’s work', () => {
  const texts: Texts = new Map()
  const ids = { next: 0 }
  const [one, two] = [open(healthy(texts), undefined, ids), open(healthy(texts), undefined, ids)]
  done(one().add(birth(1, 'n1')))
  done(two().add(birth(2, 'n2')))
  done(one().add(birth(3, 'n3')))
  expect(names(one())).toEqual(['n3', 'n2', 'n1'])
  two().refresh()
  expect(two().records).toEqual(one().records)
})

test('adding to 10,000 records writes little more than one page', () => {
  const texts: Texts = new Map()
  const births = Array.from({ length: 10_000 }, (_, i) => birth(i, `n${i}`))
  done(open(healthy(texts))().take(births, 'replace'))
  let written = 0
  const counting: TextStore = {
    ...healthy(texts),
    write(key, text) {
      written += text.length
      texts.set(key, text)
    },
  }
  const history = open(counting)
  expect(history().records).toHaveLength(10_000)
  for (let i = 0; i < 20; i++) done(history().add(birth(i * 31, `n${i * 31}`)))
  expect(written / 20).toBeLessThan(60_000)
  expect(Math.max(...[...texts.values()].map((text) => text.length))).toBeLessThan(40_000)
})

describe('any run of changes, refusals and restarts', () => {
  interface Entry {
    readonly name: string | undefined
    readonly n: number
    readonly saved: number | undefined
  }
  type Step =
    | { readonly do: 'add'; readonly n: number; readonly name: string | undefined }
    | { readonly do: 'remove' | 'rename' | 'save' | 'edit'; readonly at: number; readonly n: number }
    | { readonly do: 'clear' | 'restart' | 'undo' }
    | { readonly do: 'append' | 'replace'; readonly n: number; readonly count: number }

  /** The same rules over a plain array. */
  function expected(list: readonly Entry[], step: Step): readonly Entry[] {
    switch (step.do) {
      case 'add': {
        const old =
          list.find(({ n, name }) => n === step.n && name === step.name) ??
          list.find(({ n, name }) => n === step.n && (name === undefined || step.name === undefined))
        const entry = { name: step.name ?? old?.name, n: step.n, saved: old?.saved }
        return [entry, ...list.filter((other) => other !== old)]
      }
      case 'remove':
        return list.filter((_, i) => i !== step.at % list.length)
      case 'rename':
      case 'save':
      case 'edit': {
        const old = list[step.at % list.length]
        if (!old) return list
        const next = {
          rename: { ...old, name: `r${step.n}` },
          save: { ...old, saved: step.n },
          edit: { name: old.name, n: step.n, saved: old.n === step.n ? old.saved : undefined },
        }[step.do]
        return list.flatMap((other) =>
          other === old ? [next] : other.n === next.n && other.name === next.name ? [] : [other],
        )
      }
      case 'clear':
        return []
      case 'append':
      case 'replace': {
        const came = imported(step.n, step.count)
        if (step.do === 'replace') return came
        const same = (entry: Entry) => (other: Entry) => entry.n === other.n && entry.name === other.name
        return [
          ...came.map((entry) => ({ ...entry, saved: list.find(same(entry))?.saved })),
          ...list.filter((other) => !came.some(same(other))),
        ]
      }
      default:
        return list
    }
  }
  const imported = (n: number, count: number): readonly Entry[] =>
    Array.from({ length: count }, (_, i) => ({ name: undefined, n: n + i, saved: undefined }))

  const births = fc.nat(7)
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant('add' as const), n: births, name: fc.constantFrom(undefined, '甲', '乙') }),
    fc.record({
      do: fc.constantFrom('remove' as const, 'rename' as const, 'save' as const),
      at: fc.nat(9),
      n: fc.nat(2),
    }),
    fc.record({ do: fc.constant('edit' as const), at: fc.nat(9), n: births }),
    fc.record({ do: fc.constantFrom('clear' as const, 'restart' as const, 'undo' as const) }),
    fc.record({
      do: fc.constantFrom('append' as const, 'replace' as const),
      n: births,
      count: fc.integer({ min: 1, max: 200 }),
    }),
  )
  const bare = ({ records }: History): readonly Entry[] =>
    records.map(({ userInfo, saved }) => ({
      name: userInfo.name,
      n: Number(userInfo.birthDate.slice(0, 4)) - 1900 + 150 * Number(/第(\d+)城/.exec(userInfo.birthPlace)?.[1] ?? 0),
      saved: saved as number | undefined,
    }))

  test('keeps what an array would', () => {
    const fault = fc.option(fc.record({ at: fc.nat(9), moment: fc.constantFrom<Moment>('before', 'midway') }), {
      freq: 2,
    })
    const runs = fc.array(fc.tuple(step, fault), { maxLength: 30 })
    fc.assert(
      fc.property(runs, (steps) => {
        const texts: Texts = new Map()
        const ids = { next: 0 }
        const clock = { now: 1_800_000_000_000 }
        let active: TextStore = healthy(texts)
        const store: TextStore = {
          read: (key) => active.read(key),
          write: (key, text) => active.write(key, text),
          remove: (key) => active.remove(key),
        }
        let history = open(store, clock, ids)
        let list: readonly Entry[] = []
        for (const [todo, refusal] of steps) {
          active = refusal ? failing(texts, { ...refusal, kind: 'refuse once' }) : healthy(texts)
          const at = 'at' in todo ? history().records[todo.at % history().records.length] : undefined
          const removed = history().records
          const outcome = ((): { readonly ok: boolean } => {
            switch (todo.do) {
              case 'add':
                return history().add(birth(todo.n, todo.name))
              case 'append':
              case 'replace':
                return history().take(
                  imported(todo.n, todo.count).map(({ n }) => birth(n)),
                  todo.do,
                )
              case 'restart':
                history = open(store, clock, ids)
                return { ok: true }
              case 'clear':
                return history().clear()
              case 'undo': {
                const undo = history().clear()
                if (!undo.ok) return undo
                expect(undo.value.removed).toEqual(removed)
                active = healthy(texts)
                return history().restore(undo.value)
              }
              case 'remove':
                return history().remove(at?.id ?? '')
              case 'rename':
                return history().rename(at?.id ?? '', `r${todo.n}`)
              case 'save':
                return history().setSaved(at?.id ?? '', todo.n)
              case 'edit':
                return history().edit(at?.id ?? '', birth(todo.n, at?.userInfo.name))
            }
          })()
          if (outcome.ok) list = expected(list, todo)
          else expect(refusal).not.toBeNull()
          expect(bare(history())).toEqual(list)
          expect(history().broken).toBeNull()
          expect(bare(open(healthy(new Map(texts)))())).toEqual(list)
        }
      }),
      { seed: SEED, numRuns: sized(2000) },
    )
  })
})
