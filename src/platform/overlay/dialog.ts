import type { Question } from './contract'
import { layer, line } from './layer'
import styles from './overlay.module.scss'

let dialogs = 0

/** A question over the page: the safe answer first and with the focus, which stays inside until it is answered. */
export function askInDialog({ title, sentence, yes, no, destructive = false }: Question): Promise<boolean> {
  const before = document.activeElement
  const id = `ask-${(dialogs += 1)}`
  const scrim = layer(styles.scrim ?? '', {})
  const dialog = line('', styles.dialog)
  const names = { role: 'alertdialog', 'aria-modal': 'true', 'aria-labelledby': id, 'aria-describedby': `${id}-why` }
  for (const [name, value] of Object.entries(names)) dialog.setAttribute(name, value)
  const head = line(title, styles.title)
  head.id = id
  const why = line(sentence, styles.sentence)
  why.id = `${id}-why`
  const refuse = line(no, styles.answer, 'button')
  const accept = line(yes, `${styles.answer} ${destructive ? styles.destructive : ''}`, 'button')
  const answers = line('', styles.answers)
  answers.append(refuse, accept)
  dialog.append(head, why, answers)
  scrim.append(dialog)

  return new Promise((resolve) => {
    const end = (answer: boolean): void => {
      window.removeEventListener('hashchange', leave)
      scrim.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(answer)
    }
    const leave = (): void => end(false)
    refuse.addEventListener('click', leave)
    accept.addEventListener('click', () => end(true))
    scrim.addEventListener('click', (event) => event.target === scrim && end(false))
    window.addEventListener('hashchange', leave)
    scrim.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') end(false)
      if (event.key !== 'Tab') return
      event.preventDefault()
      ;(document.activeElement === refuse ? accept : refuse).focus()
    })
    refuse.focus()
  })
}
