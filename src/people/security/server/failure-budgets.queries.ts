import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

/** A rate limit: after `max` failures in a window of so many seconds the budget is used up until the window ends. */
export type FailureBudget = { name: string; max: number; seconds: number }

/** When the budget's window ends, if it is used up; otherwise undefined. */
export async function exhaustedUntil(db: Handle, { name, max, seconds }: FailureBudget, now: Date) {
  const row = await db
    .selectFrom('guess_budgets')
    .select('since')
    .where('budget', '=', name)
    .where('failures', '>=', max)
    .where('since', '>', subtractSeconds(now, seconds))
    .executeTakeFirst()
  return row && subtractSeconds(row.since, -seconds)
}

/** The number of failures in the current window. */
export async function readFailures(db: Db, { name, seconds }: Omit<FailureBudget, 'max'>, now: Date) {
  const row = await db
    .selectFrom('guess_budgets')
    .select('failures')
    .where('budget', '=', name)
    .where('since', '>', subtractSeconds(now, seconds))
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** Takes one failure off each of these budgets: the attempts did not fail. */
export const refundFailures = (db: Db, names: string[]) =>
  names.length > 0 &&
  db
    .updateTable('guess_budgets')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('budget', 'in', names)
    .where('failures', '>', 0)
    .execute()

/** Counts a failure; the first after a window has ended starts a new one. @returns the failures in the window */
export async function countFailure(db: Handle, { name, seconds }: Omit<FailureBudget, 'max'>, now: Date) {
  const ended = subtractSeconds(now, seconds)
  const { failures } = await db
    .insertInto('guess_budgets')
    .values({ budget: name, failures: 1, since: now })
    .onConflict((known) =>
      known.column('budget').doUpdateSet((eb) => {
        const isOver = eb('guess_budgets.since', '<=', ended)
        return {
          failures: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('guess_budgets.failures', '+', 1))
            .end(),
          since: eb.case().when(isOver).then(now).else(eb.ref('guess_budgets.since')).end(),
        }
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

export const deleteOldFailureBudgets = (db: Db, before: Date) =>
  db.deleteFrom('guess_budgets').where('since', '<', before).execute()

const subtractSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() - seconds * 1000)
