// What the server is told from outside. Nothing else reads process.env.
const MODES = ['development', 'test', 'production'] as const
const LAST_PORT = 65_535

export interface ServerEnv {
  readonly port: number
  readonly host: string
  readonly mode: (typeof MODES)[number]
  /** The folder of the H5 build, from the working directory. */
  readonly h5Dir: string
}

export class InvalidEnv extends Error {
  readonly code = 'env/invalid'

  constructor(name: string, expected: string, found: string) {
    super(`${name} must be ${expected}, not "${found}"`)
  }
}

/**
 * The settings, with defaults for what is unset or empty.
 * @throws InvalidEnv naming the variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): ServerEnv {
  return {
    port: readPort(source.PORT || '8787'),
    host: readHost(source.HOST || 'localhost'),
    mode: readMode(source.NODE_ENV || 'development'),
    h5Dir: source.H5_DIR || 'dist/h5',
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= LAST_PORT) return port
  throw new InvalidEnv('PORT', `a whole number from 1 to ${LAST_PORT}`, text)
}

function readHost(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text
  throw new InvalidEnv('HOST', 'a host name or an address', text)
}

function readMode(text: string): ServerEnv['mode'] {
  const mode = MODES.find((known) => known === text)
  if (mode) return mode
  throw new InvalidEnv('NODE_ENV', `one of ${MODES.join(', ')}`, text)
}
