// The part of wx and my that the product calls, kept in memory, with a record of what was asked of it.
export type MiniPlatform = 'weapp' | 'alipay'

export interface PlatformRecord {
  readonly store: Map<string, unknown>
  readonly calls: { readonly name: string; readonly options: Record<string, unknown> }[]
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
]

export function platformApi(platform: MiniPlatform, language: string): { api: object; record: PlatformRecord } {
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
    ...(platform === 'alipay' ? alipayStorage(record.store) : weappStorage(record.store)),
    getSystemInfoSync: () => ({ ...DEVICE, SDKVersion: '3.5.0', platform: 'devtools', language }),
    getWindowInfo: () => DEVICE,
    getDeviceInfo: () => ({ platform: 'devtools' }),
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
