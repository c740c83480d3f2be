import type { CloudReply } from '../../src/protocol/cloud'
import type { Answer, Refusal } from './refusal'

const STATUS: Readonly<Record<Refusal['code'], number>> = {
  GATEWAY_INVALID_TOKEN: 200, // so that the client refreshes its token and tries again
  AUTH_FAILED: 403,
  INVALID_PARAM: 400,
  UPLOAD_FAILED: 400,
}

export const statusOf = (answer: Answer): number => (answer.ok ? 200 : STATUS[answer.code])

export function replyOf(answer: Answer, requestId: string): CloudReply {
  const header = { 'x-serverless-request-id': requestId }
  if (answer.ok) return { success: true, data: answer.data, header }
  return { success: false, error: { code: answer.code, message: answer.message }, header }
}

/** Our own failure: nothing of it but that it was ours. */
export const brokenReply = (requestId: string): CloudReply => ({
  success: false,
  error: { code: 'SYS_ERR', message: 'the server failed' },
  header: { 'x-serverless-request-id': requestId },
})
