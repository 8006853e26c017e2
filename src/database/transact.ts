import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import type { Database } from './schema.ts'

const tries = 3
/** Deadlock detected, serialisation failure: nothing was done, and trying again is what the database asks for. */
const tryAgain = new Set(['40P01', '40001'])

/**
 * Runs `work` in one transaction, and again when the database gave it up for another's sake.
 * @param work may run more than once, so it does nothing but use its handle
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried >= tries || !isGivenUp(error)) throw error
    }
  }
}

const isGivenUp = (error: unknown) =>
  error instanceof Error && 'code' in error && tryAgain.has(String(error.code))
