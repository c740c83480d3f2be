import { createInterface } from 'node:readline'
import { fail, type Result } from '../../src/core/shared/result'
import { failureSentence } from './sentences'

type Input = Readonly<Record<string, unknown>>
/** One line answers with one object, or with as many as it has answers. */
type Answer = (input: Input) => Result<object | readonly object[]>

/**
 * Answers every line of standard input in order; empty lines are passed over. A line that cannot be used is answered by
 * `{"error":{"code","message"}}` in its place.
 *
 * @returns 1 when any line was refused, else 0
 */
export async function answerLines(answer: Answer): Promise<number> {
  let status = 0
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const result = readLine(line, answer)
    if (result.ok) await print([result.value].flat())
    else {
      status = 1
      await print([{ error: { code: result.error.code, message: failureSentence(result.error) } }])
    }
  }
  return status
}

function readLine(line: string, answer: Answer): ReturnType<Answer> {
  let input: unknown
  try {
    input = JSON.parse(line)
  } catch {
    return fail('input/not-json')
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fail('input/not-an-object')
  return answer(input as Input)
}

async function print(objects: readonly object[]): Promise<void> {
  const text = objects.map((object) => `${JSON.stringify(object)}\n`).join('')
  if (text !== '' && !process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve))
}
