// What the server is told from outside. Nothing else reads process.env.
import developmentSpace from '../config/cloud-space.json'
import type { Space } from './cloud/space'
import type { BackupPlan } from './db/scheduled-backup'
import {
  each,
  InvalidEnv,
  isOrigin,
  numbered,
  oneOf,
  optional,
  required,
  together,
  withForm,
  type Variables,
} from './env-values'
import type { BucketSettings } from './files/bucket-store'
import { KEY_VARIABLES } from './keys'

const MODES = ['development', 'test', 'production'] as const
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
const LAST_PORT = 65_535
/** Where Taro serves the client while it is being written. */
const DEV_ORIGIN = 'http://localhost:10086'

export interface ServerEnv {
  readonly port: number
  readonly host: string
  readonly mode: (typeof MODES)[number]
  readonly logLevel: (typeof LEVELS)[number]
  /** The folder of the H5 build, from the working directory. */
  readonly h5Dir: string
  /** The folder of the packs that `npm run packs` builds. */
  readonly packsDir: string
  /** A daily backup and how many days are kept; null for none. */
  readonly backups: BackupPlan | null
  /** The folder of the embedded database, of uploads and of keys made in development. */
  readonly dataDir: string
  /** PostgreSQL; null means the embedded database. */
  readonly databaseUrl: string | null
  readonly space: Space
  /** Null means a folder in `dataDir`. */
  readonly bucket: BucketSettings | null
  /** Whose word on the caller's address counts: so many proxies in front, or these addresses. */
  readonly trustProxy: number | readonly string[] | false
  /** Where clients reach us, without a slash at the end. */
  readonly publicUrl: string
  readonly corsOrigins: readonly string[]
  /** What a reader of /metrics must show; null lets only this machine read it. */
  readonly metricsToken: string | null
  /** The variables of keys.ts, unread. */
  readonly keys: Variables
}

export { InvalidEnv }

/**
 * The settings, with defaults for what is unset or empty.
 * @throws InvalidEnv naming the variable: a bad one, or one that production cannot do without
 */
export function readEnv(source: Variables): ServerEnv {
  const mode = oneOf(source, 'NODE_ENV', MODES, 'development')
  const production = mode === 'production'
  const port = numbered(source, 'PORT', { from: 1, to: LAST_PORT, otherwise: 8787 })
  const fallback = (development: string) => (production ? null : development)
  return {
    port,
    host: withForm(source, 'HOST', /^[\w.:-]+$/, 'a host name or an address', 'localhost'),
    mode,
    logLevel: oneOf(source, 'LOG_LEVEL', LEVELS, production ? 'info' : 'warn'),
    h5Dir: source.H5_DIR || 'dist/h5',
    packsDir: source.PACKS_DIR || 'src/platform/packs/builtin',
    backups: source.BACKUP_DIR
      ? { folder: source.BACKUP_DIR, keep: numbered(source, 'BACKUP_DAYS', { from: 1, to: 3650, otherwise: 30 }) }
      : null,
    dataDir: source.DATA_DIR || '.data',
    databaseUrl: optional(source, 'DATABASE_URL', /^postgres(ql)?:\/\/./, 'the address of a PostgreSQL database'),
    space: {
      spaceId: withForm(source, 'SPACE_ID', /^[\w-]+$/, 'letters, digits, _ and -', developmentSpace.spaceId),
      clientSecret: required(source, 'CLIENT_SECRET', fallback(developmentSpace.clientSecret)),
    },
    bucket: readBucket(source),
    trustProxy: readProxy(source),
    publicUrl: readPublicUrl(source, fallback(`http://localhost:${port}`)),
    corsOrigins: each(source, 'CORS_ORIGINS', isOrigin, 'origins such as https://ziyuan.example', fallback(DEV_ORIGIN)),
    metricsToken: optional(source, 'METRICS_TOKEN', /^[\x21-\x7e]{16,}$/, 'at least 16 printable characters'),
    keys: Object.fromEntries(Object.values(KEY_VARIABLES).map((name) => [name, source[name]])),
  }
}

/** All of S3_* or none. */
function readBucket(source: Variables): BucketSettings | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const set = together(source, names)
  if (set === null) return null
  if (!isOrigin(set.S3_ENDPOINT)) throw new InvalidEnv('S3_ENDPOINT', 'an address such as https://s3.example', null)
  if (!/^[a-z0-9.-]+$/.test(set.S3_BUCKET)) throw new InvalidEnv('S3_BUCKET', 'the name of a bucket', set.S3_BUCKET)
  return {
    endpoint: set.S3_ENDPOINT,
    bucket: set.S3_BUCKET,
    region: set.S3_REGION,
    accessKey: set.S3_ACCESS_KEY,
    secretKey: set.S3_SECRET_KEY,
  }
}

function readProxy(source: Variables): ServerEnv['trustProxy'] {
  const text = source.TRUST_PROXY || ''
  if (text === '' || text === '0') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  return each(source, 'TRUST_PROXY', (part) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(part), 'a number or addresses', null)
}

function readPublicUrl(source: Variables, development: string | null): string {
  const url = required(source, 'PUBLIC_URL', development).replace(/\/+$/, '')
  if (/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(url)) return url
  throw new InvalidEnv('PUBLIC_URL', 'an address such as https://ziyuan.example', url)
}
