import type { Navigation } from './contract'
import { moves } from './taro'

export const navigation: Navigation = {
  ...moves,
  showTitle: (text) => {
    document.title = text
  },
  drawsOwnBar: true,
}
