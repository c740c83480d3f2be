import { median } from './line'

const ROUNDS = 7

/**
 * Median over rounds of the microseconds one call takes; the first round warms up and does not count.
 * @param work answers a number, so that nothing can be left out as unused
 */
export function microseconds<Input>(inputs: readonly Input[], work: (input: Input) => number): number {
  let kept = 0
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const start = process.hrtime.bigint()
    for (const input of inputs) kept += work(input)
    return Number(process.hrtime.bigint() - start) / 1000 / inputs.length
  })
  if (Number.isNaN(kept)) throw new Error('bench: the work answers no number')
  return median(rounds.slice(1))
}
