import type { Overlay, Question, ToastIcon } from './contract'
import { paired } from './paired'

/** What was laid over the page: what the type checker and tests see. No build may reach it. */
export const toasts: { readonly words: string; readonly icon: ToastIcon }[] = []
export const questions: Question[] = []
export const waiting: string[] = []
let reply = true

/** How the next questions are answered. */
export const answerConfirm = (yes: boolean): void => void (reply = yes)

export const overlay: Overlay = {
  toast: (words, icon = 'none') => void toasts.push({ words, icon }),
  loading: paired(
    (words) => void waiting.push(words),
    () => void waiting.splice(0),
  ),
  confirm: async (question) => {
    questions.push(question)
    return reply
  },
}
