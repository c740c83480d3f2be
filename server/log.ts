import { createHash, randomBytes } from 'node:crypto'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { ServerEnv } from './env'

/** Of this process only: two lines of one caller can be told to be, and nothing beyond that. */
const SALT = randomBytes(16)

/**
 * Lines of JSON without personal data: no address but a hash of it, no query, no headers, no body, and of an error no
 * message, which may quote what somebody entered.
 */
export const logTo = (level: ServerEnv['logLevel']) => ({
  level,
  serializers: {
    req: ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url, from: hashed(ip) }),
    err: ({ name, code, stack }: FastifyError) => ({ type: name, code, message: '', stack: framesOf(stack) }),
  },
})

const hashed = (address: string): string => createHash('sha256').update(SALT).update(address).digest('hex').slice(0, 12)

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
