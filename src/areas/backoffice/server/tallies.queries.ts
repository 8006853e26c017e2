import type { Db } from '../../../database/connect.ts'

/** What is counted as rows come and go. */
export type Counted = 'users:admin' | 'users:customer' | 'products' | 'categories' | 'activity'

/** How many rows there are of each, whatever the size of their tables. */
export async function readTallies(db: Db) {
  const rows = await db
    .selectFrom('row_tallies')
    .select((eb) => ['counted', eb.fn.sum('amount').as('amount')])
    .groupBy('counted')
    .execute()
  const amounts = new Map(rows.map(({ counted, amount }) => [counted, Number(amount)]))
  return (counted: Counted) => amounts.get(counted) ?? 0
}

/** Orders and their money under each name: a status, or a day such as `day:2026-06-15`. */
export async function readOrderTallies(db: Db, names: string[]) {
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
