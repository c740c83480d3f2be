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

/** Items with the texts they will be kept as, not yet a page. */
export interface Draft<T> {
  readonly items: T[]
  readonly rows: string[]
  size: number
}

/** Characters; a mini-program keeps at most 1 MB under a key. One item may be longer than a page. */
export const PAGE_SIZE = 24_000

export const draftText = (draft: Draft<unknown>): string => `[${draft.rows.join(',')}]`

/** Null when the text is not the one the sum was made of, or was written by nobody we know. */
export function readPage<T>(number: number, sum: string, text: string | null, codec: Codec<T>): Page<T> | null {
  if (text === null || checksum(text) !== sum) return null
  try {
    const items = (JSON.parse(text) as unknown[]).map((row) => codec.decode(row))
    return { number, sum, items, size: text.length }
  } catch {
    return null
  }
}

/** The list in pages: those of before wherever their items still follow one another, drafts for everything else. */
export function paginate<T>(
  before: readonly Page<T>[],
  items: readonly T[],
  { encode }: Codec<T>,
): readonly (Page<T> | Draft<T>)[] {
  const starting = new Map(before.map((page) => [page.items[0], page]))
  const plan: (Page<T> | Draft<T>)[] = []
  for (let i = 0; i < items.length; ) {
    const page = starting.get(items[i] as T)
    const unchanged = page !== undefined && page.items.every((item, k) => item === items[i + k])
    const next = unchanged ? page.items : [items[i] as T]
    const last = openDraft(plan)
    if (unchanged && !(last && last.size + page.size <= PAGE_SIZE)) plan.push(page)
    else next.forEach((item) => addTo(plan, item, encode))
    i += next.length
  }
  return plan
}

function openDraft<T>(plan: readonly (Page<T> | Draft<T>)[]): Draft<T> | null {
  const last = plan[plan.length - 1]
  return last && 'rows' in last ? last : null
}

function addTo<T>(plan: (Page<T> | Draft<T>)[], item: T, encode: (item: T) => unknown): void {
  const row = JSON.stringify(encode(item))
  const last = openDraft(plan)
  const fits = last !== null && last.size + row.length + 1 <= PAGE_SIZE
  const draft: Draft<T> = fits ? last : { items: [], rows: [], size: 1 }
  if (!fits) plan.push(draft)
  draft.items.push(item)
  draft.rows.push(row)
  draft.size += row.length + 1
}
