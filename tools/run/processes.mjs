// Commands that never outlive us: each runs in a process group of its own, so that its whole tree can be ended.
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'

// Not SIGHUP: to catch it would undo `nohup npm start`.
const SIGNALS = ['SIGINT', 'SIGTERM']
const GRACE_MS = 3000
const children = new Set()
/** True once a signal told us to stop; nothing more should be said then. */
export let stopping = false

/**
 * Runs a command in the repository's folder, without input. Its output goes straight through, or to `onOutput`.
 * Resolves with the exit code (127 when it cannot be started); stays pending once we are being stopped.
 */
export function run([command, ...args], { env, onOutput } = {}) {
  const output = onOutput ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  })
  children.add(child)
  child.stdout?.on('data', onOutput)
  child.stderr?.on('data', onOutput)
  return new Promise((resolve) => {
    const end = (code) => {
      children.delete(child)
      if (!stopping) resolve(code)
    }
    child.on('error', ({ message }) => {
      console.error(message)
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * On Ctrl-C or SIGTERM: ends every running command, then this process with the exit code.
 * A repeated signal changes nothing (npm passes Ctrl-C on a second time). Returns what takes the handlers off again.
 */
export function stopOnSignals(exitCode) {
  const stop = async () => {
    if (stopping) return
    stopping = true
    if (children.size > 0) console.log('\nstopping')
    await Promise.all([...children].map(endTree))
    process.exit(exitCode)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  return () => SIGNALS.forEach((signal) => process.off(signal, stop))
}

async function endTree({ pid }) {
  const deadline = Date.now() + GRACE_MS
  signalGroup(pid, 'SIGTERM')
  while (Date.now() < deadline && signalGroup(pid, 0)) await sleep(50)
  // The killed are still there until they have been seen to die.
  if (signalGroup(pid, 'SIGKILL')) await sleep(100)
}

/** False when nobody is left in the group. */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
