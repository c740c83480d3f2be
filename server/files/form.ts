// What an upload form carries before its file. A field sent twice or cut short counts as absent.
import type { MultipartFields } from '@fastify/multipart'
import type { SignedPolicy } from './ticket'

export interface UploadForm extends SignedPolicy {
  readonly key: string
  /** What the sender wants to hear. */
  readonly status: 200 | 201 | 204
}

export function readForm(fields: MultipartFields): UploadForm {
  const text = (name: string): string => {
    const field = fields[name]
    if (!field || Array.isArray(field) || field.type !== 'field' || field.valueTruncated) return ''
    return typeof field.value === 'string' ? field.value : ''
  }
  const status = ([200, 201] as const).find((known) => String(known) === text('success_action_status')) ?? 204
  return {
    key: text('key'),
    policy: text('policy'),
    signature: text('Signature'),
    accessKeyId: text('OSSAccessKeyId'),
    status,
  }
}
