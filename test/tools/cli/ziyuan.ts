import { spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

export interface CommandRun {
  readonly lines: readonly Record<string, unknown>[]
  readonly status: number
}

/** Runs the command line as a person would, with lines on its standard input. */
export function ziyuan(args: readonly string[], input: readonly (object | string)[]): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, ['tools/run/ziyuan.mjs', ...args], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let output = ''
    run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    run.on('error', reject)
    run.on('close', (status) =>
      resolve({
        lines: output
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>),
        status: status ?? -1,
      }),
    )
    run.stdin.end(input.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  })
}
