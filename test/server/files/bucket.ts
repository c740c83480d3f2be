// A small bucket on loopback. It works the AWS signature out for itself and refuses whoever signs otherwise.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BucketSettings } from '../../../server/files/bucket-store'

const BUCKET = 'pictures'
const REGION = 'cn-north-1'
const ACCESS_KEY = 'AKIDEXAMPLE'
const SECRET_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'

export interface Bucket {
  readonly settings: BucketSettings
  readonly objects: Map<string, { content: Buffer; type: string }>
  /** What was refused, and why. */
  readonly refusals: string[]
  /** Answers to come, instead of the right ones. */
  readonly moods: ((response: ServerResponse) => void)[]
  close(): Promise<void>
}

export async function openBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map()
  const refusals: string[] = []
  const moods: Bucket['moods'] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const mood = moods.shift()
    if (mood) return mood(response)
    const complaint = complaintOf(request, body)
    if (complaint === null) return serve(objects, request, body, response)
    refusals.push(complaint)
    response.writeHead(403).end(`<Error><Code>${complaint}</Code></Error>`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { endpoint, bucket: BUCKET, region: REGION, accessKey: ACCESS_KEY, secretKey: SECRET_KEY },
    objects,
    refusals,
    moods,
    close: () => new Promise((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}

function serve(objects: Bucket['objects'], request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const path = decodeURIComponent(request.url ?? '')
  const key = path.startsWith(`/${BUCKET}/`) ? path.slice(BUCKET.length + 2) : null
  if (key === null) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  const source = request.headers['x-amz-copy-source']
  const found = objects.get(typeof source === 'string' ? source.slice(BUCKET.length + 2) : key)
  const stored =
    request.method === 'PUT' && !source ? { content: body, type: `${request.headers['content-type']}` } : found
  if (!stored) return void response.writeHead(request.method === 'DELETE' ? 204 : 404).end()
  if (request.method === 'PUT') objects.set(key, stored)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'DELETE') return void response.writeHead(204).end()
  if (request.method === 'PUT') return void response.end(source ? '<CopyObjectResult/>' : '')
  response.setHeader('content-length', stored.content.length)
  response.end(request.method === 'HEAD' ? undefined : stored.content)
}

/** Signature version 4 as its specification tells it; null when all is well. */
function complaintOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
  const [, access, day = '', region, signed = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const time = `${headers['x-amz-date']}`
  const hash = createHash('sha256').update(body).digest('hex')
  if (access !== ACCESS_KEY || region !== REGION || !time.startsWith(day)) return 'AccessDenied'
  if (headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !names.includes(name))
  if (unsigned.length > 0 || !names.includes('host')) return 'HeadersNotSigned'
  const [path = '', query = ''] = url.split('?')
  const lines = names.map((name) => `${name}:${`${headers[name]}`.trim()}\n`).join('')
  const canonical = [method, path, query, lines, signed, hash].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const mac = (key: Buffer | string, part: string) => createHmac('sha256', key).update(part).digest()
  const key = ['s3', 'aws4_request'].reduce(mac, mac(mac(`AWS4${SECRET_KEY}`, day), REGION))
  return mac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
