import type { FastifyError, FastifyRequest } from 'fastify'

/**
 * Lines of JSON without personal data: no address, no query, no headers, and of an error no message, which may quote
 * what somebody entered.
 */
export const logTo = (level: 'warn' | 'info') => ({
  level,
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
    err: ({ name, code, stack }: FastifyError) => ({ type: name, code, message: '', stack: framesOf(stack) }),
  },
})

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
