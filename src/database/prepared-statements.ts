import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { beginConcurrent } from './begin-concurrent.ts'
import { wrapPool } from './pool-wrapper.ts'

/** A limit, because statements with varying text, such as long lists of ids, are not worth preparing. */
const maxStatements = 500
const maxParameters = 40
/** "Cached plan must not change result type": a newer process has migrated the table, so the connection is discarded. */
const stalePlanCode = '0A000'

/**
 * A pool whose connections prepare each statement once. Postgres then plans it once instead of at every call, which
 * halves the cost of a checkout. Statement texts never contain data, so there are few of them.
 */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => wrapPool(pool, wrapClient)

/** A client that prepares its statements. It is closed on release if a prepared plan has become invalid. */
function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let isStale = false
  const send = beginConcurrent(client)
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await send({ name: statementName(text, values.length), text, values: [...values] })
    } catch (error) {
      isStale ||= error instanceof Error && 'code' in error && error.code === stalePlanCode
      throw error
    }
  }
  return {
    // Kysely has its own types for the same result, and also allows cursors, which the shop does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isStale),
  }
}

const names = new Map<string, string>()

/** The name under which a statement is prepared; undefined for one that must not be prepared. */
function statementName(text: string, parameters: number) {
  const known = names.get(text)
  if (known || parameters === 0 || parameters > maxParameters || names.size >= maxStatements) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}
