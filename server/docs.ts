import type { FastifyInstance } from 'fastify'

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** The calls registered after this as OpenAPI, with a page to try them. Loaded only where it is shown. */
export function showDocs(app: FastifyInstance, version: string): void {
  app.register(import('@fastify/swagger'), { openapi: { info: { title: 'Ziyuan', version } } })
  app.register(import('@fastify/swagger-ui'), { routePrefix: '/docs', staticCSP: POLICY, logLevel: 'warn' })
}
