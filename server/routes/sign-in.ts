// The second client: an access token for a device, and who its holder is.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deviceIdOf } from '../auth/device'
import type { Visitors } from '../auth/visitors'
import { FailureSchema, GrantSchema, RefreshSchema, SignInSchema, VisitorSchema } from '../schemas/auth'

const response = { 200: GrantSchema, '4xx': FailureSchema, '5xx': FailureSchema }

export const signInRoutes =
  (visitors: Visitors): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.post('/auth/v1/signin/anonymously', { schema: { body: SignInSchema, response } }, async (request, reply) => {
      const deviceId = deviceIdOf(request.headers)
      if (deviceId === null) return reply.code(400).send({ code: 'auth/device-id' })
      return visitors.signIn(deviceId)
    })

    app.post('/auth/v1/token', { schema: { body: RefreshSchema, response } }, async (request, reply) => {
      const grant = visitors.refresh(request.body.refresh_token)
      return grant ?? reply.code(401).send({ code: 'auth/invalid-token' })
    })

    const me = { 200: VisitorSchema, '4xx': FailureSchema, '5xx': FailureSchema }
    app.get('/auth/v1/user/me', { schema: { response: me } }, async (request, reply) => {
      const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      const sub = token === undefined ? null : visitors.subject(token)
      if (sub === null) return reply.code(401).header('www-authenticate', 'Bearer').send({ code: 'auth/invalid-token' })
      return { sub, uid: sub, name: '', picture: '', user_type: 'anonymous' as const }
    })
  }
