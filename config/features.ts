/** What each build carries. A policy of a platform is set here and nowhere else. */
export interface Features {
  /** The server's address, `https://host`; '' where it is the origin the app came from. */
  readonly server: string
  /** `not-on-ios`: there no price, plan or buying word is shown, as WeChat asks for virtual goods. */
  readonly sale: 'everywhere' | 'not-on-ios'
}

const SERVER = (process.env.TARO_APP_SERVER ?? 'http://localhost:8787').replace(/\/+$/, '')

export const FEATURES: Readonly<Record<string, Features>> = {
  h5: { server: '', sale: 'everywhere' },
  weapp: { server: SERVER, sale: 'not-on-ios' },
  alipay: { server: SERVER, sale: 'everywhere' },
}

/** The same as constants of the build: src/platform/features reads them. */
export function featureConstants(platform: string): Record<string, string> {
  const { server, sale } = FEATURES[platform] ?? { server: '', sale: 'everywhere' }
  return { TARO_APP_SERVER: JSON.stringify(server), TARO_APP_SALE: JSON.stringify(sale) }
}
