// What a durable list consists of: its pages in order, by number.
import { seal, unseal } from './sealed-text'

export interface PageName {
  readonly number: number
  /** Of the page's text. */
  readonly sum: string
}

export interface Head {
  /** One more at every write: of two heads the higher is the later. */
  readonly sequence: number
  /** The number the next new page gets. */
  readonly next: number
  readonly pages: readonly PageName[]
  /** Pages this head took out of the list: to be removed once no slot names them. */
  readonly dropped: readonly number[]
}

const VERSION = 1
type Written = readonly [version: number, sequence: number, next: number, pages: [number, string][], dropped: number[]]

export function headText({ sequence, next, pages, dropped }: Head): string {
  const names = pages.map(({ number, sum }) => [number, sum])
  return seal(JSON.stringify([VERSION, sequence, next, names, dropped]))
}

/** Null for a text that is broken, or of a version not known here. */
export function readHead(text: string | null): Head | null {
  const whole = text === null ? null : unseal(text)
  if (whole === null) return null
  const written = JSON.parse(whole) as unknown
  if (!Array.isArray(written) || written[0] !== VERSION) return null
  const [, sequence, next, pages, dropped] = written as unknown as Written
  return { sequence, next, pages: pages.map(([number, sum]) => ({ number, sum })), dropped }
}

/** Every page that a broken head still names legibly, in the order written. */
export const legiblePages = (text: string): readonly PageName[] =>
  (text.match(/\[\d+,"[\w-]+"\]/g) ?? []).map((name) => {
    const [number, sum] = JSON.parse(name) as [number, string]
    return { number, sum }
  })
