// From settings to a server: database, keys, files and functions, in the order they need each other.
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { version } from '../package.json'
import { openAtlas } from './analysis/atlas'
import { analysisFunctions } from './analysis/functions'
import { createApp } from './app'
import type { Functions } from './cloud/function'
import { openDatabase, type OpenDatabase } from './db/open'
import { startBackups } from './db/scheduled-backup'
import type { ServerEnv } from './env'
import { createBucketStore } from './files/bucket-store'
import { createFolderStore, sweepFolder } from './files/folder-store'
import type { FileStore } from './files/store'
import { sweepIdentities } from './identity/sweep'
import { readKeys, type Keys } from './keys'
import { logTo } from './log'
import { memberOf, membershipFunctions } from './membership/functions'

const SWEEP_EVERY_MS = 3_600_000
const DAILY_MS = 24 * 3_600_000
/** An upload not reported by then never will be. */
const UNREPORTED_MS = 24 * 3_600_000

/** Not yet listening; closing it closes all it is made of. */
export async function assemble(env: ServerEnv): Promise<FastifyInstance> {
  const dataDir = resolve(env.dataDir)
  const keys = readKeys({ env: env.keys, production: env.mode === 'production', dataDir })
  const database = await openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir })
  try {
    const app = appOver(env, database, keys)
    app.addHook('onClose', () => database.close())
    keepHouse(app, env, database)
    return app
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Every function of the cloud endpoint, by its `functionTarget`. */
const functionsOver = ({ db }: OpenDatabase, keys: Keys, packsDir: string): Functions => ({
  ...membershipFunctions({ db, keys }),
  ...analysisFunctions({ atlas: openAtlas(packsDir), memberOf: memberOf({ db }) }),
})

function appOver(env: ServerEnv, database: OpenDatabase, keys: Keys): FastifyInstance {
  const uploads = join(resolve(env.dataDir), 'uploads')
  const files: FileStore = env.bucket ? createBucketStore(env.bucket) : createFolderStore(uploads)
  const { space, publicUrl, metricsToken, corsOrigins, trustProxy } = env
  const app = createApp({
    h5Dir: resolve(env.h5Dir),
    version,
    logger: logTo(env.logLevel),
    product: {
      space,
      tokenKeys: keys.tokens,
      functions: functionsOver(database, keys, resolve(env.packsDir)),
      files,
      publicUrl,
    },
    ready: () => sql`select 1`.execute(database.db),
    metricsToken,
    corsOrigins,
    trustProxy,
    documented: env.mode === 'development',
  })
  if (!env.bucket) sweepWhileOpen(app, uploads)
  return app
}

/** A backup a day where one is asked for, and out with what identities have left behind. */
function keepHouse(app: FastifyInstance, { backups }: ServerEnv, { db }: OpenDatabase): void {
  const failed = (what: string) => (err: unknown) => app.log.warn({ err }, what)
  const sweep = () => sweepIdentities(db, Date.now()).catch(failed('sweep failed'))
  const timer = setInterval(sweep, DAILY_MS).unref()
  const stopBackups = backups ? startBackups(db, backups, failed('backup failed')) : () => undefined
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopBackups()
  })
}

/** A bucket has a rule of its own for this: docs/operate.md. */
function sweepWhileOpen(app: FastifyInstance, uploads: string): void {
  const sweep = () =>
    sweepFolder(uploads, 'pending', Date.now() - UNREPORTED_MS).catch((err) => app.log.warn({ err }, 'sweep failed'))
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
