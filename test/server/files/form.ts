// A multipart form written by hand, so that it can also be written wrong.
import type { InjectOptions } from 'fastify'
import type { UploadTicket } from '../../../src/protocol/cloud'

const BOUNDARY = 'a-boundary-nobody-else-uses'
export type Fields = Readonly<Record<string, string>>

export const fieldsOf = (ticket: UploadTicket): Fields => ({
  'Cache-Control': 'max-age=2592000',
  'Content-Disposition': 'attachment',
  OSSAccessKeyId: ticket.accessKeyId,
  Signature: ticket.signature,
  host: ticket.host,
  id: ticket.id,
  key: ticket.ossPath,
  policy: ticket.policy,
  success_action_status: '200',
})

export interface FilePart {
  readonly content: Buffer
  readonly name?: string
}

export function uploadOf(fields: Fields, { content, name = 'file' }: FilePart): InjectOptions {
  const texts = Object.entries(fields).map(([key, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
  )
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="f"\r\ncontent-type: image/png\r\n\r\n`
  const file = [Buffer.from(head), content, Buffer.from('\r\n')]
  return {
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...texts, ...file, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}
