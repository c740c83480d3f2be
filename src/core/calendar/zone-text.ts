// The text of the zone table, read back into seconds. The form is described where it is written (tools/packs/zones).

/** One stretch of one clock. Seconds; `until` is an instant, Infinity for the last; `offset` and `summer` as in a ZonePeriod. */
export interface ClockStretch {
  readonly until: number
  readonly offset: number
  readonly summer: number
  readonly abbreviation: string
}

/** @param row `name|abbreviations|offsets|summers|indices|untils` @param tails endings of `untils` that rows share */
export function readZoneRow(row: string, tails: readonly string[]): ClockStretch[] {
  const [, abbreviations = '', offsets = '', summers = '', indices = '', untils = ''] = row.split('|')
  const names = abbreviations.split(' ')
  const east = offsets.split(' ').map(secondsFromBase60)
  const saved = summers.split(' ').map(secondsFromBase60)
  const clock = (i: number, until: number): ClockStretch => {
    const k = digitValue(indices.charAt(digitPlace(i, indices.length)))
    return { until, offset: east[k] ?? 0, summer: saved[k] ?? 0, abbreviation: names[k] ?? '' }
  }
  let at = 0
  const changes = withTail(untils, tails)
  const stretches = changes.map((gap, i) => clock(i, (at += secondsFromBase60(gap))))
  return [...stretches, clock(changes.length, Infinity)]
}

/** When the digits end, the last two go on in turn. */
const digitPlace = (i: number, digits: number): number => (i < digits ? i : digits - 1 - ((i - digits + 1) % 2))

function withTail(untils: string, tails: readonly string[]): readonly string[] {
  if (untils === '') return []
  const words = untils.split(' ')
  const last = words[words.length - 1] ?? ''
  if (!last.startsWith('~')) return words
  return [...words.slice(0, -1), ...(tails[Number(last.slice(1))] ?? '').split(' ')]
}

/** Base 60 in minutes, one digit of seconds after the point: `'85.H'` → 29143. */
function secondsFromBase60(text: string): number {
  const negative = text.charAt(0) === '-'
  const [minutes = '', seconds = '0'] = (negative ? text.slice(1) : text).split('.')
  let size = 0
  for (let i = 0; i < minutes.length; i++) size = size * 60 + digitValue(minutes.charAt(i))
  size = size * 60 + digitValue(seconds)
  return negative ? -size : size
}

/** 0-9 a-z A-X */
function digitValue(digit: string): number {
  const code = digit.charCodeAt(0)
  if (code > 96) return code - 87
  return code > 64 ? code - 29 : code - 48
}
