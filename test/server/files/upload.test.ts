import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '../../../server/files/folder-store'
import { LARGEST_BYTES } from '../../../server/files/image'
import type { FileInfo } from '../../../server/files/uploads'
import type { UploadTicket } from '../../../src/protocol/cloud'
import { authorise, call, INFO, makeHarness, newSigningKey, REPORT, ringOf, SIGN, type Harness } from '../cloud/harness'
import { fieldsOf, uploadOf, type FilePart } from './form'
import { KINDS, picture } from './pictures'

const ring = ringOf(newSigningKey('k1'))
let harness: Harness
let token: string

beforeEach(async () => {
  harness = await makeHarness({ ring })
  token = await authorise(harness.app)
})
afterEach(() => harness.close())

const ask = <T>(method: string, params: unknown) => call<T>(harness.app, method, params, token)
async function ticketFor(filename: string): Promise<UploadTicket> {
  const { reply } = await ask<UploadTicket>(SIGN, { env: 'public', filename })
  if (!reply.data) throw new Error(reply.error?.message)
  return reply.data
}
async function upload(fields: Record<string, string>, part: FilePart): Promise<[number, string | undefined]> {
  const { statusCode, payload } = await harness.app.inject(uploadOf(fields, part))
  return [statusCode, payload === '' ? undefined : JSON.parse(payload).error.code]
}
const info = async (id: unknown) => (await ask<FileInfo[]>(INFO, { id })).reply.data
const spools = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`ziyuan-upload-${process.pid}-`))

test('a ticket states where, what and until when', async () => {
  const ticket = await ticketFor('avatars/me.png')
  expect(ticket).toEqual({
    id: expect.stringMatching(/^k1\.[\w-]+\.[\w-]+$/),
    cdnDomain: 'ziyuan.example/files',
    ossPath: expect.stringMatching(/^[\w-]{22}\/avatars\/me\.png$/),
    host: 'ziyuan.example/upload',
    accessKeyId: 'k1',
    signature: expect.any(String),
    policy: expect.any(String),
  })
  expect(JSON.parse(Buffer.from(ticket.policy, 'base64').toString())).toEqual({
    expiration: new Date(harness.clock.ms + 600_000).toISOString(),
    conditions: [
      ['eq', '$key', ticket.ossPath],
      ['eq', '$content-type', 'image/png'],
      ['content-length-range', 1, 10 * 1024 * 1024],
    ],
  })
})

test.each([
  [{ filename: 'me.png', fileId: '/real/path/me.png' }, /\/real\/path\/me\.png$/],
  [{ filename: 'me.png', fileId: null }, /^[\w-]{22}\/me\.png$/],
  [{ filename: 'ME.JPEG' }, /\/ME\.JPEG$/],
])('%j gets a ticket', async (params, path) => {
  expect((await ask<UploadTicket>(SIGN, params)).reply.data?.ossPath).toMatch(path)
})

test.each([
  [{ filename: '' }, 'path/empty'],
  [{ filename: 'http://x/a.png' }, 'path/scheme'],
  [{ filename: 'a.png', fileId: '//a.png' }, 'path/absolute'],
  [{ filename: 'a.png', fileId: '/../a.png' }, 'path/parent'],
  [{ filename: 'a.svg' }, 'path/not-an-image'],
  [{ filename: 'a.png.html' }, 'path/not-an-image'],
  [{ filename: 'png' }, 'path/not-an-image'],
  [{}, expect.any(String)],
  [{ filename: 1 }, expect.any(String)],
])('%j gets none', async (params, message) => {
  const { status, reply } = await ask(SIGN, params)
  expect([status, reply.error]).toEqual([400, { code: 'INVALID_PARAM', message }])
})

test.each(KINDS)('a %s is uploaded, reported and sent back as it was', async (kind) => {
  const content = picture(kind, 5000)
  const ticket = await ticketFor(`seal.${kind}`)
  const url = `/files/${ticket.ossPath}`
  expect(await info([ticket.id])).toEqual([{ id: ticket.id, state: 'issued' }])
  expect(await upload(fieldsOf(ticket), { content })).toEqual([200, undefined])
  expect(await info([ticket.id])).toEqual([{ id: ticket.id, state: 'uploaded' }])
  expect((await harness.app.inject(url)).statusCode).toBe(404)

  const reported = { id: ticket.id, state: 'reported', url: `https://ziyuan.example${url}`, sizeBytes: 5000 }
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(REPORT, { id: ticket.id })).reply).toMatchObject({ success: true, data: reported })
  }
  const { statusCode, rawPayload, headers } = await harness.app.inject(url)
  expect([statusCode, rawPayload.equals(content)]).toEqual([200, true])
  expect(headers).toMatchObject({
    'content-type': kind === 'jpg' ? 'image/jpeg' : `image/${kind}`,
    'content-disposition': `attachment; filename="seal.${kind}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const head = await harness.app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, '5000', ''])
})

test('info takes ids and addresses, listed or joined by commas', async () => {
  const [known, unused] = [await ticketFor('a.png'), await ticketFor('b.png')]
  await upload(fieldsOf(known), { content: picture('png') })
  await ask(REPORT, { id: known.id })
  const address = `https://${known.cdnDomain}/${known.ossPath}`
  const ids = [address, unused.id, `https://${unused.cdnDomain}/${unused.ossPath}`, 'nonsense', `${known.id}x`]
  const states = ['reported', 'issued', 'unknown', 'unknown', 'unknown']
  for (const id of [ids, ids.join(',')]) expect((await info(id))?.map(({ state }) => state)).toEqual(states)
})

test.each([[[]], [''], [Array(51).fill('x')], ['x,'.repeat(50)], [1]])('info of %j is refused', async (id) => {
  const { status, reply } = await ask(INFO, { id })
  expect([status, reply.error?.code]).toEqual([400, 'INVALID_PARAM'])
})

test('what was reported stays as it is', async () => {
  const ticket = await ticketFor('a.png')
  await upload(fieldsOf(ticket), { content: picture('png', 100) })
  await ask(REPORT, { id: ticket.id })
  expect(await upload(fieldsOf(ticket), { content: picture('png', 200) })).toEqual([200, undefined])
  expect((await ask<FileInfo>(REPORT, { id: ticket.id })).reply.data?.sizeBytes).toBe(100)
})

test('nothing can be reported that was not uploaded', async () => {
  const ticket = await ticketFor('a.png')
  const { status, reply } = await ask(REPORT, { id: ticket.id })
  expect([status, reply.error?.code]).toEqual([400, 'UPLOAD_FAILED'])
  expect((await ask(REPORT, { id: 'nonsense' })).reply.error?.code).toBe('INVALID_PARAM')
})

test('a second process takes the next step', async () => {
  const other = await makeHarness({ ring, files: createFolderStore(harness.folder) })
  const ticket = await ticketFor('a.png')
  expect((await other.app.inject(uploadOf(fieldsOf(ticket), { content: picture('png') }))).statusCode).toBe(200)
  expect((await ask(REPORT, { id: ticket.id })).reply.success).toBe(true)
  expect((await other.app.inject(`/files/${ticket.ossPath}`)).statusCode).toBe(200)
  await other.close()
})

describe('an upload is refused', () => {
  let ticket: UploadTicket
  beforeEach(async () => void (ticket = await ticketFor('a.png')))
  afterEach(async () => {
    expect(existsSync(join(harness.folder, 'pending'))).toBe(false)
    expect(spools()).toEqual([])
  })
  const good = { content: picture('png') }

  test.each(['key', 'policy', 'Signature', 'OSSAccessKeyId'])('without %s', async (name) => {
    const fields = Object.fromEntries(Object.entries(fieldsOf(ticket)).filter(([key]) => key !== name))
    expect(await upload(fields, good)).toEqual([403, 'UPLOAD_FAILED'])
  })

  test.each([
    ['key', 'another/a.png'],
    ['key', '../../a.png'],
    ['policy', Buffer.from('{"expiration":"2999-01-01"}').toString('base64')],
    ['policy', 'not base64 of JSON'],
    ['policy', 'x'.repeat(5000)],
    ['Signature', ''],
    ['Signature', 'AAAA'],
    ['OSSAccessKeyId', 'k2'],
    ['OSSAccessKeyId', '__proto__'],
  ])('with another %s', async (name, value) => {
    expect(await upload({ ...fieldsOf(ticket), [name]: value }, good)).toEqual([403, 'UPLOAD_FAILED'])
  })

  test('with the policy of another file', async () => {
    const { policy, signature } = await ticketFor('b.png')
    const fields = { ...fieldsOf(ticket), policy, Signature: signature }
    expect(await upload(fields, good)).toEqual([403, 'UPLOAD_FAILED'])
  })

  test('ten minutes after its ticket', async () => {
    harness.clock.ms += 600_000
    expect(await upload(fieldsOf(ticket), good)).toEqual([403, 'UPLOAD_FAILED'])
  })

  test('when the file comes by another name', async () => {
    expect(await upload(fieldsOf(ticket), { ...good, name: 'picture' })).toEqual([403, 'UPLOAD_FAILED'])
  })

  test.each([
    ['empty', Buffer.alloc(0)],
    ['short', picture('png').subarray(0, 7)],
    ['another kind of picture', picture('jpg')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page after half a head', Buffer.concat([picture('png').subarray(0, 6), Buffer.from('<html></html>')])],
  ])('when the file is %s', async (_what, content) => {
    expect(await upload(fieldsOf(ticket), { content })).toEqual([415, 'UPLOAD_FAILED'])
  })

  test('one byte over the limit, and far over it', async () => {
    const over = picture('png', LARGEST_BYTES + 1)
    expect(await upload(fieldsOf(ticket), { content: over })).toEqual([413, 'UPLOAD_FAILED'])
    const far = picture('png', 2 * LARGEST_BYTES)
    expect(await upload(fieldsOf(ticket), { content: far })).toEqual([413, 'UPLOAD_FAILED'])
  })

  test('when it is no form', async () => {
    for (const type of ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
      const headers = { 'content-type': type }
      const reply = await harness.app.inject({ method: 'POST', url: '/upload', headers, payload: '{}' })
      expect([reply.statusCode >= 400 && reply.statusCode < 500, reply.json().error?.code]).toEqual([
        true,
        'UPLOAD_FAILED',
      ])
    }
  })

  test('when it brings too many fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`x${at}`, 'x']))
    expect(await upload({ ...many, ...fieldsOf(ticket) }, good)).toEqual([413, 'UPLOAD_FAILED'])
  })
})

test('exactly the limit is taken', async () => {
  const ticket = await ticketFor('a.png')
  const content = picture('png', LARGEST_BYTES)
  expect(await upload(fieldsOf(ticket), { content })).toEqual([200, undefined])
  expect(readFileSync(join(harness.folder, 'pending', ticket.ossPath)).equals(content)).toBe(true)
})

test.each([
  ['201', 201],
  ['204', 204],
  ['', 204],
  ['302', 204],
])('success_action_status %s is answered by %i', async (asked, status) => {
  const fields = { ...fieldsOf(await ticketFor('a.png')), success_action_status: asked }
  expect(await upload(fields, { content: picture('png') })).toEqual([status, undefined])
})

test.each([
  'x',
  '..%2f..%2fsecret.png',
  'AAAAAAAAAAAAAAAAAAAAAA/../a.png',
  'AAAAAAAAAAAAAAAAAAAAAA/a.png',
  '%00.png',
  '',
])('there is nothing at /files/%s', async (path) => {
  const { statusCode } = await harness.app.inject(`/files/${path}`)
  expect([400, 404]).toContain(statusCode)
})
