import Taro from '@tarojs/taro'
import type { Navigation } from './contract'
import { moves } from './taro'

export const navigation: Navigation = {
  ...moves,
  showTitle: (text) => void Taro.setNavigationBarTitle({ title: text }),
  drawsOwnBar: false,
}
