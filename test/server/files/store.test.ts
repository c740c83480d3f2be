// What both stores do alike, and what each does in its own way.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBucketStore } from '../../../server/files/bucket-store'
import { createFolderStore, sweepFolder } from '../../../server/files/folder-store'
import type { FileStore } from '../../../server/files/store'
import type { UploadTicket } from '../../../src/protocol/cloud'
import { authorise, call, makeHarness, REPORT, SIGN } from '../cloud/harness'
import { openBucket, type Bucket } from './bucket'
import { fieldsOf, uploadOf } from './form'
import { picture } from './pictures'

let folder: string
let bucket: Bucket
let source: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ziyuan-store-'))
  bucket = await openBucket()
  source = join(folder, 'source')
  writeFileSync(source, 'contents')
})
afterEach(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const STORES: [string, () => FileStore][] = [
  ['folder', () => createFolderStore(join(folder, 'store'))],
  ['bucket', () => createBucketStore(bucket.settings)],
]

async function textAt(store: FileStore, key: string): Promise<string | null> {
  const found = await store.find(key)
  if (!found) return null
  const content = Buffer.concat(await (await found.open()).toArray())
  expect(content).toHaveLength(found.sizeBytes)
  return content.toString()
}

describe.each(STORES)('a %s', (_name, make) => {
  test('keeps a file, moves it, and has nothing where nothing is', async () => {
    const store = make()
    expect(await textAt(store, 'pending/x/a.png')).toBeNull()
    await store.put('pending/x/a.png', source, 'image/png')
    expect(await textAt(store, 'pending/x/a.png')).toBe('contents')
    await store.move('pending/x/a.png', 'public/x/a.png')
    expect([await textAt(store, 'pending/x/a.png'), await textAt(store, 'public/x/a.png')]).toEqual([null, 'contents'])
    await store.move('pending/x/a.png', 'public/x/a.png')
    expect(await textAt(store, 'public/x/a.png')).toBe('contents')
    expect(await textAt(store, 'public/x')).toBeNull()
    expect(await textAt(store, 'public/x/a.png/b')).toBeNull()
  })

  test('replaces what was under a key', async () => {
    const store = make()
    await store.put('a/b.png', source, 'image/png')
    writeFileSync(source, 'other contents')
    await store.put('a/b.png', source, 'image/png')
    expect(await textAt(store, 'a/b.png')).toBe('other contents')
  })

  test('takes a whole upload', async () => {
    const { app, close } = await makeHarness({ files: make() })
    const token = await authorise(app)
    const ticket = (await call<UploadTicket>(app, SIGN, { filename: 'a dir/a_b-c.1.png' }, token)).reply.data
    if (!ticket) throw new Error('no ticket')
    const content = picture('png', 70_000)
    expect((await app.inject(uploadOf(fieldsOf(ticket), { content }))).statusCode).toBe(200)
    expect((await call(app, REPORT, { id: ticket.id }, token)).reply.success).toBe(true)
    expect((await app.inject(`/files/${ticket.ossPath}`)).rawPayload.equals(content)).toBe(true)
    await close()
  })
})

test('a folder holds no half files', async () => {
  const store = createFolderStore(join(folder, 'store'))
  await expect(store.put('a/b.png', join(folder, 'no such file'), 'image/png')).rejects.toThrow()
  expect(readdirSync(join(folder, 'store/incoming'))).toEqual([])
  expect(await store.find('a/b.png')).toBeNull()
})

test('sweeping takes away what was uploaded long ago and never reported', async () => {
  const root = join(folder, 'store')
  const store = createFolderStore(root)
  expect(await sweepFolder(root, 'pending', Date.now())).toBe(0)
  for (const key of ['pending/old/a.png', 'pending/new/a.png', 'public/old/a.png']) await store.put(key, source, '')
  for (const key of ['pending/old/a.png', 'public/old/a.png']) utimesSync(join(root, key), 1000, 1000)
  expect(await sweepFolder(root, 'pending', Date.now() - 60_000)).toBe(1)
  expect(readdirSync(join(root, 'pending'))).toEqual(['new'])
  expect(await textAt(store, 'public/old/a.png')).toBe('contents')
})

describe('a bucket', () => {
  test('is told the type, and every call is signed', async () => {
    await createBucketStore(bucket.settings).put('a/b.png', source, 'image/png')
    expect(bucket.objects.get('a/b.png')).toEqual({ content: Buffer.from('contents'), type: 'image/png' })
    expect(bucket.refusals).toEqual([])
  })

  test.each([
    [{ secretKey: 'another' }, 'SignatureDoesNotMatch'],
    [{ accessKey: 'another' }, 'AccessDenied'],
    [{ region: 'another' }, 'AccessDenied'],
  ])('refuses whoever signs with %j', async (wrong, complaint) => {
    const store = createBucketStore({ ...bucket.settings, ...wrong })
    await expect(store.put('a/b.png', source, 'image/png')).rejects.toMatchObject({ code: 'store/failed' })
    expect([bucket.refusals, bucket.objects.size]).toEqual([[complaint], 0])
  })

  test('that stumbles is asked again, that is away is a failure of ours', async () => {
    const store = createBucketStore(bucket.settings)
    bucket.moods.push((response) => response.writeHead(503).end())
    await store.put('a/b.png', source, 'image/png')
    expect(bucket.objects.size).toBe(1)
    bucket.moods.push((response) => response.end('<Error><Code>InternalError</Code></Error>'))
    await expect(store.move('a/b.png', 'c/d.png')).rejects.toMatchObject({ code: 'store/failed' })
    const gone = createBucketStore({ ...bucket.settings, bucket: 'another' })
    await expect(gone.put('a/b.png', source, 'image/png')).rejects.toMatchObject({ code: 'store/failed' })
    await bucket.close()
    await expect(store.find('a/b.png')).rejects.toMatchObject({ code: 'store/failed' })
  })

  test('that is away is SYS_ERR to a client, without details', async () => {
    const { app, close } = await makeHarness({ files: createBucketStore(bucket.settings) })
    const token = await authorise(app)
    const ticket = (await call<UploadTicket>(app, SIGN, { filename: 'a.png' }, token)).reply.data
    if (!ticket) throw new Error('no ticket')
    await bucket.close()
    const uploaded = await app.inject(uploadOf(fieldsOf(ticket), { content: picture('png') }))
    const reported = await call(app, REPORT, { id: ticket.id }, token)
    const broken = { code: 'SYS_ERR', message: 'the server failed' }
    expect([uploaded.statusCode, uploaded.json().error]).toEqual([500, broken])
    expect([reported.status, reported.reply.error]).toEqual([500, broken])
    await close()
  })
})
