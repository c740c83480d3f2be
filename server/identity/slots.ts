/** Lets `count` pieces of work run at once; the others wait their turn. */
export function createSlots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = count
  const enter = () =>
    new Promise<void>((resolve) => {
      if (free === 0) return void waiting.push(resolve)
      free -= 1
      resolve()
    })
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
