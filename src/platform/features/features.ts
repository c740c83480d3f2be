// What this build carries, as config/features.ts said when it was made.

export interface BuiltFeatures {
  /** Where the server is; '' for the origin the app came from. */
  readonly server: string
  /** Whether members may be won on this build: `not-on-ios` shows no price and no buying word there. */
  readonly sale: 'everywhere' | 'not-on-ios'
}

// Each is replaced by its value at building; a test runs without them.
export const features: BuiltFeatures = {
  server: process.env.TARO_APP_SERVER ?? '',
  sale: process.env.TARO_APP_SALE === 'not-on-ios' ? 'not-on-ios' : 'everywhere',
}
