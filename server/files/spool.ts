// An upload on its way in: on this machine's disk, never whole in memory, and gone when its request is.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HEAD_BYTES, LARGEST_BYTES, looksLike, type ImageType } from './image'

export type SpoolFailure = 'too-large' | 'wrong-type'

class Unwanted extends Error {
  constructor(readonly failure: SpoolFailure) {
    super(failure)
  }
}

/** Writes the picture down and hands its path on; a failure when it is no picture of that type or size. */
export async function spooled(
  content: AsyncIterable<Buffer>,
  type: ImageType,
  use: (path: string) => Promise<void>,
): Promise<SpoolFailure | null> {
  const folder = await mkdtemp(join(tmpdir(), `ziyuan-upload-${process.pid}-`))
  const path = join(folder, 'file')
  try {
    await pipeline(content, (chunks: AsyncIterable<Buffer>) => wanted(chunks, type), createWriteStream(path))
    await use(path)
    return null
  } catch (error) {
    if (error instanceof Unwanted) return error.failure
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Lets the bytes through while they may be what was promised. It takes in even what it does not want: the sender reads
 * no answer before it has sent everything.
 */
async function* wanted(chunks: AsyncIterable<Buffer>, type: ImageType): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  let total = 0
  for await (const chunk of chunks) {
    total += chunk.length
    if (head.length >= HEAD_BYTES) {
      if (total <= LARGEST_BYTES && looksLike(type, head)) yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length >= HEAD_BYTES && looksLike(type, head)) yield head
  }
  if (total > LARGEST_BYTES) throw new Unwanted('too-large')
  if (!looksLike(type, head)) throw new Unwanted('wrong-type')
}
