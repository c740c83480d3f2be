import { TOAST_MS, type Overlay } from './contract'
import { askInDialog } from './dialog'
import { layer, line } from './layer'
import styles from './overlay.module.scss'
import { paired } from './paired'

let hideToast: () => void = () => undefined
let wait: HTMLElement | null = null

export const overlay: Overlay = {
  toast(words, icon = 'none') {
    hideToast()
    // A reader that is listening hears what changes in a region it already knows.
    const strip = layer(`${styles.toast} ${icon === 'none' ? '' : styles[icon]}`, { role: 'status' })
    const put = setTimeout(() => strip.append(line(words)), 0)
    const timer = setTimeout(() => hideToast(), TOAST_MS)
    hideToast = () => {
      clearTimeout(put)
      clearTimeout(timer)
      strip.remove()
    }
  },
  loading: paired(
    (words) => {
      wait ??= layer(styles.waiting ?? '', { role: 'status', 'aria-busy': 'true' })
      wait.replaceChildren(line(words))
    },
    () => {
      wait?.remove()
      wait = null
    },
  ),
  confirm: askInDialog,
}
