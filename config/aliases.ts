import path from 'node:path'

/** `@/x` is src/x, in every build. */
export const aliases = { '@': path.resolve(__dirname, '..', 'src') }
