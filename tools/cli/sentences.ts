import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure } from '../../src/core/shared/result'

const words = JSON.parse(readFileSync(join(__dirname, '../../locales/en.json'), 'utf8')) as Record<string, string>

/** What a failure says in English; the code itself where no sentence is written. */
export function failureSentence({ code, params = {} }: Failure): string {
  const text = words[`error.${code}`] ?? code
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
