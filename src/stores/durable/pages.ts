// How a long list is cut into texts: a change rewrites the page it falls in and leaves the others.
import { checksum } from './sealed-text'

export interface Codec<T> {
  /** Two items of one key are the same item in an older and a newer form. */
  key(item: T): string
  /** Anything JSON can write. */
  encode(item: T): unknown
  /** @throws TypeError for a row it never wrote */
  decode(row: unknown): T
}

export interface Page<T> {
  readonly number: number
  readonly sum: string
  readonly items: readonly T[]
  /** Characters of its text. */
  readonly size: number
}

/** Items with the text they will be kept as, not yet a page. */
export interface Draft<T> {
  readonly items: T[]
  readonly rows: string[]
  size: number
}

/** Characters; a mini-program keeps at most 1 MB under a key, and an item may well be longer than a page. */
export const PAGE_SIZE = 24_000

export const draftText = (draft: Draft<unknown>): string => `[${draft.rows.join(',')}]`

/** Null when the text is not the one the sum was made of. */
export function readPage<T>(number: number, sum: string, text: string | null, codec: Codec<T>): Page<T> | null {
  if (text === null || checksum(text) !== sum) return null
  const items = (JSON.parse(text) as unknown[]).map((row) => codec.decode(row))
  return { number, sum, items, size: text.length }
}

/** The list in pages: those of before wherever their items still follow one another, drafts for everything else. */
export function paginate<T>(
  before: readonly Page<T>[],
  items: readonly T[],
  { encode }: Codec<T>,
): readonly (Page<T> | Draft<T>)[] {
  const starting = new Map(before.map((page) => [page.items[0], page]))
  const plan: (Page<T> | Draft<T>)[] = []
  let draft: Draft<T> | null = null
  const add = (item: T): void => {
    const row = JSON.stringify(encode(item))
    if (draft === null || draft.size + row.length + 1 > PAGE_SIZE) plan.push((draft = { items: [], rows: [], size: 1 }))
    draft.items.push(item)
    draft.rows.push(row)
    draft.size += row.length + 1
  }
  for (let i = 0; i < items.length; ) {
    const page = starting.get(items[i])
    const unchanged = page?.items.every((item, k) => item === items[i + k])
    if (!page || !unchanged) add(items[i++] as T)
    else {
      if (draft !== null && sizeOf(draft) + page.size <= PAGE_SIZE) page.items.forEach(add)
      else {
        plan.push(page)
        draft = null
      }
      i += page.items.length
    }
  }
  return plan
}

const sizeOf = ({ size }: Draft<unknown>): number => size
