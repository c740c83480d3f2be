// A server with the whole protocol over a folder of its own, and calls signed the way a client signs them.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { createApp, type AppOptions } from '../../../server/app'
import type { Functions } from '../../../server/cloud/function'
import { signatureOf, type SignedBody } from '../../../server/cloud/signature'
import { createFolderStore } from '../../../server/files/folder-store'
import type { FileStore } from '../../../server/files/store'
import type { Key, KeyRing } from '../../../server/keys'
import type { CloudReply } from '../../../src/protocol/cloud'

export const SPACE = { spaceId: 'space-1', clientSecret: 'the secret of the space' }
export const AUTHORIZE = 'serverless.auth.user.anonymousAuthorize'
export const INVOKE = 'serverless.function.runtime.invoke'
export const SIGN = 'serverless.file.resource.generateProximalSign'
export const REPORT = 'serverless.file.resource.report'
export const INFO = 'serverless.file.resource.info'

export const newSigningKey = (id: string): Key => ({ id, secret: randomBytes(32) })
export const ringOf = (current: Key, ...older: Key[]): KeyRing => ({ current, all: [current, ...older] })

export interface Harness {
  readonly app: FastifyInstance
  readonly folder: string
  readonly clock: { ms: number }
  close(): Promise<void>
}

interface Parts {
  readonly functions?: Functions
  readonly ring?: KeyRing
  readonly files?: FileStore
  readonly publicUrl?: string
  readonly options?: Partial<AppOptions>
}

export async function makeHarness(parts: Parts = {}): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'ziyuan-uploads-'))
  const h5Dir = mkdtempSync(join(tmpdir(), 'ziyuan-h5-'))
  writeFileSync(join(h5Dir, 'index.html'), '<!doctype html>')
  const clock = { ms: Date.UTC(2026, 0, 1) }
  const product = {
    space: SPACE,
    tokenKeys: parts.ring ?? ringOf(newSigningKey('k1')),
    functions: parts.functions ?? {},
    files: parts.files ?? createFolderStore(folder),
    publicUrl: parts.publicUrl ?? 'https://ziyuan.example',
  }
  const app = createApp({ h5Dir, version: '1', logger: false, now: () => clock.ms, product, ...parts.options })
  await app.ready()
  return {
    app,
    folder,
    clock,
    async close() {
      await app.close()
      for (const path of [folder, h5Dir]) rmSync(path, { recursive: true, force: true })
    },
  }
}

export interface Answered<T> {
  readonly status: number
  readonly reply: CloudReply<T>
}

/** @param changed fields of the body as they are sent, after signing when under `after` */
export function requestOf(method: string, params: unknown, token?: string, changed: SignedBody = {}): InjectOptions {
  const body = {
    method,
    params: typeof params === 'string' ? params : JSON.stringify(params),
    spaceId: SPACE.spaceId,
    timestamp: 1_760_000_000_000,
    ...(token !== undefined && { token }),
    ...changed,
  }
  const headers: Record<string, string> = { 'x-serverless-sign': signatureOf(body, SPACE.clientSecret) }
  if (token !== undefined) headers['x-basement-token'] = token
  return { method: 'POST', url: '/client', headers, payload: body }
}

export async function send<T = unknown>(app: FastifyInstance, request: InjectOptions): Promise<Answered<T>> {
  const { statusCode, json } = await app.inject(request)
  return { status: statusCode, reply: json() as CloudReply<T> }
}

export const call = <T = unknown>(app: FastifyInstance, method: string, params: unknown, token?: string) =>
  send<T>(app, requestOf(method, params, token))

export async function authorise(app: FastifyInstance): Promise<string> {
  const { reply } = await call<{ accessToken: string }>(app, AUTHORIZE, '{}')
  return reply.data?.accessToken ?? ''
}
