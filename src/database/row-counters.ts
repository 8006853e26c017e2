import type { Transaction } from 'kysely'
import { buildOnce } from './build-once.ts'
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
  | 'pictures:reviews'
  | 'categories'
  | 'audited'

const selectCounters = buildOnce((db: Db | Transaction<Database>) =>
  db
    .selectFrom('row_tallies')
    .select((eb) => ['counted', eb.fn.sum('amount').as('amount')])
    .groupBy('counted'),
)

/**
 * Reads the counters of rows, so that the tables themselves need not be counted.
 * @returns a function that gives the sum of the counters with these names
 */
export async function readRowCounters(db: Db | Transaction<Database>) {
  const rows = await selectCounters(db).execute()
  const amounts = new Map(rows.map(({ counted, amount }) => [counted, Number(amount)]))
  return (...counted: RowCounter[]) => counted.reduce((sum, name) => sum + (amounts.get(name) ?? 0), 0)
}
