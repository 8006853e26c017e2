import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A pool whose connections are asked in another way. @param dress gives that way, once for each connection */
export function withDressedClients(
  pool: pg.Pool,
  dress: (client: pg.PoolClient) => PostgresPoolClient,
): PostgresPool {
  const dressed = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = dressed.get(client) ?? dress(client)
      dressed.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
