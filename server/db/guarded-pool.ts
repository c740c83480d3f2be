// The pool as kysely sees it: no query on the outer connection inside a transaction, no error that quotes a value.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { refuseInsideTransaction } from './transact'

/** What the database refused, by its SQLSTATE and the names of its own parts. Never a parameter, never a row. */
export class QueryFailed extends Error {
  readonly code: string
  readonly constraint: string | undefined

  constructor(error: DatabaseError) {
    const where = [error.table, error.constraint].filter(Boolean).join(' ')
    super(`The database answered ${error.code ?? 'nothing'}${where ? ` (${where})` : ''}`)
    this.code = error.code ?? 'db/lost'
    this.constraint = error.constraint
  }
}

interface DatabaseError {
  readonly code?: string
  readonly table?: string
  readonly constraint?: string
}

export function guarded(pool: Pool): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  const guard = (client: PoolClient): PostgresPoolClient => {
    const known = clients.get(client) ?? scrubbed(client)
    clients.set(client, known)
    return known
  }
  return {
    async connect() {
      refuseInsideTransaction()
      return guard(await pool.connect().catch(rethrow))
    },
    end: () => pool.end(),
  }
}

/** Kysely's second form of `query`, for cursors, is not used here; its type asks for both. */
const scrubbed = (client: PoolClient) => {
  const query = (text: unknown, values: readonly unknown[]): unknown =>
    client.query(text as string, [...values]).catch(rethrow)
  return { query: query as PostgresPoolClient['query'], release: () => client.release() }
}

function rethrow(error: DatabaseError): never {
  throw new QueryFailed(error)
}
