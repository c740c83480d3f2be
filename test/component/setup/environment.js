process.env.TARO_PLATFORM = 'web'
process.env.TARO_ENV = 'h5'
process.env.SUPPORT_TARO_POLYFILL = 'disabled'
