// `ziyuan-admin …`, with everything it touches given to it.
import { parseArgs } from 'node:util'
import type { openDatabase } from '../db/open'
import { type Keys, newKey, readKeys } from '../keys'
import { membershipParts } from '../membership/parts'
import { issueCodes, listCodes, revokeCodes } from './codes'
import { backupData, rehearseRestore, renewKeys, restoreData } from './data'
import type { Command, Operation, Options } from './operation'
import { addAdmin, erasePrivacy, exportPrivacy, listAdmins, removeAdmin, resetPassword } from './people'
import { sentenceOf, USAGE } from './sentences'

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['codes issue', issueCodes],
  ['codes revoke', revokeCodes],
  ['codes list', listCodes],
  ['admins add', addAdmin],
  ['admins remove', removeAdmin],
  ['admins list', listAdmins],
  ['members reset-password', resetPassword],
  ['privacy export', exportPrivacy],
  ['privacy erase', erasePrivacy],
  ['keys renew', renewKeys],
])
const FILE_COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['backup', backupData],
  ['restore', restoreData],
  ['rehearse', rehearseRestore],
])

export interface Surroundings extends Pick<Operation, 'actor' | 'now' | 'print' | 'note'> {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly open: typeof openDatabase
}

/** @returns the exit status: 0 done, 1 refused, 2 called wrongly */
export async function runAdmin(args: readonly string[], around: Surroundings): Promise<number> {
  const call = readCall(args)
  if (call === null) {
    around.note(USAGE)
    return 2
  }
  if (call === 'keys new') {
    around.print(newKey())
    return 0
  }
  const done = await inDatabase(around, (operation) => call.command(operation, call.options))
  if (done.ok) return 0
  around.note(sentenceOf(done.error.code))
  return done.error.code.startsWith('usage/') ? 2 : 1
}

type Call = 'keys new' | { readonly command: Command; readonly options: Options }

function readCall(args: readonly string[]): Call | null {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [first = '', second = ''] = positionals
    if (positionals.length > 2) return null
    if (positionals.join(' ') === 'keys new') return 'keys new'
    const withFile = FILE_COMMANDS.get(first)
    if (withFile) return { command: withFile, options: { ...values, file: second } }
    const command = COMMANDS.get(`${first} ${second}`)
    return command ? { command, options: values } : null
  } catch {
    return null // an option there is not, or one without its value
  }
}

const OPTIONS = {
  type: { type: 'string' },
  count: { type: 'string' },
  batch: { type: 'string' },
  phone: { type: 'string' },
  order: { type: 'string' },
  replace: { type: 'boolean' },
} as const

async function inDatabase<T>(around: Surroundings, work: (operation: Operation) => Promise<T>): Promise<T> {
  const { env, open, ...rest } = around
  const dataDir = env.DATA_DIR || '.data'
  const keys: Keys = readKeys({ env, production: env.NODE_ENV === 'production', dataDir })
  const { db, close } = await open({ databaseUrl: env.DATABASE_URL, dataDir })
  try {
    return await work({ ...rest, parts: membershipParts({ db, keys }) })
  } finally {
    await close()
  }
}
