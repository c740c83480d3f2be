// One process owns the embedded folder. The lock is a listening socket: the kernel lets go of it however we die.
import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

const SOCKET = 'owner.sock'
/** File systems of some containers and network drives know no sockets. */
const NO_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL']

export class FolderInUse extends Error {
  readonly code = 'db/in-use'

  constructor(folder: string) {
    super(`${folder} is in use by another process; the embedded database belongs to one. Stop it, or set DATABASE_URL.`)
  }
}

/**
 * Owns the folder until `release` or death. On Linux an abstract socket decides between processes of one machine, and
 * the socket in the folder between containers, which do not share abstract names.
 * @throws FolderInUse when somebody else owns it
 */
export async function ownFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const linux = process.platform === 'linux'
  const { dev, ino } = statSync(folder)
  const name = linux ? await listen(`\0ziyuan-${dev}-${ino}`, folder) : null
  // A socket's path is limited to about 100 bytes; through the folder's descriptor it is always short.
  const descriptor = linux ? openSync(folder, 'r') : null
  const path = descriptor === null ? join(folder, SOCKET) : `/proc/self/fd/${descriptor}/${SOCKET}`
  try {
    const file = await listenInFolder(path, folder, name !== null)
    return {
      release: async () => {
        await close(file)
        await close(name)
        if (descriptor !== null) closeSync(descriptor)
      },
    }
  } catch (error) {
    await close(name)
    if (descriptor !== null) closeSync(descriptor)
    throw error
  }
}

async function listenInFolder(path: string, folder: string, owned: boolean): Promise<Server | null> {
  if (await answers(path)) throw new FolderInUse(folder)
  rmSync(path, { force: true }) // left by an owner that died
  try {
    return await listen(path, folder)
  } catch (error) {
    if (owned && NO_SOCKETS.includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const caller = connect(path)
    caller.once('connect', () => resolve(true)).once('error', () => resolve(false))
    caller.once('connect', () => caller.destroy())
  })

const listen = (path: string, folder: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    )
    server.listen({ path, exclusive: true }, () => resolve(server.unref()))
  })

const close = (server: Server | null) =>
  new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())))
