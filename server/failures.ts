// The one place where a failure becomes an answer: a code on the wire, never a sentence or a stack.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

const CODES: Readonly<Record<number, string>> = {
  403: 'route/not-found', // a path outside the build, which is nobody's business
  404: 'route/not-found',
  413: 'request/too-large',
  415: 'request/media-type',
}

export function notFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: 'route/not-found' })
}

export function failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send({ code: CODES[status] ?? 'request/invalid' })
  request.log.error({ req: request, err: error }, 'request failed')
  return reply.code(status).send({ code: 'server/failed' })
}
