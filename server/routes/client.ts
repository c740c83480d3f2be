// `POST /client`: the cloud protocol over HTTP.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { deviceIdOf } from '../auth/device'
import type { Endpoint } from '../cloud/endpoint'
import { badParam } from '../cloud/refusal'
import { brokenReply, replyOf, statusOf } from '../cloud/reply'
import { CloudCallSchema, CloudReplySchema } from '../schemas/cloud'

const schema = {
  body: CloudCallSchema,
  response: { '2xx': CloudReplySchema, '4xx': CloudReplySchema, '5xx': CloudReplySchema },
}

export const clientRoutes =
  (endpoint: Endpoint, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setErrorHandler(failedCall)
    app.post('/client', { schema }, async (request, reply) => {
      const { id: requestId, ip: address, headers, body } = request
      const credentials = { sign: textOf(headers['x-serverless-sign']), token: textOf(headers['x-basement-token']) }
      const answer = await endpoint(body, credentials, { address, deviceId: deviceIdOf(headers), requestId, now })
      return reply.code(statusOf(answer)).header('cache-control', 'no-store').send(replyOf(answer, requestId))
    })
  }

function failedCall(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send(replyOf(badParam('not a call'), request.id))
  request.log.error({ req: request, err: error }, 'call failed')
  return reply.code(500).send(brokenReply(request.id))
}

const textOf = (header: string | readonly string[] | undefined): string => (typeof header === 'string' ? header : '')
