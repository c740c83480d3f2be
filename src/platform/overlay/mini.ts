import Taro from '@tarojs/taro'
import { TOAST_MS, type Overlay } from './contract'
import { paired } from './paired'

/** With an icon WeChat shows seven letters at most, so only short words get one. */
const ICON_LIMIT = 7

export const overlay: Overlay = {
  toast(title, icon = 'none') {
    const fitting = title.length > ICON_LIMIT ? 'none' : icon
    void Taro.showToast({ title, icon: fitting, duration: TOAST_MS })
  },
  loading: paired(
    (title) => void Taro.showLoading({ title, mask: true }),
    () => Taro.hideLoading(),
  ),
  async confirm({ title, sentence, yes, no }) {
    const { confirm } = await Taro.showModal({ title, content: sentence, confirmText: yes, cancelText: no })
    return confirm
  },
}
