import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * A pool that gives out wrapped clients.
 * @param wrapClient called once for each connection
 */
export function wrapPool(
  pool: pg.Pool,
  wrapClient: (client: pg.PoolClient) => PostgresPoolClient,
): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrapClient(client)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
