import type { Db, Trx } from '../db/transact'

export interface Act {
  /** Who: the operator's login name, or `self`. */
  readonly actor: string
  /** What, as the command says it: `codes issue`. */
  readonly act: string
  /** A person's or a batch's id; never a phone number. */
  readonly subject?: string
  readonly detail?: Readonly<Record<string, string | number>>
}

export async function record(on: Db | Trx, { actor, act, subject, detail }: Act, now: number): Promise<void> {
  const row = { at: new Date(now), actor, act, subject: subject ?? null, detail: JSON.stringify(detail ?? {}) }
  await on.insertInto('audit').values(row).execute()
}
