import type { Db } from '../../../database/connect.ts'

type Step = { client: string; since: Date; pages: number }

/** Takes some pages of a client's minute, which begins at `since`. @returns how many are taken in it now */
export async function takePages(db: Db, { client, since, pages }: Step) {
  const { used } = await db
    .insertInto('page_budgets')
    .values({ client, since, used: pages })
    .onConflict((known) =>
      known.column('client').doUpdateSet((eb) => ({
        since: eb.fn('greatest', ['page_budgets.since', 'excluded.since']),
        used: eb
          .case()
          .when('page_budgets.since', '>=', since)
          .then(eb('page_budgets.used', '+', pages))
          .else(pages)
          .end(),
      })),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return used
}

export const forgetOldPageBudgets = (db: Db, since: Date) =>
  db.deleteFrom('page_budgets').where('since', '<', since).execute()
