import type { PGliteDialectConfig } from 'kysely'
import { DatabaseDown, isOutage } from './outage.ts'
import { type OutageLog, refusalSayer } from './say-refusal.ts'
import { isWriteRefused } from './write-check.ts'

/** As much of the embedded database as Kysely asks. */
type Embedded = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Asked = Pick<Embedded, 'query'>

/**
 * The embedded database with its failures told as a server's are: a full disk is an outage there as well, and not the
 * fault of what was asked.
 */
export function watchEmbedded(pglite: Embedded, log?: OutageLog) {
  const sayRefusal = refusalSayer(log)
  let refusedAt = Number.NEGATIVE_INFINITY
  let hasEnded = false
  const fail = (error: unknown): never => {
    if (error instanceof DatabaseDown || !(error instanceof Error && isOutage(error))) throw error
    if (isWriteRefused(error)) refusedAt = performance.now()
    if (isPanic(error)) {
      hasEnded = true
      log?.error('the embedded database has stopped; free disk space, then restart the shop')
    }
    sayRefusal(error)
    throw new DatabaseDown(error)
  }
  const heard = (asked: Asked): Asked => ({
    query: async (...question) => {
      if (hasEnded) throw new DatabaseDown()
      return asked.query<never>(...question).catch(fail)
    },
  })
  const watched: Embedded = {
    ...heard(pglite),
    // Kysely waits for the beginning for ever: after the end it gets one in which every question fails.
    transaction: (work) =>
      hasEnded
        ? work({ ...heard(pglite), rollback: async () => {} })
        : pglite.transaction((trx) => work({ ...heard(trx), rollback: () => trx.rollback() })).catch(fail),
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

/** A server ends itself then, for its log cannot be written. This one goes on, and leaves questions without an answer. */
const isPanic = (error: Error) => 'severity' in error && error.severity === 'PANIC'
