// A pack is a literal: where its facts come from, what it promises, how it is written down.
// Same bytes in, same bytes out: no clock, no locale, no directory order.
import { gzipSync } from 'node:zlib'
import { openSources, sha256, type OwnTable, type SourceFile, type Sources } from './sources'

export interface Pack<Row> {
  readonly name: string
  readonly sources: Readonly<Record<string, SourceFile>>
  /** Our own tables, by path from the root of the repository; their hashes go into the manifest. */
  readonly tables: readonly OwnTable[]
  /** Path from the root of the repository. */
  readonly target: string
  readonly budget: { readonly bytes: number; readonly gzip: number }
  readonly parse: (sources: Sources) => readonly Row[]
  /** One sentence per broken promise; a pack with faults is not written. */
  readonly faults: (rows: readonly Row[], sources: Sources) => readonly string[]
  readonly encode: (rows: readonly Row[]) => string
}

export interface ManifestLine {
  readonly name: string
  readonly rows: number
  readonly bytes: number
  readonly gzip: number
  readonly sha256: string
  readonly source: readonly { readonly file: string; readonly sha256: string; readonly licence: string }[]
  readonly licence: string
}

export interface BuiltPack {
  readonly target: string
  readonly body: string
  readonly line: ManifestLine
}

/** @throws Error when a source is not the reviewed file, a promise is broken, or a budget is passed */
export function buildPack<Row>(pack: Pack<Row>): BuiltPack {
  const sources = openSources(pack.sources, pack.tables)
  const rows = pack.parse(sources)
  const faults = pack.faults(rows, sources)
  if (faults.length > 0) throw new Error(`${pack.name}:\n  ${faults.join('\n  ')}`)
  const body = pack.encode(rows)
  const bytes = Buffer.byteLength(body)
  const gzip = gzipSync(body, { level: 9 }).length
  if (bytes > pack.budget.bytes) throw new Error(`${pack.name}: ${bytes} bytes, ${pack.budget.bytes} allowed`)
  if (gzip > pack.budget.gzip) throw new Error(`${pack.name}: ${gzip} bytes gzipped, ${pack.budget.gzip} allowed`)
  const source = sources.credits
  const licence = [...new Set(source.map((credit) => credit.licence))].join(', ')
  return {
    target: pack.target,
    body,
    line: { name: pack.name, rows: rows.length, bytes, gzip, sha256: sha256(body), source, licence },
  }
}
