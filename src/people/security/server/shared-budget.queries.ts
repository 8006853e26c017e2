import type { Db } from '#database/connect.ts'

type Step = { name: string; since: Date; by: number }

/**
 * Takes `by` units from a budget in the window that begins at `since`. @returns the units taken in the window so far
 */
export async function takeFromBudget(db: Db, { name, since, by }: Step) {
  const { used } = await db
    .insertInto('page_budgets')
    .values({ client: name, since, used: by })
    .onConflict((known) =>
      known.column('client').doUpdateSet((eb) => ({
        since: eb.fn('greatest', ['page_budgets.since', 'excluded.since']),
        used: eb
          .case()
          .when('page_budgets.since', '>=', since)
          .then(eb('page_budgets.used', '+', by))
          .else(by)
          .end(),
      })),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return used
}

export const deleteOldSharedBudgets = (db: Db, before: Date) =>
  db.deleteFrom('page_budgets').where('since', '<', before).execute()
