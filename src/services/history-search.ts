import { fold } from '../core/places/fold'
import type { BirthRecord } from './birth-record'

/**
 * The records in which every word of the text is found: in the name, the place or the date, whatever its case, accents
 * and signs (`1990-6-15`, `19900615`, `06/15`, `chén`). All of them for a text without words.
 */
export function searchRecords<R extends BirthRecord>(records: readonly R[], text: string): readonly R[] {
  const words = text
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '')
  if (words.length === 0) return records
  return records.filter((record) => {
    const found = findable(record)
    return words.every((word) => found.includes(word))
  })
}

const findables = new WeakMap<BirthRecord, string>()

/** Folded once: typing on goes through the same records again. */
function findable(record: BirthRecord): string {
  const known = findables.get(record)
  if (known !== undefined) return known
  const { name = '', birthDate, birthPlace } = record.userInfo
  const short = birthDate.replace(/\/0/g, '/')
  const made = [name, birthPlace, birthDate, short].map(fold).join('\n')
  findables.set(record, made)
  return made
}
