import { RequestFailure, type Answer, type NetworkFault, type Stopper } from './contract'

/** Specification §7. */
export const TIMEOUT_MS = 60_000

/** Something on its way that can be called back. */
export interface Task {
  readonly answer: Promise<Answer>
  abort(): void
}

export interface Limits {
  readonly timeoutMs?: number | undefined
  readonly signal?: Stopper | undefined
  /** What it is when the task fails of itself. */
  readonly otherwise: NetworkFault
}

/** Runs a task until it answers, its time is over or the caller has enough: whichever is first, and only that one. */
export function withDeadline(start: () => Task, limits: Limits): Promise<Answer> {
  const { timeoutMs = TIMEOUT_MS, signal, otherwise } = limits
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new RequestFailure('abort'))
    const task = start()
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stopped)
    }
    const giveUp = (fault: NetworkFault) => (): void => {
      end()
      reject(new RequestFailure(fault))
      task.abort()
    }
    const stopped = giveUp('abort')
    const timer = setTimeout(giveUp('timeout'), timeoutMs)
    signal?.addEventListener('abort', stopped)
    task.answer.then(
      (answer) => {
        end()
        resolve(answer)
      },
      (cause: unknown) => {
        end()
        reject(cause instanceof RequestFailure ? cause : new RequestFailure(otherwise))
      },
    )
  })
}
