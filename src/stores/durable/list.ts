// A list so kept that no kill and no refusal of the storage, at any step, loses what was acknowledged.
//
//   <name>.a, <name>.b   two slots for the head: which pages there are
//   <name>.<number>      a page; it is not touched again while a head names it
//   <name>.broken        heads that could not be read, for whoever can; the pages they name stay too
//   <name>.reserve       nothing: room given up so that a full storage can still be made emptier
//
// A write puts its new pages beside the old ones, then its head into one slot (from here on it is kept), then into the
// other, then removes the pages that no slot names any more. Both slots usually say the same, so either may break.
import type { TextStore } from '../../platform/storage/contract'
import { headText, legiblePages, readHead, type Head, type PageName } from './head'
import { draftText, PAGE_SIZE, paginate, readPage, type Codec, type Page } from './pages'
import { checksum } from './sealed-text'

export interface DurableList<T> {
  /** Reads everything again. @returns the items, newest state first found whole, or whatever is still legible */
  open(): Opened<T>
  /** All of it or nothing. @throws StorageFull; then what was kept before is kept still */
  write(items: readonly T[]): void
  /** Whether somebody else wrote since: another tab. */
  isStale(): boolean
}

export interface Opened<T> {
  readonly items: readonly T[]
  /** Something of it could not be read. */
  readonly broken: boolean
}

interface State<T> extends Opened<T> {
  readonly head: Head
  readonly pages: readonly Page<T>[]
}

const SLOTS = ['a', 'b'] as const
const ASIDE_LIMIT = 8
/** A page and two heads. */
const RESERVE = ' '.repeat(PAGE_SIZE + 8_000)

/** @param now unix milliseconds: where the numbers of a first page start, so that two beginnings never share one */
export function durableList<T>(texts: TextStore, name: string, codec: Codec<T>, now: () => number): DurableList<T> {
  const slotKeys = SLOTS.map((slot) => `${name}.${slot}`)
  const asideKey = `${name}.broken`
  const reserveKey = `${name}.reserve`
  const pageKey = (number: number): string => `${name}.${number}`
  const readSlots = (): readonly (string | null)[] => slotKeys.map((key) => texts.read(key))

  let state: State<T> = { items: [], broken: false, pages: [], head: { sequence: 0, next: 0, pages: [], dropped: [] } }
  let seen: readonly (string | null)[] = []
  let aside: readonly string[] = []
  let reserved = false

  function open(): Opened<T> {
    seen = readSlots()
    aside = []
    reserved = texts.read(reserveKey) !== null
    state = newestWhole() ?? legible()
    if (state.broken) aside = seen.filter((text): text is string => text !== null)
    const { items, broken } = state
    attempt(() => (broken ? write(items) : settle()))
    return { items, broken }
  }

  function newestWhole(): State<T> | null {
    const heads = seen.flatMap((text) => readHead(text) ?? []).sort((a, b) => b.sequence - a.sequence)
    const [newest, older] = heads.map((head) => (): State<T> => load(head, head.pages))
    const first = newest?.() ?? null
    if (!first?.broken || heads[0]?.sequence === heads[1]?.sequence) return first
    const second = older?.() ?? null
    return second && !second.broken ? second : first
  }

  /** From heads that are broken or were never written. */
  function legible(): State<T> {
    const named = seen.flatMap((text) => legiblePages(text ?? ''))
    const names = [...new Map(named.map((page) => [page.number, page])).values()]
    let next = Math.max(now(), ...names.map(({ number }) => number + 1))
    while (texts.read(pageKey(next)) !== null) next++
    const found = load({ sequence: 0, next, pages: [], dropped: [] }, names)
    return { ...found, items: withoutDoubles(found.items), broken: seen.some((text) => text !== null) }
  }

  function load(head: Head, names: readonly PageName[]): State<T> {
    const read = names.map(({ number, sum }) => readPage(number, sum, texts.read(pageKey(number)), codec))
    const pages = read.filter((page): page is Page<T> => page !== null)
    const broken = pages.length < read.length
    return { head, pages, broken, items: pages.flatMap(({ items }) => items) }
  }

  function withoutDoubles(items: readonly T[]): readonly T[] {
    const byKey = new Map<string, T>()
    for (const item of items) if (!byKey.has(codec.key(item))) byKey.set(codec.key(item), item)
    return [...byKey.values()]
  }

  function write(items: readonly T[]): void {
    const shrinks = items.length < state.items.length
    setAside()
    try {
      commit(items)
    } catch (refusal) {
      if (!shrinks || !reserved) throw refusal
      attempt(() => texts.remove(reserveKey))
      reserved = false
      commit(items)
    }
    attempt(settle)
  }

  function commit(items: readonly T[]): void {
    const written: number[] = []
    try {
      const pages = writePages(items, written)
      const head = headAfter(pages, written.length)
      const text = headText(head)
      const current = headText(state.head)
      const lagging = seen.findIndex((slot) => slot !== current)
      const slot = lagging < 0 ? head.sequence % SLOTS.length : lagging
      writeSlot(slot, text)
      state = { items, broken: false, pages, head }
    } catch (refusal) {
      for (const number of written.reverse()) attempt(() => texts.remove(pageKey(number)))
      seen = readSlots()
      throw refusal
    }
    seen = readSlots()
  }

  /** A storage that refuses half-way leaves half a head: the slot says again what it said. */
  function writeSlot(slot: number, text: string): void {
    const key = slotKeys[slot] as string
    const before = seen[slot] ?? null
    try {
      texts.write(key, text)
    } catch (refusal) {
      attempt(() => (before === null ? texts.remove(key) : texts.write(key, before)))
      throw refusal
    }
  }

  /** @param written the numbers of pages begun, filled as it goes */
  function writePages(items: readonly T[], written: number[]): readonly Page<T>[] {
    return paginate(state.pages, items, codec).map((part) => {
      if ('number' in part) return part
      const number = state.head.next + written.length
      const text = draftText(part)
      written.push(number)
      texts.write(pageKey(number), text)
      return { number, sum: checksum(text), items: part.items, size: text.length }
    })
  }

  function headAfter(pages: readonly Page<T>[], added: number): Head {
    const kept = new Set(pages.map(({ number }) => number))
    const left = state.head.dropped.filter((number) => texts.read(pageKey(number)) !== null)
    const dropped = [...left, ...state.pages.map(({ number }) => number).filter((number) => !kept.has(number))]
    return {
      sequence: Math.max(state.head.sequence, ...seen.map((text) => readHead(text)?.sequence ?? 0)) + 1,
      next: state.head.next + added,
      pages: pages.map(({ number, sum }) => ({ number, sum })),
      dropped,
    }
  }

  /** Brings the second slot up to the first, then removes what neither names. */
  function settle(): void {
    if (state.head.sequence === 0) return
    const text = headText(state.head)
    slotKeys.forEach((key, slot) => {
      if (seen[slot] !== text) texts.write(key, text)
    })
    seen = readSlots()
    for (const number of state.head.dropped) removePage(number)
    for (let number = state.head.next; removePage(number); ) number++
    if (reserved) return
    texts.write(reserveKey, RESERVE)
    reserved = true
  }

  function removePage(number: number): boolean {
    if (texts.read(pageKey(number)) === null) return false
    texts.remove(pageKey(number))
    return true
  }

  /** Before anything is written over them. */
  function setAside(): void {
    if (aside.length === 0) return
    const earlier = readAside(texts.read(asideKey))
    texts.write(asideKey, JSON.stringify([...earlier, ...aside].slice(-ASIDE_LIMIT)))
    aside = []
  }

  return { open, write, isStale: () => readSlots().some((text, slot) => text !== seen[slot]) }
}

function readAside(text: string | null): readonly string[] {
  try {
    return text === null ? [] : (JSON.parse(text) as string[])
  } catch {
    return [text as string]
  }
}

/** What may fail without harm: it is tried again at the next write or the next start. */
function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // nothing was lost: see above
  }
}
