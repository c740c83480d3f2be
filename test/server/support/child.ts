// A process of its own, as the server is one.
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const tsx = createRequire(__filename).resolve('tsx')

export function startChild(script: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--require', tsx.replace(/loader\.mjs$/, 'preflight.cjs'), '--import', tsx, join(__dirname, script), ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  let complained = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (complained += text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child: child as ChildProcess, ended, said: () => said, complained: () => complained }
}

/** Lines the child finished; one it was killed in the middle of is not said. */
export const linesOf = (said: string): string[] => said.split('\n').slice(0, -1)

export async function until(holds: () => boolean, limitMs = 20_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!holds()) {
    if (Date.now() > end) throw new Error('it did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
