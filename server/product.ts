// The product's own calls, put together from what main.ts opened.
import type { FastifyPluginAsync } from 'fastify'
import { createVisitors } from './auth/visitors'
import { createAccessTokens } from './cloud/access-token'
import { createEndpoint } from './cloud/endpoint'
import type { Functions } from './cloud/function'
import type { Space } from './cloud/space'
import { createPlaces } from './files/places'
import type { FileStore } from './files/store'
import { createUploads } from './files/uploads'
import type { KeyRing } from './keys'
import { clientRoutes } from './routes/client'
import { fileRoutes } from './routes/files'
import { signInRoutes } from './routes/sign-in'
import { uploadRoutes } from './routes/upload'

export interface Product {
  readonly space: Space
  /** Signs anonymous tokens, upload policies and file ids. */
  readonly tokenKeys: KeyRing
  readonly functions: Functions
  readonly files: FileStore
  /** Where clients reach us, such as `https://ziyuan.example`. */
  readonly publicUrl: string
}

export const productRoutes =
  ({ space, tokenKeys, functions, files, publicUrl }: Product, now: () => number): FastifyPluginAsync =>
  async (app) => {
    const tokens = createAccessTokens(tokenKeys, now)
    const places = createPlaces(tokenKeys, publicUrl)
    const uploads = createUploads({ ring: tokenKeys, places, store: files, now })
    app.register(clientRoutes(createEndpoint({ space, tokens, functions, uploads }), now))
    app.register(uploadRoutes(uploads))
    app.register(fileRoutes(files))
    app.register(signInRoutes(createVisitors(tokenKeys, space.spaceId, now)))
  }
