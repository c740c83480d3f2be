import Taro from '@tarojs/taro'
import { StorageFull, type TextStore } from './contract'

export const storage: TextStore = {
  // A mini-program answers '' (WeChat) or null (Alipay) for a missing key.
  read: (key) => Taro.getStorageSync<string>(key) || null,
  write(key, text) {
    try {
      Taro.setStorageSync(key, text)
    } catch {
      throw new StorageFull(key)
    }
  },
  remove: (key) => Taro.removeStorageSync(key),
}
