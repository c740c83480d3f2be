import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Own scripts only, and what Taro's H5 runtime needs: inline styles, images and fonts as data. */
export const security = (inlineScripts: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // WeChat Pay's H5 cashier turns away a visitor who does not say which site sent him.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Other hosts of the same domain may still be without TLS.
  strictTransportSecurity: { includeSubDomains: false },
})
