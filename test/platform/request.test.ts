import { NETWORK_FAULTS, RequestFailure, type Answer, type NetworkFault } from '../../src/platform/request/contract'
import { TIMEOUT_MS, withDeadline, type Task } from '../../src/platform/request/deadline'
import { prepare, readAnswer } from '../../src/platform/request/prepare'
import { requests as h5 } from '../../src/platform/request/index.h5'
import { faultOf, requests as mini } from '../../src/platform/request/mini'

const mockRequest = jest.fn()
const mockUpload = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { request: (options: object) => mockRequest(options), uploadFile: (options: object) => mockUpload(options) },
}))

const URL_ = 'https://example.test/client'

describe('a call on its way to the wire', () => {
  // Specification §7 and §5.
  it.each([
    ['GET data goes into the address', { data: { a: 1, b: 'x y&', c: undefined } }, 'GET', '?a=1&b=x%20y%26', null],
    ['after a query that is there', { url: `${URL_}?q=1`, data: { a: 1 } }, 'GET', '?q=1&a=1', null],
    ['before a fragment', { url: `${URL_}#top`, data: { a: true } }, 'GET', '?a=true#top', null],
    ['an object as its JSON', { data: { a: [1] } }, 'GET', '?a=%5B1%5D', null],
    ['HEAD has no body either', { method: 'head', data: { a: 1 } }, 'HEAD', '?a=1', null],
    ['a method HTTP does not know is GET', { method: 'FETCH', data: { a: 1 } }, 'GET', '?a=1', null],
    ['POST data is JSON', { method: 'post', data: { a: 1 } }, 'POST', '', '{"a":1}'],
    ['a text stays a text', { method: 'PUT', data: 'a=1' }, 'PUT', '', 'a=1'],
    ['no data is no body', { method: 'DELETE' }, 'DELETE', '', null],
  ] as const)('%s', (_, call, method, ending, body) => {
    const prepared = prepare({ url: URL_, ...call })
    expect(prepared).toMatchObject({ method, body, url: `${URL_}${ending}` })
  })

  it('is JSON unless its headers say otherwise, and GET says nothing of a body', () => {
    expect(prepare({ url: URL_, method: 'POST', data: {} }).headers).toEqual({ 'content-type': 'application/json' })
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Mine': '1' }
    expect(prepare({ url: URL_, method: 'POST', data: 'a=1', headers: form }).headers).toEqual({
      'content-type': 'application/x-www-form-urlencoded',
      'x-mine': '1',
    })
    expect(prepare({ url: URL_ }).headers).toEqual({})
  })

  it('an answer is what its JSON says, or its text', () => {
    expect(readAnswer(200, '{"a":1}')).toEqual({ status: 200, data: { a: 1 } })
    expect(readAnswer(500, '<html>')).toEqual({ status: 500, data: '<html>' })
    expect(readAnswer(200, { already: true }).data).toEqual({ already: true })
  })
})

// Specification §8; 600001 is WeChat's own general code.
test.each([
  ['timeout', 5],
  ['abort', 600003],
  ['failed', 600001],
  ['upload', 602001],
  ['socketClosed', 10002],
  ['socketFailed', 600009],
] as const)('the fault %s has the code %i and a sentence', (fault, code) => {
  const failure = new RequestFailure(fault)
  expect([failure.code, failure.failure]).toEqual([code, NETWORK_FAULTS[fault].failure])
})

describe('the deadline of a call', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const never = (): { start: () => Task; aborted: () => number } => {
    let aborted = 0
    const start = (): Task => ({ answer: new Promise<Answer>(() => undefined), abort: () => void (aborted += 1) })
    return { start, aborted: () => aborted }
  }
  const faultIn = (answer: Promise<Answer>): Promise<NetworkFault | unknown> =>
    answer.then(
      () => 'answered',
      (cause: unknown) => (cause instanceof RequestFailure ? cause.fault : cause),
    )

  it('is 60 s, and then the call is called back', async () => {
    expect(TIMEOUT_MS).toBe(60_000)
    const { start, aborted } = never()
    const fault = faultIn(withDeadline(start, { otherwise: 'failed' }))
    jest.advanceTimersByTime(59_999)
    expect(aborted()).toBe(0)
    jest.advanceTimersByTime(1)
    expect([await fault, aborted()]).toEqual(['timeout', 1])
  })

  it('may be shorter', async () => {
    const fault = faultIn(withDeadline(never().start, { otherwise: 'failed', timeoutMs: 10 }))
    jest.advanceTimersByTime(10)
    expect(await fault).toBe('timeout')
  })

  it('a caller who has enough ends it, before or after it began', async () => {
    const stopper = new AbortController()
    const { start, aborted } = never()
    const fault = faultIn(withDeadline(start, { otherwise: 'failed', signal: stopper.signal }))
    stopper.abort()
    expect([await fault, aborted()]).toEqual(['abort', 1])
    const begun = jest.fn(start)
    expect(await faultIn(withDeadline(begun, { otherwise: 'failed', signal: stopper.signal }))).toBe('abort')
    expect(begun).not.toHaveBeenCalled()
  })

  it('an answer in time ends the watch', async () => {
    const stopper = new AbortController()
    const abort = jest.fn()
    const task = { answer: Promise.resolve({ status: 200, data: 1 }), abort }
    const answer = await withDeadline(() => task, { otherwise: 'failed', signal: stopper.signal })
    stopper.abort()
    jest.advanceTimersByTime(TIMEOUT_MS)
    expect([answer.data, abort.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0, 0])
  })
})

describe('in a browser', () => {
  const native = global.fetch
  afterEach(() => void (global.fetch = native))

  it('sends JSON and reads JSON, whatever the status', async () => {
    const fetching = jest.fn(async () => new Response('{"no":true}', { status: 404 }))
    global.fetch = fetching as typeof fetch
    expect(await h5.send({ url: URL_, method: 'POST', data: { a: 1 } })).toEqual({ status: 404, data: { no: true } })
    expect(fetching).toHaveBeenCalledWith(URL_, expect.objectContaining({ method: 'POST', body: '{"a":1}' }))
  })

  it.each([
    ['failed', 600001, () => h5.send({ url: URL_ })],
    ['upload', 602001, () => h5.upload({ url: URL_, fields: {}, name: 'file', file: new Blob(['x']) })],
  ])('a network that is not there is %s, %i', async (fault, code, run) => {
    global.fetch = (async () => {
      throw new TypeError('Failed to fetch')
    }) as typeof fetch
    await expect(run()).rejects.toMatchObject({ fault, code })
  })

  it('uploads a form whose file comes last', async () => {
    let form = new FormData()
    global.fetch = (async (_: string, init: RequestInit) => {
      form = init.body as FormData
      return new Response('ok')
    }) as typeof fetch
    await h5.upload({ url: URL_, fields: { key: 'k', policy: 'p' }, name: 'file', file: new Blob(['x']) })
    expect([...form.keys()]).toEqual(['key', 'policy', 'file'])
  })
})

describe('in a mini-program', () => {
  interface Options {
    readonly url: string
    success(reply: object): void
    fail(fault: object): void
  }

  it('hands the same call on as text and reads the answer', async () => {
    mockRequest.mockImplementation((options: Options) => options.success({ statusCode: 200, data: '{"a":1}' }))
    const answer = await mini.send({ url: URL_, method: 'POST', data: { a: 1 }, headers: { 'X-Mine': '1' } })
    expect(answer).toEqual({ status: 200, data: { a: 1 } })
    expect(mockRequest.mock.calls[0][0]).toMatchObject({
      url: URL_,
      method: 'POST',
      data: '{"a":1}',
      header: { 'content-type': 'application/json', 'x-mine': '1' },
    })
  })

  // WeChat's errno and errMsg; Alipay's error numbers: 12 network, 13 time-out.
  it.each([
    [{ errMsg: 'request:fail timeout', errno: 5 }, 'timeout'],
    [{ errMsg: 'request:fail abort', errno: 600003 }, 'abort'],
    [{ errMsg: 'request:fail ', errno: 600001 }, 'failed'],
    [{ error: 13 }, 'timeout'],
    [{ error: 12 }, 'failed'],
  ])('%j is %s', async (fault, name) => {
    expect(faultOf(fault, 'failed')).toBe(name)
    mockRequest.mockImplementation((options: Options) => options.fail(fault))
    await expect(mini.send({ url: URL_ })).rejects.toMatchObject({ fault: name })
  })

  it('a bad status that Alipay calls a failure is an answer', async () => {
    mockRequest.mockImplementation((options: Options) => options.fail({ error: 19, status: 503, data: 'busy' }))
    expect(await mini.send({ url: URL_ })).toEqual({ status: 503, data: 'busy' })
  })

  it('uploads a path, and a broken upload is 602001', async () => {
    mockUpload.mockImplementation((options: Options) => options.fail({ errMsg: 'uploadFile:fail' }))
    const upload = { url: URL_, fields: { key: 'k' }, name: 'file', file: 'wxfile://tmp/a.png' }
    await expect(mini.upload(upload)).rejects.toMatchObject({ code: 602001 })
    expect(mockUpload.mock.calls[0][0]).toMatchObject({ filePath: upload.file, name: 'file', formData: { key: 'k' } })
  })
})
