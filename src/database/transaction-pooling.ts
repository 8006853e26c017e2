import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { beginConcurrent } from './begin-concurrent.ts'
import { wrapPool } from './pool-wrapper.ts'

/**
 * For a transaction pooler such as PgBouncer, which may give each transaction another server connection: session state
 * would be lost or leak to others. So statements are not prepared, and each transaction sets its own timeouts.
 * @param limitMs the timeout of a statement, and of an idle transaction
 */
export function withTransactionPooling(pool: pg.Pool, limitMs: number): PostgresPool {
  const begin = `begin; set local statement_timeout = ${limitMs}; set local idle_in_transaction_session_timeout = ${limitMs}`
  return wrapPool(pool, (client) => {
    const send = beginConcurrent(client, begin)
    const query = (text: string, values: readonly unknown[]) => send({ text, values: [...values] })
    return {
      // Kysely has its own types for the same result, and also allows cursors, which the shop does not use.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    }
  })
}
