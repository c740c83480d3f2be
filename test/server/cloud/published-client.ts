// @dcloudio/uni-cloud as it is published, run over a `uni` made of fetch. It always speaks https to upload hosts and to
// Tencent's cloud; the adapter takes those calls to the server on loopback and changes nothing else.
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

interface Options {
  readonly url: string
  readonly method?: string
  readonly data?: unknown
  readonly header?: Record<string, string>
  readonly formData?: Record<string, unknown>
  readonly name?: string
  readonly filePath?: string
  success?(result: unknown): void
  fail?(error: unknown): void
  complete?(result: unknown): void
}

export interface UniCloud {
  callFunction(call: {
    name: string
    data?: unknown
  }): Promise<{ success: boolean; result: unknown; requestId: string }>
  uploadFile(file: { filePath: string; cloudPath: string; cloudPathAsRealPath?: boolean }): Promise<{ fileID: string }>
  getTempFileURL(files: { fileList: string[] }): Promise<{ fileList: { fileID: string; tempFileURL: string }[] }>
  setAccessToken(token: string): void
}

export interface Published {
  readonly uniCloud: { init(settings: Record<string, unknown>): UniCloud }
  /** The body's method, or the path, of every request the client has sent. */
  readonly sent: string[]
  readonly stored: Map<string, unknown>
}

/** @param files what `uploadFile` finds under a path of the device */
export function loadPublishedClient(loopback: string, files: Readonly<Record<string, Buffer>>): Published {
  const sent: string[] = []
  const stored = new Map<string, unknown>()
  const toLoopback = (url: string) => url.replace(/^https:\/\/[^/]+/, loopback)
  const answered = async (response: Response) => {
    const text = await response.text()
    const data: unknown = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
    return { statusCode: response.status, data, header: Object.fromEntries(response.headers) }
  }
  const settle = (options: Options, asked: Promise<Response>) =>
    void asked.then(answered).then(
      (result) => (options.success?.(result), options.complete?.(result)),
      (cause) => {
        const error = { errMsg: `request:fail ${cause}` }
        options.fail?.(error)
        options.complete?.(error)
      },
    )

  const uni = {
    request(options: Options) {
      const { url, method = 'GET', data } = options
      sent.push((data as { method?: string } | undefined)?.method ?? new URL(url).pathname)
      const headers = new Headers(options.header)
      // A mini-program's request is JSON unless it says otherwise.
      if (!headers.has('content-type')) headers.set('content-type', 'application/json')
      const body = method.toUpperCase() === 'GET' ? {} : { body: JSON.stringify(data) }
      settle(options, fetch(toLoopback(url), { method, headers, ...body }))
    },
    uploadFile(options: Options) {
      const { url, formData = {}, name = '', filePath = '', header: headers } = options
      sent.push(new URL(url).pathname)
      const body = new FormData()
      for (const [key, value] of Object.entries(formData)) body.append(key, String(value))
      body.append(name, new Blob([new Uint8Array(files[filePath] ?? [])]), filePath)
      settle(options, fetch(toLoopback(url), { method: 'POST', headers: { ...headers }, body }))
    },
    setStorageSync: (key: string, value: unknown) => void stored.set(key, value),
    getStorageSync: (key: string) => stored.get(key) ?? '',
    removeStorageSync: (key: string) => void stored.delete(key),
    getSystemInfoSync: () => ({ deviceId: 'a-device-of-the-test', osName: 'linux', uniPlatform: 'web', appId: 'test' }),
    getLocale: () => 'zh-Hans',
  }

  const exports = {} as { uniCloud: Published['uniCloud'] }
  const env = { NODE_ENV: 'production', UNI_PLATFORM: 'h5', UNI_APP_ID: 'test' }
  const quiet = { log() {}, warn() {}, error() {} }
  const sandbox = createContext({ uni, exports, process: { env }, console: quiet, setTimeout, clearTimeout })
  runInContext(readFileSync(require.resolve('@dcloudio/uni-cloud'), 'utf8'), sandbox)
  return { uniCloud: exports.uniCloud, sent, stored }
}
