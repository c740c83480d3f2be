/// <reference types="@tarojs/taro" />

declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare namespace NodeJS {
  interface ProcessEnv {
    readonly TARO_ENV?: 'weapp' | 'alipay' | 'h5'
  }
}
