import type { FastifyInstance } from 'fastify'
import { assemble } from './assemble'
import { readEnv, type ServerEnv } from './env'

const CLOSING_MS = 5000
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']
/** Failures whose message says all there is to say. */
const PLAIN = [
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EACCES',
  'ENOTFOUND',
  'ECONNREFUSED',
  'env/invalid',
  'h5/missing',
  'db/in-use',
  'db/newer',
  'db/not-made',
]

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const app = await assemble(env)
  // Not `once`: npm passes Ctrl-C on a second time, which would then end us in mid-answer.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(app))
  await app.listen({ port: env.port, host: env.host })
  console.log(`Ziyuan is ready at ${addressOf(env)}`)
}

/** Answers what is under way, but does not wait for ever. */
async function close(app: FastifyInstance): Promise<never> {
  setTimeout(() => process.exit(0), CLOSING_MS).unref()
  await app.close()
  process.exit(0)
}

const addressOf = ({ host, port }: ServerEnv) => `http://${LOOPBACK.includes(host) ? 'localhost' : host}:${port}`

function fail(error: Error & { code?: string }): never {
  console.error(PLAIN.includes(error.code ?? '') ? sentenceOf(error) : error)
  process.exit(1)
}

const sentenceOf = ({ code, message }: Error & { code?: string }) =>
  code === 'EADDRINUSE' ? `${message}. Choose another port with PORT.` : message

main().catch(fail)
