import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { failed, notFound } from './failures'
import { cacheControl, inlineScriptHashes } from './h5-build'
import { security } from './security'

const BODY_LIMIT_BYTES = 64 * 1024

export interface AppOptions {
  /** Absolute path of the H5 build. */
  readonly h5Dir: string
  readonly version: string
  readonly logger: FastifyServerOptions['logger']
}

/**
 * The server, not yet listening.
 * @throws H5Missing when there is no build in `h5Dir`
 */
export function createApp({ h5Dir, version, logger }: AppOptions): FastifyInstance {
  const app = Fastify({ logger, bodyLimit: BODY_LIMIT_BYTES, frameworkErrors: failed })
  app.setErrorHandler(failed)
  app.setNotFoundHandler(notFound)
  app.register(helmet, security(inlineScriptHashes(h5Dir)))
  app.register(fastifyStatic, {
    root: h5Dir,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    logLevel: 'warn',
    setHeaders(response, file) {
      response.setHeader('cache-control', cacheControl(file))
      response.setHeader('vary', 'accept-encoding')
    },
  })
  app.get('/health', { logLevel: 'warn' }, () => ({ status: 'ok', version }))
  return app
}
