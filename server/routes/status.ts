// What operators and their machines ask.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics'

const READY_LIMIT_MS = 2000
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

export interface StatusParts {
  readonly version: string
  /** Rejects while the server cannot do its work. */
  readonly ready: () => Promise<unknown>
  readonly metrics: Metrics
  readonly metricsToken: string | null
}

export const statusRoutes =
  ({ version, ready, metrics, metricsToken }: StatusParts): FastifyPluginAsync =>
  async (app) => {
    app.get('/health', { logLevel: 'warn' }, () => ({ status: 'ok', version }))

    app.get('/ready', { logLevel: 'warn' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      if (await answers(ready)) return { status: 'ok' }
      return reply.code(503).send({ code: 'server/not-ready' })
    })

    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      if (!mayRead(request, metricsToken)) return reply.callNotFound()
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
    })
  }

async function answers(ready: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, READY_LIMIT_MS, false)))
  const asked = Promise.resolve()
    .then(ready)
    .then(
      () => true,
      () => false,
    )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return LOOPBACK.includes(ip)
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
