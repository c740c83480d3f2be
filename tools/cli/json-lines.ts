import { createInterface } from 'node:readline'
import { fail, type Result } from '../../src/core/shared/result'
import { failureSentence } from './sentences'

/**
 * Answers every line of standard input with a line of JSON, in order; empty lines are passed over. A line that cannot
 * be used is answered by `{"error":{"code","message"}}` in its place.
 *
 * @returns 1 when any line was refused, else 0
 */
export async function answerLines(
  answer: (input: Readonly<Record<string, unknown>>) => Result<object>,
): Promise<number> {
  let status = 0
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const result = readLine(line, answer)
    if (!result.ok) status = 1
    const answered = result.ok
      ? result.value
      : { error: { code: result.error.code, message: failureSentence(result.error) } }
    if (!process.stdout.write(`${JSON.stringify(answered)}\n`)) await drained()
  }
  return status
}

function readLine(line: string, answer: (input: Readonly<Record<string, unknown>>) => Result<object>): Result<object> {
  let input: unknown
  try {
    input = JSON.parse(line)
  } catch {
    return fail('input/not-json')
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fail('input/not-an-object')
  return answer(input as Readonly<Record<string, unknown>>)
}

const drained = (): Promise<void> => new Promise((resolve) => process.stdout.once('drain', resolve))
