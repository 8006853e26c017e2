import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { PGliteDialectConfig, PGliteQueryResults } from 'kysely'
import { DatabaseDown, isOutage } from './outage.ts'
import { createRefusalLog, type OutageLog } from './refusal-log.ts'
import { isWriteRefused } from './write-check.ts'

/** The methods of the embedded database that Kysely calls. */
type Embedded = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Queryable = Pick<Embedded, 'query'>

const noResult: PGliteQueryResults<never> = { rows: [], fields: [] }

/**
 * Wraps the embedded database so that its failures look like a server’s: a full disk is an outage there as well.
 * @returns the wrapped database, and when it last refused a write, by `performance.now()` (minus infinity if never)
 */
export function guardEmbedded(pglite: PGlite, log?: OutageLog) {
  const logRefusal = createRefusalLog(log)
  let refusedAt = Number.NEGATIVE_INFINITY
  let hasEnded = false
  const fail = (error: unknown): never => {
    if (error instanceof DatabaseDown || !(error instanceof Error && isOutage(error))) throw error
    if (isWriteRefused(error)) refusedAt = performance.now()
    if (isPanic(error)) {
      hasEnded = true
      log?.error('the embedded database has stopped; free disk space, then restart the shop')
    }
    logRefusal(error)
    throw new DatabaseDown(error)
  }
  const guarded = (target: PGlite | Transaction): Queryable => ({
    query: async (...question) => {
      if (hasEnded) throw new DatabaseDown()
      return query(target, question).catch(fail)
    },
  })
  const watched: Embedded = {
    ...guarded(pglite),
    // Kysely would wait for ever for a transaction to begin, so after the end it gets one in which every query fails.
    transaction: (work) =>
      hasEnded
        ? work({ ...guarded(pglite), rollback: async () => {} })
        : pglite.transaction((trx) => work({ ...guarded(trx), rollback: () => trx.rollback() })).catch(fail),
    close: async () => {
      if (!hasEnded) await pglite.close()
    },
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    get waitReady() {
      return pglite.waitReady
    },
  }
  return { watched, refusedAt: () => refusedAt }
}

/**
 * Runs a query. Like the server's driver, accepts several statements in a query without parameters, such as a migration
 * file.
 */
async function query(
  target: PGlite | Transaction,
  [text, parameters = [], options]: Parameters<Queryable['query']>,
) {
  if (parameters.length > 0) return target.query<never>(text, parameters, options)
  const results = await target.exec(text, options)
  // `exec` has no type parameter for its rows, as `query` has.
  return (results.at(-1) as PGliteQueryResults<never> | undefined) ?? noResult
}

/**
 * Whether the database can't be used any more. A Postgres server exits after a PANIC, because it cannot write its log.
 * The embedded one goes on and leaves queries unanswered.
 */
const isPanic = (error: Error) => 'severity' in error && error.severity === 'PANIC'
