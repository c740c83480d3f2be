// Transactions, with the two habits the embedded database's single connection asks for.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Failure, Result } from '../../src/core/shared/result'
import type { Database } from './schema'

export type Trx = Transaction<Database>
export type Db = Kysely<Database>

/** A query on the outer connection inside a transaction: on a pool of one it would wait for itself for ever. */
export class OuterQuery extends Error {
  readonly code = 'db/outer-query'

  constructor() {
    super('A query was sent outside the open transaction; use the transaction it was given')
  }
}

const scope = new AsyncLocalStorage<{ open: boolean }>()

/** Commits what `work` wrote, or nothing of it when it throws. */
export function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  refuseInsideTransaction()
  const state = { open: false }
  return scope.run(state, () =>
    db.transaction().execute(async (trx) => {
      state.open = true
      try {
        return await work(trx)
      } finally {
        state.open = false
      }
    }),
  )
}

/** As `transact`, and a refusal also leaves nothing behind. */
export async function transactUnlessRefused<T, F extends Failure>(
  db: Db,
  work: (trx: Trx) => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  let refused: Result<T, F> | null = null
  try {
    return await transact(db, async (trx) => {
      const result = await work(trx)
      if (!result.ok) {
        refused = result
        throw new RolledBack()
      }
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack && refused) return refused
    throw error
  }
}

class RolledBack extends Error {}

/** @throws OuterQuery when called by the work of a transaction */
export function refuseInsideTransaction(): void {
  if (scope.getStore()?.open) throw new OuterQuery()
}

/** Waits until nobody else holds this name; held until the transaction ends. Names are hashed to 64 bits. */
export async function lock(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
