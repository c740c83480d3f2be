import { useEffect, useRef, useState } from 'react'
import type { Failure, Result } from '../../core/shared/result'
import { useT } from '../../i18n/use-t'
import { overlay } from '../../platform/overlay'

const SLOW_MS = 200

export interface Asking {
  readonly busy: boolean
  /** Why the last one was refused. */
  readonly failure: Failure | null
  /** Runs one request; while it runs another is ignored. */
  readonly ask: <T>(request: () => Promise<Result<T>>, done: (value: T) => void) => Promise<void>
}

/** A request that somebody waits for: shown after 200 ms, hidden whatever comes. */
export function useAsking(): Asking {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const running = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])

  const ask: Asking['ask'] = async (request, done) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    let hide: () => void = () => undefined
    const slow = setTimeout(() => (hide = overlay.loading(t('vip.busy'))), SLOW_MS)
    try {
      const answer = await request().finally(() => {
        clearTimeout(slow)
        hide()
      })
      if (answer.ok) done(answer.value)
      else if (mounted.current) setFailure(answer.error)
    } finally {
      running.current = false
      if (mounted.current) setBusy(false)
    }
  }
  return { busy, failure, ask }
}
