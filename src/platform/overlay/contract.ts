/** Specification §9. */
export const TOAST_MS = 1500

export type ToastIcon = 'success' | 'error' | 'none'

export interface Question {
  readonly title: string
  readonly sentence: string
  /** What happens on yes, and on no. WeChat refuses either when it is longer than four Chinese or eight Latin letters. */
  readonly yes: string
  readonly no: string
  /** Yes takes something away for good. */
  readonly destructive?: boolean
}

/** What lies over a page for a moment. Every word is given by the caller. */
export interface Overlay {
  toast(words: string, icon?: ToastIcon): void
  /** Shows that something is going on until the function it answers is called; calls may be nested. */
  loading(words: string): () => void
  /** True for yes; false for no and for going away. */
  confirm(question: Question): Promise<boolean>
}
