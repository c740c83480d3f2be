// A list so kept that no kill and no refusal of the storage, at any step, loses what was acknowledged.
//
//   <name>.a, <name>.b   two slots for the head: which pages there are
//   <name>.<number>      a page; it is not touched again while a head names it
//   <name>.broken        heads that could not be read, for whoever can
//
// A write puts its new pages beside the old ones, then its head into one slot (from here on it is kept), then into the
// other, then removes the pages that no slot names any more. Both slots usually say the same, so either may break.
import type { TextStore } from '../../platform/storage/contract'
import { headText, legiblePages, readHead, type Head, type PageName } from './head'
import { draftText, paginate, readPage, type Codec, type Page } from './pages'
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

/** @param now unix milliseconds: where the numbers of a first page start, so that two beginnings never share one */
export function durableList<T>(texts: TextStore, name: string, codec: Codec<T>, now: () => number): DurableList<T> {
  const slotKeys = SLOTS.map((slot) => `${name}.${slot}`)
  const asideKey = `${name}.broken`
  const pageKey = (number: number): string => `${name}.${number}`
  const readSlots = (): readonly (string | null)[] => slotKeys.map((key) => texts.read(key))

  let state: State<T> = { items: [], broken: false, pages: [], head: { sequence: 0, next: 0, pages: [], dropped: [] } }
  let seen: readonly (string | null)[] = []
  let aside: readonly string[] = []

  function open(): Opened<T> {
    seen = readSlots()
    aside = []
    state = newestWhole() ?? legible()
    if (state.broken) aside = seen.filter((text): text is string => text !== null)
    attempt(() => (state.broken ? write(state.items) : settle()))
    return state
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
    const names = seen.flatMap((text) => legiblePages(text ?? ''))
    let next = Math.max(now(), ...names.map(({ number }) => number + 1))
    while (texts.read(pageKey(next)) !== null) next++
    const found = load({ sequence: 0, next, pages: [], dropped: [] }, names)
    return { ...found, broken: seen.some((text) => text !== null) }
  }

  function load(head: Head, names: readonly PageName[]): State<T> {
    const read = names.map(({ number, sum }) => readPage(number, sum, texts.read(pageKey(number)), codec))
    const pages = read.filter((page): page is Page<T> => page !== null)
    const broken = pages.length < read.length
    const all = pages.flatMap(({ items }) => items)
    return { head, pages, broken, items: broken ? withoutDoubles(all) : all }
  }

  function withoutDoubles(items: readonly T[]): readonly T[] {
    const byKey = new Map<string, T>()
    for (const item of items) if (!byKey.has(codec.key(item))) byKey.set(codec.key(item), item)
    return [...byKey.values()]
  }

  function write(items: readonly T[]): void {
    setAside()
    const written: number[] = []
    try {
      const pages = writePages(items, written)
      const head = headAfter(pages, written.length)
      const text = headText(head)
      const current = headText(state.head)
      const lagging = seen.findIndex((slot) => slot !== current)
      const slot = lagging < 0 ? head.sequence % SLOTS.length : lagging
      texts.write(slotKeys[slot] as string, text)
      state = { items, broken: false, pages, head }
    } catch (refusal) {
      for (const number of written.reverse()) attempt(() => texts.remove(pageKey(number)))
      seen = readSlots()
      throw refusal
    }
    seen = readSlots()
    attempt(settle)
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
