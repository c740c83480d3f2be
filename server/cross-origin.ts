// Pages of other origins that may call us: the client served elsewhere. Mini-programs do not ask.
import type { FastifyCorsOptions } from '@fastify/cors'

export const crossOrigin = (origins: readonly string[]): FastifyCorsOptions => ({
  origin: [...origins],
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'x-basement-token',
    'x-device-id',
    'x-request-id',
    'x-serverless-sign',
    'x-oss-server-side-encrpytion', // the published client's own spelling
  ],
  exposedHeaders: ['x-request-id'],
  maxAge: 86_400,
})
