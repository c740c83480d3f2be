import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { crossOrigin } from './cross-origin'
import { showDocs } from './docs'
import type { ServerEnv } from './env'
import { failed, notFound } from './failures'
import { cacheControl, inlineScriptHashes } from './h5-build'
import { createMetrics, type Gauges } from './metrics'
import { productRoutes, type Product } from './product'
import { statusRoutes } from './routes/status'
import { security } from './security'

const BODY_LIMIT_BYTES = 64 * 1024
/** For a picture over a bad line; whoever is slower than that is not sending one. */
const REQUEST_LIMIT_MS = 120_000

export interface AppOptions {
  /** Absolute path of the H5 build. */
  readonly h5Dir: string
  readonly version: string
  readonly logger: FastifyServerOptions['logger']
  /** Without it the build alone is served. */
  readonly product?: Product
  /** Rejects while the server cannot do its work. */
  readonly ready?: () => Promise<unknown>
  readonly gauges?: Gauges
  readonly metricsToken?: string | null
  readonly corsOrigins?: readonly string[]
  readonly trustProxy?: ServerEnv['trustProxy']
  /** Shows the calls at /docs. */
  readonly documented?: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * The server, not yet listening.
 * @throws H5Missing when there is no build in `h5Dir`
 */
export function createApp(options: AppOptions): FastifyInstance {
  const { h5Dir, version, product, ready = async () => undefined, metricsToken = null, now = Date.now } = options
  const app = Fastify({ ...settings(options), frameworkErrors: failed })
  const metrics = createMetrics(options.gauges ?? {})
  app.setErrorHandler(failed)
  app.setNotFoundHandler(notFound)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    metrics.count(request, reply)
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.register(helmet, security(inlineScriptHashes(h5Dir)))
  if (options.corsOrigins?.length) app.register(cors, crossOrigin(options.corsOrigins))
  if (options.documented) showDocs(app, version)
  if (product) app.register(productRoutes(product, now))
  app.register(statusRoutes({ version, ready, metrics, metricsToken }))
  app.register(fastifyStatic, built(h5Dir))
  return app
}

const settings = ({ logger, trustProxy = false }: AppOptions): FastifyServerOptions => ({
  logger,
  bodyLimit: BODY_LIMIT_BYTES,
  requestTimeout: REQUEST_LIMIT_MS,
  trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy && [...trustProxy],
  // One line a request, when it is answered.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: ({ headers }) => askedId(headers['x-request-id']) ?? randomUUID(),
  // What was signed is what is checked: nothing is bent into shape or left out.
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
})

const askedId = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null

const built = (h5Dir: string): FastifyStaticOptions => ({
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
