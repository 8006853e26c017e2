import type { Db } from '#database/connect.ts'

/**
 * Reads the counters of orders by name: a status, or a day such as `day:2026-06-15`. Reads only a few rows.
 * @returns a function that gives the number and the value in paise of the orders under a name
 */
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
