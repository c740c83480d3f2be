import { PLACEHOLDER_DELAY_MS, TIMEOUT_MS } from './waiting'

export interface PlaceholderWords {
  readonly loading: string
  readonly failed: string
  readonly timeout: string
}

/**
 * What `load` answers, however long it takes: after 200 ms a placeholder covers the screen, after a failure or 60 s
 * it says so and a tap tries again. Never rejects.
 */
export function loadSlowly<T>(load: () => Promise<T>, words: PlaceholderWords): Promise<T> {
  return new Promise((resolve) => {
    const attempt = (): void => {
      let open = true
      const close = (then: () => void) => (): void => {
        if (!open) return
        open = false
        clearTimeout(slow)
        clearTimeout(late)
        then()
      }
      const again = (text: string) => (): void =>
        cover(text, () => {
          cover(words.loading)
          attempt()
        })
      const slow = setTimeout(() => cover(words.loading), PLACEHOLDER_DELAY_MS)
      const late = setTimeout(close(again(words.timeout)), TIMEOUT_MS)
      load().then((value) => close(() => (uncover(), resolve(value)))(), close(again(words.failed)))
    }
    attempt()
  })
}

const COVER_ID = 'lazy-page'

function cover(text: string, onTap?: () => void): void {
  const box = document.getElementById(COVER_ID) ?? document.body.appendChild(document.createElement('button'))
  box.id = COVER_ID
  box.className = 'lazy-page'
  box.textContent = text
  box.setAttribute('role', onTap ? 'button' : 'status')
  box.onclick = onTap ?? null
}

const uncover = (): void => document.getElementById(COVER_ID)?.remove()
