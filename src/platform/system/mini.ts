import Taro from '@tarojs/taro'
import type { System } from './contract'

export const system: System = {
  language: () => Taro.getSystemInfoSync().language ?? '',
  // WeChat says ios, Alipay iOS or iPhone OS.
  os: () => (/^(ios|iphone)/i.test(Taro.getSystemInfoSync().platform ?? '') ? 'ios' : 'other'),
}
