import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../schema.ts'

const connectTimeoutMs = 5_000

/**
 * A handle on a Postgres server that is waited for as long as it takes, on a connection of its own: rewriting a large table,
 * or waiting for another process that does, is no outage.
 */
export function connectPatiently(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
