// Random tests run at a twentieth of their size; `npm run test:full` runs them whole. The seed is printed with each.
const FULL = process.env.ZIYUAN_FULL === '1'

/** A new one every run; SEED repeats one. */
export const SEED = process.env.SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(process.env.SEED)

export const sized = (full: number): number => (FULL ? full : Math.ceil(full / 20))

/** mulberry32: the same whole numbers below a limit for the same seed. */
export function dice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}
