import Taro from '@tarojs/taro'
import type { System } from './contract'

export const system: System = { language: () => Taro.getSystemInfoSync().language ?? '' }
