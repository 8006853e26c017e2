import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import { runPipelined } from './pipelining.ts'
import type { Database } from './schema.ts'

const tries = 3
/** Deadlock detected, serialization failure: the transaction was rolled back and should be retried. */
const retryableCodes = new Set(['40P01', '40001'])

/**
 * Runs `work` in one transaction and retries it when the database aborted it for a deadlock or a serialization
 * failure. On a server the statements of one `Promise.all` share a round trip: see `runPipelined`.
 * @param work may run more than once, so it must use nothing but its handle
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await runPipelined(db, work)
    } catch (error) {
      if (tried >= tries || !isRetryable(error)) throw error
    }
  }
}

/** Runs `work` in the same way, and rolls back what it has written if it returns a refusal. */
export async function transactUnlessRefused<Result extends { ok: boolean }>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  let refusal: Result | undefined
  try {
    return await transact(db, async (trx) => {
      refusal = undefined
      const result = await work(trx)
      if (result.ok) return result
      refusal = result
      throw new Error('rolled back')
    })
  } catch (error) {
    if (refusal) return refusal
    throw error
  }
}

const isRetryable = (error: unknown) =>
  error instanceof Error && 'code' in error && retryableCodes.has(String(error.code))
