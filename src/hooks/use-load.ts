import { useEffect, useState } from 'react'
import { PLACEHOLDER_DELAY_MS, TIMEOUT_MS } from '../platform/lazy-pages/waiting'

export type Loading<T> =
  | { readonly status: 'waiting'; readonly slow: boolean }
  | { readonly status: 'failed'; readonly reason: 'failed' | 'timeout'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: T }

const WAITING = { status: 'waiting', slow: false } as const

/**
 * Runs `load` when the component appears and whenever `key` changes, and says how far it is: `slow` after 200 ms,
 * failed after a rejection or 60 s. `present` is a value known without waiting.
 */
export function useLoad<T>(key: string, load: () => Promise<T>, present: T | null = null): Loading<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ key: string; loading: Loading<T> } | null>(null)

  useEffect(() => {
    if (present !== null) return undefined
    let current = true
    const settle = (loading: Loading<T>): void => {
      if (current) setSettled({ key, loading })
    }
    const failed = (reason: 'failed' | 'timeout') => (): void => {
      settle({ status: 'failed', reason, retry: () => setAttempt((n) => n + 1) })
      stop()
    }
    const slow = setTimeout(() => settle({ status: 'waiting', slow: true }), PLACEHOLDER_DELAY_MS)
    const late = setTimeout(failed('timeout'), TIMEOUT_MS)
    const stop = (): void => {
      current = false
      clearTimeout(slow)
      clearTimeout(late)
    }
    settle(WAITING)
    load().then((value) => {
      settle({ status: 'ready', value })
      stop()
    }, failed('failed'))
    return stop
    // `load` is new at every drawing; `key` says when it means something else.
  }, [key, attempt, present !== null])

  if (present !== null) return { status: 'ready', value: present }
  return settled?.key === key ? settled.loading : WAITING
}
