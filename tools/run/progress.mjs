// What a person sees of a long quiet task: a line when it starts, a sign of life, a line when it ends.
import { run, stopping } from './processes.mjs'

const LIVE = process.stdout.isTTY && !process.env.CI
const TICK_MS = LIVE ? 1000 : 15_000

export const secondsSince = (startMs) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`

/**
 * Runs commands one after another and keeps their output to itself, unless one fails: then all of it is printed.
 * Resolves with whether all went well.
 */
export async function quietly(name, detail, commands, env) {
  const startMs = Date.now()
  console.log(`${name}: ${detail}`)
  for (const command of commands) {
    const { code, output } = await runTicking(name, startMs, command, env)
    if (code === 0) continue
    process.stderr.write(output)
    console.error(`${name}: failed after ${secondsSince(startMs)} (${command.join(' ')}, exit code ${code})`)
    return false
  }
  console.log(`${name}: done in ${secondsSince(startMs)}`)
  return true
}

async function runTicking(name, startMs, command, env) {
  const chunks = []
  const timer = setInterval(() => tick(`${name}: ${Math.round((Date.now() - startMs) / 1000)} s`), TICK_MS)
  const code = await run(command, { env, onOutput: (chunk) => chunks.push(chunk) })
  clearInterval(timer)
  if (LIVE) process.stdout.write('\r\x1b[K')
  return { code, output: Buffer.concat(chunks) }
}

function tick(text) {
  if (!stopping) process.stdout.write(LIVE ? `\r${text}` : `${text}\n`)
}
