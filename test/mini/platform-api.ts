// The part of wx and my that the product calls, kept in memory, with a record of what was asked of it.
export type MiniPlatform = 'weapp' | 'alipay'

export interface PlatformRecord {
  readonly store: Map<string, unknown>
  readonly calls: { readonly name: string; readonly options: Record<string, unknown> }[]
}

/** What the network of a test answers: a status and a text. */
export type Serve = (request: {
  readonly url: string
  readonly method: string
  readonly data: string
  readonly headers: Readonly<Record<string, string>>
}) => { readonly status: number; readonly text: string } | null

export interface PlatformOptions {
  /** What the device says it runs. */
  readonly os?: string
  /** null for a network that is not there, which is also the default. */
  readonly serve?: Serve
}

const DEVICE = { windowWidth: 375, windowHeight: 667, screenWidth: 375, screenHeight: 667, pixelRatio: 2 }
const ASYNCHRONOUS = [
  'navigateTo',
  'redirectTo',
  'reLaunch',
  'navigateBack',
  'setNavigationBarTitle',
  'setNavigationBar',
  'showToast',
  'showLoading',
  'hideLoading',
]

export function platformApi(
  platform: MiniPlatform,
  language: string,
  { os = 'devtools', serve = () => null }: PlatformOptions = {},
): { api: object; record: PlatformRecord } {
  const record: PlatformRecord = { store: new Map(), calls: [] }
  const launch = { path: 'pages/index/index', query: {}, scene: 1001 }
  const asynchronous = Object.fromEntries(
    ASYNCHRONOUS.map((name) => [
      name,
      (options: Record<string, unknown> & { success?(r: object): void; complete?(r: object): void } = {}) => {
        record.calls.push({ name, options })
        options.success?.({})
        options.complete?.({})
      },
    ]),
  )
  const api = {
    ...asynchronous,
    request: (options: RequestOptions) => requestOf(platform, serve, options),
    showModal: yes(record, 'showModal'),
    confirm: yes(record, 'confirm'),
    ...(platform === 'alipay' ? alipayStorage(record.store) : weappStorage(record.store)),
    getSystemInfoSync: () => ({ ...DEVICE, SDKVersion: '3.5.0', platform: os, language }),
    getWindowInfo: () => DEVICE,
    getDeviceInfo: () => ({ platform: os }),
    getAppBaseInfo: () => ({ SDKVersion: '3.5.0', language }),
    canIUse: () => true,
    nextTick: (work: () => void) => setTimeout(work, 0),
    SDKVersion: '3.5.0',
    getLaunchOptionsSync: () => launch,
    getEnterOptionsSync: () => launch,
    getAccountInfoSync: () => ({ miniProgram: {} }),
    onAppShow() {},
    onAppHide() {},
    onError() {},
    onUnhandledRejection() {},
    createSelectorQuery() {
      throw new Error('the product measures no nodes')
    },
  }
  return { api, record }
}

const weappStorage = (store: Map<string, unknown>): object => ({
  getStorageSync: (key: string) => store.get(key) ?? '',
  setStorageSync: (key: string, value: unknown) => void store.set(key, value),
  removeStorageSync: (key: string) => void store.delete(key),
})

const alipayStorage = (store: Map<string, unknown>): object => ({
  getStorageSync: ({ key }: { key: string }) => ({ data: store.get(key) ?? null, success: true }),
  setStorageSync: ({ key, data }: { key: string; data: unknown }) => void store.set(key, data),
  removeStorageSync: ({ key }: { key: string }) => void store.delete(key),
})

interface RequestOptions {
  readonly url: string
  readonly method?: string
  readonly data?: string
  readonly header?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  success(reply: object): void
  fail(fault: object): void
}

/** Answers later, as a network does, and in the platform's own words. */
function requestOf(platform: MiniPlatform, serve: Serve, options: RequestOptions): object {
  const { url, method = 'GET', data = '', header, headers = header ?? {} } = options
  setTimeout(() => {
    const answer = serve({ url, method, data, headers })
    if (answer === null)
      options.fail(platform === 'alipay' ? { error: 12 } : { errMsg: 'request:fail ', errno: 600001 })
    else if (platform === 'alipay') options.success({ status: answer.status, data: answer.text, headers: {} })
    else options.success({ statusCode: answer.status, data: answer.text, header: {} })
  }, 1)
  return { abort() {} }
}

/** A reader who says yes to every question. */
const yes =
  (record: PlatformRecord, name: string) =>
  (options: Record<string, unknown> & { success?(r: object): void; complete?(r: object): void }): void => {
    record.calls.push({ name, options })
    options.success?.({ confirm: true, cancel: false })
    options.complete?.({})
  }
