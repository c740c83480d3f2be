// `GET /files/…`: what was uploaded and reported, sent so that no browser takes it for anything but a picture.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { imageType } from '../files/image'
import { isKey, published } from '../files/places'
import type { FileStore } from '../files/store'

const FOR_A_MONTH = 'public, max-age=2592000, immutable'

export const fileRoutes =
  (store: FileStore): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/files/*',
      logLevel: 'warn',
      handler: (request, reply) => sendFile(store, request, reply),
    })
  }

type FileRequest = FastifyRequest<{ Params: { '*': string } }>

async function sendFile(store: FileStore, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
  const key = request.params['*']
  const type = imageType(key)
  const file = type && isKey(key) ? await store.find(published(key)) : null
  if (!file || !type) {
    reply.callNotFound()
    return reply
  }
  reply.headers({
    'content-type': type,
    'content-length': file.sizeBytes,
    'content-disposition': `attachment; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': FOR_A_MONTH,
  })
  return reply.send(request.method === 'HEAD' ? undefined : await file.open())
}
