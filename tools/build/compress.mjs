// Brotli beside every text file of a build: `node tools/build/compress.mjs dist/h5`. The server sends it as it lies.
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(?:html|js|css|json|svg|txt|xml)$/
const SMALLEST_BYTES = 1024
const compress = promisify(brotliCompress)

/** Same bytes in, same bytes out. A file that does not shrink gets no companion. */
async function compressFile(file) {
  const bytes = await readFile(file)
  const { BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const small = await compress(bytes, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: 11,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  if (small.length < bytes.length) await writeFile(`${file}.br`, small)
}

async function textFiles(folder) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => TEXT.test(name)).map((name) => join(folder, name))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return files.filter((_, i) => sizes[i] > SMALLEST_BYTES)
}

// All at once: zlib's own pool of threads decides how many are under way.
await Promise.all((await textFiles(process.argv[2])).map(compressFile))
