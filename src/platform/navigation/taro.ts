import Taro from '@tarojs/taro'
import type { Navigation } from './contract'

const ENTRY = '/pages/index/index'

export const moves: Pick<Navigation, 'open' | 'back'> = {
  open: async (url) => {
    await Taro.navigateTo({ url })
  },
  back: async () => {
    if (Taro.getCurrentPages().length > 1) await Taro.navigateBack()
    else await Taro.redirectTo({ url: ENTRY })
  },
}
