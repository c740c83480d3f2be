// Backups by the clock, made by the server itself: the embedded database has no other process to make them.
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from './backup'
import type { Db } from './transact'

const CHECK_MS = 15 * 60_000
const NAME = /^ziyuan-\d{4}-\d\d-\d\d\.jsonl\.gz$/

export interface BackupPlan {
  readonly folder: string
  /** How many days are kept. */
  readonly keep: number
}

/** Today's backup, unless it is there; then the oldest beyond `keep` go. Days are UTC's. */
export async function backupToday(db: Db, { folder, keep }: BackupPlan, now: number): Promise<string | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `ziyuan-${new Date(now).toISOString().slice(0, 10)}.jsonl.gz`)
  if (await isThere(file)) return null
  await backup(db, file, now)
  const kept = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  for (const name of kept.slice(0, -keep)) await rm(join(folder, name))
  return file
}

/** Looks every quarter of an hour whether the day has its backup. Returns what stops it. */
export function startBackups(db: Db, plan: BackupPlan, failed: (error: unknown) => void): () => void {
  let running: Promise<unknown> | null = null
  const look = () => {
    running ??= backupToday(db, plan, Date.now())
      .catch(failed)
      .finally(() => (running = null))
  }
  look()
  const timer = setInterval(look, CHECK_MS).unref()
  return () => clearInterval(timer)
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
