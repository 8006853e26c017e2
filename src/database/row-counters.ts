import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import type { Database } from './schema.ts'

/** The counted rows; `products` are those on sale. */
type RowCounter =
  | 'users:admin'
  | 'users:customer'
  | 'products'
  | 'products:hidden'
  | 'products:drafts'
  | 'pictures'
  | 'categories'
  | 'audited'

/**
 * Reads the counters of rows, so that the tables themselves need not be counted.
 * @returns a function that gives the sum of the counters with these names
 */
export async function readRowCounters(db: Db | Transaction<Database>) {
  const rows = await db
    .selectFrom('row_tallies')
    .select((eb) => ['counted', eb.fn.sum('amount').as('amount')])
    .groupBy('counted')
    .execute()
  const amounts = new Map(rows.map(({ counted, amount }) => [counted, Number(amount)]))
  return (...counted: RowCounter[]) => counted.reduce((sum, name) => sum + (amounts.get(name) ?? 0), 0)
}
