import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../schema.ts'

const connectTimeoutMs = 5_000

/**
 * A handle without statement timeout, with one connection of its own, opened by the first query: rewriting a large
 * table, or waiting for a process that does, is not an outage.
 */
export function connectWithoutTimeout(url: string) {
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
