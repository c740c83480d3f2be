// PGlite that keeps what it acknowledged: left to itself it never fsyncs.
import { existsSync, fsyncSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Client, Pool } from 'pg'
import { makeCluster } from './embedded-init'
import { sync } from './sync'

const WAIT_FOR_CONNECTION_MS = 10_000
const PARAMETERS = [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync']

/** The cluster in `folder`, made when there is none. The caller owns the folder (owner-lock.ts). */
export async function openEmbedded(folder: string): Promise<{ pool: Pool; close(): Promise<void> }> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster(folder)
  const pglite = await PGlite.create({ dataDir: folder, startParams: PARAMETERS })
  giveFsync(pglite)
  const pool = poolOf(pglite)
  return {
    pool,
    async close() {
      await pool.end()
      await pglite.close()
    },
  }
}

/** One connection, as PGlite has one session; a query that finds it taken for too long fails and does not hang. */
function poolOf(pglite: PGlite): Pool {
  class EmbeddedClient extends Client {
    constructor() {
      super(createPgConfig(pglite))
    }
  }
  return new Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  })
}

/** Of Emscripten's file system, what is needed to reach the host's. */
interface Stream {
  readonly nfd?: number
  readonly node: { readonly mount: { readonly mountpoint: string; readonly opts: { readonly root: string } } }
}
interface FileSystem {
  lookupPath(path: string, options: { follow_mount: boolean }): { node: { mount: { type: { stream_ops: StreamOps } } } }
  getPath(node: Stream['node']): string
}
interface StreamOps {
  fsync?: (stream: Stream) => number
}

function giveFsync(pglite: PGlite): void {
  const files = (pglite.Module as unknown as { FS: FileSystem }).FS // PGlite's types leave these members out
  const { mount } = files.lookupPath('/pglite/data', { follow_mount: true }).node
  mount.type.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd)
    else sync(hostPath(files, stream))
    return 0
  }
}

const hostPath = (files: FileSystem, { node }: Stream) =>
  join(node.mount.opts.root, files.getPath(node).slice(node.mount.mountpoint.length))
