// Files in a bucket that speaks the S3 protocol: AWS, OSS, COS, R2, MinIO.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { StoreFailed, type FileStore } from './store'

export interface BucketSettings {
  /** Such as `https://s3.example`; when its host begins with the bucket's name, paths do not repeat it. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const RETRIES = 2
const TIMEOUT_MS = 20_000
interface Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly body?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

export function createBucketStore({ endpoint, bucket, region, accessKey, secretKey }: BucketSettings): FileStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: RETRIES,
  })
  const { origin, hostname } = new URL(endpoint)
  const base = hostname.startsWith(`${bucket}.`) ? origin : `${origin}/${bucket}`

  const send = async (key: string, { method, body, headers = {} }: Call): Promise<Response> => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const init = { method, signal, headers: { ...headers, 'x-amz-content-sha256': hash }, ...(body && { body }) }
    const response = await client.fetch(`${base}/${key}`, init).catch(unreachable)
    if (response.ok || response.status === 404) return response
    throw new StoreFailed(`${method} answered ${response.status}`)
  }

  return {
    async put(key, path, type) {
      const response = await send(key, {
        method: 'PUT',
        body: new Uint8Array(await readFile(path)),
        headers: { 'content-type': type },
      })
      if (!response.ok) throw new StoreFailed('there is no such bucket')
    },
    async find(key) {
      const head = await send(key, { method: 'HEAD' })
      if (!head.ok) return null
      return {
        sizeBytes: Number(head.headers.get('content-length')),
        open: async () => bodyOf(await send(key, { method: 'GET' })),
      }
    },
    async move(from, to) {
      const copied = await send(to, { method: 'PUT', headers: { 'x-amz-copy-source': `/${bucket}/${from}` } })
      if (!copied.ok) return
      // A copy that fails half-way says so in the body of a 200.
      if ((await copied.text()).includes('<Error>')) throw new StoreFailed('the copy failed')
      await send(from, { method: 'DELETE' })
    },
  }
}

function bodyOf({ ok, body }: Response): Readable {
  if (!ok || !body) throw new StoreFailed('the file is gone')
  return Readable.fromWeb(body as ReadableStream)
}

function unreachable(): never {
  throw new StoreFailed('the bucket cannot be reached')
}
