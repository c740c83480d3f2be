// Reads the files a pack is built from, and refuses any that is not the one the pack was reviewed against.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  readonly package: string
  readonly version: string
  /** Path inside the package. */
  readonly path: string
  readonly sha256: string
  readonly licence: string
}

/** Path from the root of the repository; tab-separated, one row a line, `#` opens a comment line. */
export type OwnTable = `tools/packs/${string}.tsv`

export interface Credit {
  readonly file: string
  readonly sha256: string
  readonly licence: string
}

export interface Sources {
  readonly bytes: (name: string) => Buffer
  readonly json: (name: string) => unknown
  readonly rows: (table: OwnTable) => readonly (readonly string[])[]
  readonly credits: readonly Credit[]
}

/** `npm run` and Jest both start in the root of the repository. */
const ROOT = process.cwd()
const OWN_LICENCE = 'MIT'

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** @throws Error when a file differs from the one reviewed, or a package is not at its pinned version */
export function openSources(files: Readonly<Record<string, SourceFile>>, tables: readonly OwnTable[]): Sources {
  const opened = new Map(Object.entries(files).map(([name, file]) => [name, open(file)]))
  const own = new Map(tables.map((path) => [path as string, readFileSync(join(ROOT, path), 'utf8')]))
  const bytes = (name: string): Buffer => {
    const data = opened.get(name)
    if (!data) throw new RangeError(`openSources: no source ${name}`)
    return data
  }
  return {
    bytes,
    json: (name) => JSON.parse(bytes(name).toString('utf8')),
    rows(table) {
      const text = own.get(table)
      if (text === undefined) throw new RangeError(`openSources: no table ${table}`)
      return readRows(text)
    },
    credits: [
      ...Object.values(files).map((f) => ({
        file: `${f.package}@${f.version}/${f.path}`,
        sha256: f.sha256,
        licence: f.licence,
      })),
      ...[...own].map(([file, text]) => ({ file, sha256: sha256(text), licence: OWN_LICENCE })),
    ],
  }
}

function open(file: SourceFile): Buffer {
  const home = join(ROOT, 'node_modules', file.package)
  const about = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  if (about.version !== file.version)
    throw new Error(`${file.package} is at ${about.version}, the pack was reviewed against ${file.version}`)
  const data = readFileSync(join(home, file.path))
  if (sha256(data) !== file.sha256)
    throw new Error(`${file.package}/${file.path} is not the file the pack was reviewed against (${sha256(data)})`)
  return data
}

const readRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
