// `npm run packs`: builds every pack from its pinned sources and writes the manifest beside them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildPack, type BuiltPack } from './pack'
import { citiesPack, placesPack } from './places/pack'
import { buildWords } from './words/build'
import { zonesPack } from './zones/pack'

const MANIFEST = 'src/platform/packs/builtin/manifest.json'

const builders: readonly (() => BuiltPack)[] = [
  () => buildPack(zonesPack),
  () => buildPack(citiesPack),
  () => buildPack(placesPack),
]

function write(target: string, text: string): void {
  const path = join(process.cwd(), target)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const lines = builders.map((build) => {
  const started = Date.now()
  const { target, body, line } = build()
  write(target, body)
  const size = `${line.bytes} bytes, ${line.gzip} gzipped`
  console.log(`${line.name}: ${line.rows} rows, ${size}, ${Date.now() - started} ms`)
  return line
})
write(MANIFEST, `${JSON.stringify(lines, null, 2)}\n`)
console.log(`manifest: ${lines.length} packs`)
console.log(`words: ${buildWords(process.cwd()).join(', ')}`)
