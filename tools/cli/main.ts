// `npm run -s ziyuan -- COMMAND`: the engine for professionals and for checking. One file a command.
import { chartCommand } from './chart'
import type { Command } from './command'
import { lunarCommand } from './lunar'
import { reverseCommand } from './reverse'
import { termsCommand } from './terms'

const COMMANDS: Readonly<Record<string, Command>> = {
  chart: chartCommand,
  lunar: lunarCommand,
  reverse: reverseCommand,
  terms: termsCommand,
}

async function main(): Promise<number> {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (command) return command(rest)
  console.error(`ziyuan: unknown command "${name}"; there are: ${Object.keys(COMMANDS).join(', ')}`)
  return 2
}

void main().then((status) => {
  process.exitCode = status
})
