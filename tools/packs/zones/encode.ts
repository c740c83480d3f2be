// The text of zones.json. One row a zone: `name|abbreviations|offsets|summers|indices|untils`.
// Numbers are base 60 in minutes, seconds after a point, as moment packs them, but offsets run east. A clock is the same
// position of the three lists; `indices` names the clocks in turn, one base-60 digit each, and when it ends goes on
// repeating its last two; `untils` are differences from the one before. An until `~3` stands for the whole of `tails[3]`,
// which many zones share and which is always a row's last word.
import { base60FromSeconds, DIGITS } from './moment-text'
import type { ZoneRow } from './zone-row'

const LEAST_GAIN = 40

export function encodeZones(rows: readonly ZoneRow[]): string {
  const gaps = rows.map(({ periods }) =>
    periods.slice(0, -1).map(({ until }, i) => base60FromSeconds(until - (periods[i - 1]?.until ?? 0))),
  )
  const { tails, words } = shareTails(gaps)
  const zones = rows.map((row, i) => `${clocks(row)}|${(words[i] ?? []).join(' ')}`)
  const links = rows.flatMap(({ name, links: others }) => (others.length > 0 ? [`${name}|${others.join(' ')}`] : []))
  return `{"tails":${lines(tails)},\n"zones":${lines(zones)},\n"links":${lines(links)}}\n`
}

const lines = (texts: readonly string[]): string => `[\n${texts.map((text) => JSON.stringify(text)).join(',\n')}\n]`

function clocks({ name, periods }: ZoneRow): string {
  const kinds: { key: string; columns: readonly [string, string, string] }[] = []
  const indices = periods.map(({ abbreviation, offset, summer }) => {
    const columns = [abbreviation, base60FromSeconds(offset), base60FromSeconds(summer)] as const
    const key = columns.join(' ')
    const known = kinds.findIndex((kind) => kind.key === key)
    if (known >= 0) return DIGITS.charAt(known)
    kinds.push({ key, columns })
    return DIGITS.charAt(kinds.length - 1)
  })
  const column = (k: 0 | 1 | 2) => kinds.map((kind) => kind.columns[k]).join(' ')
  return `${name}|${column(0)}|${column(1)}|${column(2)}|${withoutAlternation(indices.join(''))}`
}

/** `'01212121'` → `'012'`: the reader repeats the last two. Never shorter than two digits, if there were two. */
function withoutAlternation(indices: string): string {
  let end = indices.length
  while (end > 2 && indices.charAt(end - 1) === indices.charAt(end - 3)) end--
  return indices.slice(0, end)
}

/** Takes out, dearest first, the endings that several rows share word for word. */
function shareTails(gaps: readonly (readonly string[])[]): { tails: string[]; words: (readonly string[])[] } {
  const words = gaps.map((row) => row)
  const tails: string[] = []
  for (;;) {
    const tail = dearestTail(words)
    if (!tail) return { tails, words }
    words.forEach((row, i) => {
      const start = row.length - tail.length
      if (start >= 0 && tail.every((word, k) => row[start + k] === word))
        words[i] = [...row.slice(0, start), `~${tails.length}`]
    })
    tails.push(tail.join(' '))
  }
}

function dearestTail(rows: readonly (readonly string[])[]): readonly string[] | null {
  const seen = new Map<string, { count: number; words: readonly string[] }>()
  for (const row of rows) {
    for (let start = 0; start < row.length - 1; start++) {
      const words = row.slice(start)
      if (words[words.length - 1]?.startsWith('~')) break
      const entry = seen.get(words.join(' '))
      if (entry) entry.count++
      else seen.set(words.join(' '), { count: 1, words })
    }
  }
  let best: readonly string[] | null = null
  let bestGain = LEAST_GAIN
  for (const [text, { count, words }] of seen) {
    const gain = (text.length - 3) * (count - 1)
    if (gain > bestGain) [best, bestGain] = [words, gain]
  }
  return best
}
