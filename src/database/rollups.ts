import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import type { Database } from './schema.ts'

/** What is counted as rows come and go; `products` are those on sale. */
type RowCounter =
  | 'users:admin'
  | 'users:customer'
  | 'products'
  | 'products:hidden'
  | 'products:drafts'
  | 'pictures'
  | 'categories'
  | 'activity'

/**
 * How many rows there are of each, whatever the size of their tables.
 * @returns asked for one or several names, answers how many there are of all these together
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

/** Orders and their money under each name: a status, or a day such as `day:2026-06-15`. At the cost of a few rows. */
export async function readOrderRollups(db: Db, names: readonly string[]) {
  const rows = await db
    .selectFrom('order_tallies')
    .select((eb) => ['counted', eb.fn.sum('orders').as('orders'), eb.fn.sum('paise').as('paise')])
    .where('counted', 'in', names)
    .groupBy('counted')
    .execute()
  const tallies = new Map(
    rows.map(({ counted, orders, paise }) => [counted, { orders: Number(orders), paise: Number(paise) }]),
  )
  return (name: string) => tallies.get(name) ?? { orders: 0, paise: 0 }
}
