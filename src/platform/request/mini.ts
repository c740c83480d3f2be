import Taro from '@tarojs/taro'
import { RequestFailure, type Answer, type NetworkFault, type Requests } from './contract'
import { TIMEOUT_MS, withDeadline, type Task } from './deadline'
import { prepare, readAnswer } from './prepare'

type TaroOptions = Parameters<typeof Taro.request>[0]

/** A platform's own limit (Alipay's is 30 s) is set a little later than ours, so that ours is the one that speaks. */
const GRACE_MS = 5000
const platformTimeout = (timeoutMs = TIMEOUT_MS): number => timeoutMs + GRACE_MS

export const requests: Requests = {
  send(call) {
    const { url, method, headers, body } = prepare(call)
    const timeout = platformTimeout(call.timeoutMs)
    const wire = { url, method, header: headers, dataType: 'text', timeout }
    const options = body === null ? wire : { ...wire, data: body }
    return withDeadline(() => started((ends) => Taro.request({ ...options, ...ends } as TaroOptions), 'failed'), {
      ...call,
      otherwise: 'failed',
    })
  },
  upload(upload) {
    const { url, fields, name, file, headers = {}, timeoutMs } = upload
    if (typeof file !== 'string') throw new TypeError('requests.upload: a mini-program uploads a path')
    const timeout = platformTimeout(timeoutMs)
    const options = { url, filePath: file, name, formData: { ...fields }, header: headers, timeout }
    return withDeadline(() => started((ends) => Taro.uploadFile({ ...options, ...ends }), 'upload'), {
      ...upload,
      otherwise: 'upload',
    })
  },
}

interface Reply {
  readonly statusCode: number
  readonly data: unknown
}
interface Ends {
  success(reply: Reply): void
  fail(fault: PlatformFault): void
}
/** WeChat says errno or errMsg, Alipay error; Alipay counts a bad status among the failures. */
export interface PlatformFault {
  readonly errMsg?: string
  readonly errno?: number
  readonly error?: number
  readonly status?: number
  readonly data?: unknown
}

function started(begin: (ends: Ends) => unknown, otherwise: NetworkFault): Task {
  let task: unknown
  const answer = new Promise<Answer>((resolve, reject) => {
    task = begin({
      success: ({ statusCode, data }) => resolve(readAnswer(statusCode, data)),
      fail: (fault) => {
        const { status } = fault ?? {}
        if (typeof status === 'number' && status >= 400) resolve(readAnswer(status, fault.data))
        else reject(new RequestFailure(faultOf(fault ?? {}, otherwise)))
      },
    })
  })
  // Taro answers with a promise beside the callbacks; its rejection is the one already told.
  ;(task as Promise<unknown> | undefined)?.catch?.(() => undefined)
  return { answer, abort: () => (task as { abort?(): void } | undefined)?.abort?.() }
}

const ALIPAY_TIMEOUT = 13

export function faultOf({ errMsg = '', errno, error }: PlatformFault, otherwise: NetworkFault): NetworkFault {
  if (errno === 5 || error === ALIPAY_TIMEOUT || /timeout|timed out/i.test(errMsg)) return 'timeout'
  if (errno === 600003 || /\babort/i.test(errMsg)) return 'abort'
  return otherwise
}
