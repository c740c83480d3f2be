// Uploads over a real socket that do not end as they should.
import { existsSync, readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LARGEST_BYTES } from '../../../server/files/image'
import type { UploadTicket } from '../../../src/protocol/cloud'
import { authorise, call, makeHarness, SIGN, type Harness } from '../cloud/harness'
import { fieldsOf, uploadOf } from './form'
import { picture } from './pictures'

let harness: Harness
let port: number
let upload: { head: string; payload: Buffer }

beforeEach(async () => {
  harness = await makeHarness()
  await harness.app.listen({ port: 0, host: '127.0.0.1' })
  port = (harness.app.server.address() as AddressInfo).port
  const token = await authorise(harness.app)
  const ticket = (await call<UploadTicket>(harness.app, SIGN, { filename: 'a.png' }, token)).reply.data
  if (!ticket) throw new Error('no ticket')
  const { headers = {}, payload } = uploadOf(fieldsOf(ticket), { content: picture('png', 2_000_000) })
  const head = `POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\n`
  upload = { head, payload: payload as Buffer }
})
afterEach(() => harness.close())

const spools = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`ziyuan-upload-${process.pid}-`))
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((wake) => setTimeout(wake, 20))
}

test('whoever hangs up in the middle leaves nothing behind', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${upload.head}content-length: ${upload.payload.length}\r\n\r\n`)
  socket.write(upload.payload.subarray(0, 1_000_000))
  await until(() => spools().length === 1)
  socket.destroy()
  await until(() => spools().length === 0)
  expect(existsSync(join(harness.folder, 'pending'))).toBe(false)
  expect((await harness.app.inject('/ready')).statusCode).toBe(200)
})

test('whoever announces far too much is not listened to', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${upload.head}content-length: ${2 * LARGEST_BYTES + 1}\r\n\r\n`)
  const answer = Buffer.concat(await socket.toArray()).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
})

test('whoever breaks the form off is told so', async () => {
  const cut = upload.payload.subarray(0, 1_500_000)
  const socket = connect(port, '127.0.0.1')
  socket.write(`${upload.head}connection: close\r\ncontent-length: ${cut.length}\r\n\r\n`)
  socket.write(cut)
  const answer = Buffer.concat(await socket.toArray()).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('UPLOAD_FAILED')
  expect(spools()).toEqual([])
})
