import type {
  AnonymousGrant,
  CloudMethod,
  CloudReply,
  CloudRequest,
  InvokeParams,
  UploadTicket,
} from '../../protocol/cloud'
import type { Answer, Requests, UploadFile } from '../request/contract'
import type { AccessToken } from './access-token'
import { cloudPath } from './cloud-path'
import { CloudFailure, INVALID_TOKEN } from './failure'
import { sign } from './sign'

export interface CloudSpace {
  readonly spaceId: string
  readonly clientSecret: string
}

export interface CloudSetting {
  readonly requests: Requests
  readonly tokens: AccessToken
  readonly space: CloudSpace
  /** `https://host` without a last slash; '' where the app and the server have one origin. */
  readonly server: string
  /** The name this device goes by, 16–48 characters. */
  readonly deviceId: string
  readonly now: () => number
}

/** The reply's `data`, which the specification calls the result. */
export interface CloudResult<T> {
  readonly result: T
  readonly requestId: string | null
}

/** Every method throws CloudFailure when the endpoint refuses and RequestFailure when it cannot be reached. */
export interface Cloud {
  /** Gets a new anonymous token. */
  authorize(): Promise<void>
  invoke<T>(functionTarget: string, functionArgs: InvokeParams['functionArgs']): Promise<CloudResult<T>>
  /** Asks for a ticket, posts the file, reports it. @param real whether `path` is where the file will lie */
  upload(path: string, file: UploadFile, real?: boolean): Promise<{ readonly fileId: string }>
}

export function createCloud({ requests, tokens, space, server, deviceId, now }: CloudSetting): Cloud {
  async function post<T>(method: CloudMethod, params: object, token?: string): Promise<CloudResult<T>> {
    const body: CloudRequest = {
      method,
      params: JSON.stringify(params),
      spaceId: space.spaceId,
      timestamp: now(),
      ...(token === undefined ? {} : { token }),
    }
    const headers = {
      'x-device-id': deviceId,
      'x-serverless-sign': sign(body, space.clientSecret),
      ...(token === undefined ? {} : { 'x-basement-token': token }),
    }
    return readReply(await requests.send({ url: `${server}/client`, method: 'POST', data: { ...body }, headers }))
  }

  let asking: Promise<string> | null = null
  const freshToken = (): Promise<string> => {
    asking ??= post<AnonymousGrant>('serverless.auth.user.anonymousAuthorize', {})
      .then(({ result }) => {
        if (!result?.accessToken) throw new CloudFailure('AUTH_FAILED', 'cloud: authorised without a token')
        tokens.keep(result, now())
        return result.accessToken
      })
      .finally(() => (asking = null))
    return asking
  }
  const token = async (): Promise<string> => tokens.current(now()) ?? (await freshToken())

  /** With a token; a token that has gone stale is replaced, and the call made once more. */
  async function call<T>(method: CloudMethod, params: object): Promise<CloudResult<T>> {
    const first = await token()
    try {
      return await post<T>(method, params, first)
    } catch (cause) {
      if (!(cause instanceof CloudFailure) || cause.code !== INVALID_TOKEN) throw cause
      tokens.drop(first)
      return post<T>(method, params, await token())
    }
  }

  return {
    authorize: async () => void (await freshToken()),
    invoke: (functionTarget, functionArgs) =>
      call('serverless.function.runtime.invoke', { functionTarget, functionArgs }),
    async upload(path, file, real = false) {
      const checked = cloudPath(path, real)
      const filename = real ? checked.slice(checked.lastIndexOf('/') + 1) : checked
      const { result: ticket } = await call<UploadTicket>('serverless.file.resource.generateProximalSign', {
        env: 'public',
        filename,
        ...(real ? { fileId: checked } : {}),
      })
      const url = uploadAddress(server, ticket.host)
      const sent = await requests.upload({ url, fields: formFields(ticket), name: 'file', file })
      if (sent.status >= 400) throw new CloudFailure('UPLOAD_FAILED', `cloud: the store answered ${sent.status}`)
      await call('serverless.file.resource.report', { id: ticket.id })
      return { fileId: `https://${ticket.cdnDomain}/${ticket.ossPath}` }
    },
  }
}

function readReply<T>({ status, data }: Answer): CloudResult<T> {
  const reply = (typeof data === 'object' && data !== null ? data : {}) as Partial<CloudReply<T>>
  const requestId = reply.header?.['x-serverless-request-id'] ?? null
  if (status >= 400 || reply.success !== true) {
    const { code = 'SYS_ERR', message = `cloud: status ${status}` } = reply.error ?? {}
    throw new CloudFailure(code, message, requestId)
  }
  return { result: reply.data as T, requestId }
}

/** A host, with a path or without, is reached the way our own server is: plain only where that is, in development. */
function uploadAddress(server: string, host: string): string {
  if (host.includes('://')) return host
  return `${server.slice(0, server.indexOf('//'))}//${host}`
}

const formFields = (ticket: UploadTicket): Record<string, string> => ({
  'Cache-Control': 'max-age=2592000',
  'Content-Disposition': 'attachment',
  OSSAccessKeyId: ticket.accessKeyId,
  Signature: ticket.signature,
  host: ticket.host,
  id: ticket.id,
  key: ticket.ossPath,
  policy: ticket.policy,
  success_action_status: '200',
})
