import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { beginConcurrent } from './begin-concurrent.ts'
import { wrapPool } from './pool-wrapper.ts'

/** A limit: statements whose text keeps varying, such as long lists of ids, are not worth preparing. */
const mostStatements = 500
const mostParameters = 40
/** "Cached plan must not change result type": a newer process has migrated the table, so the connection is discarded. */
const stalePlanCode = '0A000'

/**
 * A pool whose connections prepare each statement once. Postgres then plans it once and not at every call, which
 * halves what a checkout costs it; the text of a statement never holds data, so there are few.
 */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => wrapPool(pool, wrapClient)

function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let isStale = false
  const send = beginConcurrent(client)
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await send({ name: nameOf(text, values.length), text, values: [...values] })
    } catch (error) {
      isStale ||= error instanceof Error && 'code' in error && error.code === stalePlanCode
      throw error
    }
  }
  return {
    // Kysely names the same result in types of its own, and also knows cursors, which nobody uses here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isStale),
  }
}

const names = new Map<string, string>()

/** @returns the name a statement is prepared under; none for one that is sent anew each time */
function nameOf(text: string, parameters: number) {
  const known = names.get(text)
  if (known || parameters === 0 || parameters > mostParameters || names.size >= mostStatements) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}
