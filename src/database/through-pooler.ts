import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { beginAlong } from './begin-along.ts'
import { withDressedClients } from './dressed-clients.ts'

/**
 * A pool whose connections lead to a pooler, such as PgBouncer, that gives each transaction another connection of the server:
 * what is said of a connection is forgotten by the next transaction, or heard by somebody else's. So statements have no
 * names, and each transaction says its own time limits.
 * @param limitMs for a statement, and for a transaction in which nothing is asked
 */
export function throughPooler(pool: pg.Pool, limitMs: number): PostgresPool {
  const begin = `begin; set local statement_timeout = ${limitMs}; set local idle_in_transaction_session_timeout = ${limitMs}`
  return withDressedClients(pool, (client) => {
    const ask = beginAlong(client, begin)
    const query = (text: string, values: readonly unknown[]) => ask({ text, values: [...values] })
    return {
      // Kysely names the same result in types of its own, and also knows cursors, which nobody uses here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    }
  })
}
