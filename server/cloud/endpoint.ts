// One POST for every call: who calls, then what is asked.
import type { Uploads } from '../files/uploads'
import {
  AuthorizeParams,
  InfoParams,
  InvokeParamsSchema,
  ReportParams,
  SignParams,
  type CloudCall,
} from '../schemas/cloud'
import type { AccessTokens } from './access-token'
import type { CallContext, Functions } from './function'
import { paramsReader } from './params'
import { answer, badParam, refuse, type Answer } from './refusal'
import { isSignedBody } from './signature'
import type { Space } from './space'

const readAuthorize = paramsReader(AuthorizeParams)
const readInvoke = paramsReader(InvokeParamsSchema)
const readSign = paramsReader(SignParams)
const readReport = paramsReader(ReportParams)
const readInfo = paramsReader(InfoParams)

/** The two headers of a call, '' where absent. */
export interface Credentials {
  readonly sign: string
  readonly token: string
}
export type Endpoint = (call: CloudCall, credentials: Credentials, context: CallContext) => Promise<Answer>

export interface EndpointParts {
  readonly space: Space
  readonly tokens: AccessTokens
  readonly functions: Functions
  readonly uploads: Uploads
}

const AUTHORIZE = 'serverless.auth.user.anonymousAuthorize'
type Method = (params: string, context: CallContext) => Promise<Answer>

export function createEndpoint({ space, tokens, functions, uploads }: EndpointParts): Endpoint {
  const invoke = invoking(functions)
  const methods = new Map<string, Method>([
    [AUTHORIZE, async (params) => withParams(readAuthorize(params), () => answer(tokens.issue()))],
    [
      'serverless.function.runtime.invoke',
      async (params, context) =>
        withParams(readInvoke(params), ({ functionTarget, functionArgs }) =>
          invoke(functionTarget, functionArgs, context),
        ),
    ],
    [
      'serverless.file.resource.generateProximalSign',
      async (params) => withParams(readSign(params), (wanted) => uploads.sign(wanted)),
    ],
    [
      'serverless.file.resource.report',
      async (params) => withParams(readReport(params), ({ id }) => uploads.report(id)),
    ],
    ['serverless.file.resource.info', async (params) => withParams(readInfo(params), ({ id }) => uploads.info(id))],
  ])

  return async (call, credentials, context) => {
    if (call.spaceId !== space.spaceId) return refuse('AUTH_FAILED', 'unknown space')
    if (!isSignedBody(call, space.clientSecret, credentials.sign)) return refuse('AUTH_FAILED', 'bad signature')
    const method = methods.get(call.method)
    if (!method) return badParam('unknown method')
    if (call.method !== AUTHORIZE && !admits(tokens, call, credentials)) {
      return refuse('GATEWAY_INVALID_TOKEN', 'the token is stale or not ours')
    }
    return method(call.params, context)
  }
}

/** The header's token counts; a body that was signed for another one is not this visitor's. */
const admits = (tokens: AccessTokens, { token }: CloudCall, credentials: Credentials): boolean =>
  (!token || token === credentials.token) && tokens.holds(credentials.token)

const withParams = async <P>(params: Answer<P>, use: (params: P) => Answer | Promise<Answer>): Promise<Answer> =>
  params.ok ? use(params.data) : params

/** A map, in which `constructor` is nobody's function. */
const invoking = (functions: Functions) => {
  const byTarget = new Map(Object.entries(functions))
  return async (target: string, args: unknown, context: CallContext): Promise<Answer> => {
    const called = byTarget.get(target)
    return called ? answer(await called(args, context)) : badParam('FunctionNotFound')
  }
}
