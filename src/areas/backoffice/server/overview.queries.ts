import { type NotNull, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { lowStock } from '../../../values/stock.ts'

/** The orders to pack that have waited longest, read along the index of status and number (see `backThrough`). */
export const findOrdersToPack = (db: Db, most: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'user_name', 'total_paise', 'paid_at'])
    .where(sql<boolean>`status between 'paid' and 'paid'`)
    // The table's own check says that a paid order has it.
    .$narrowType<{ paid_at: NotNull }>()
    .orderBy('status')
    .orderBy('id')
    .limit(most)
    .execute()

/** The products with the least left. */
export const findRunningLow = (db: Db, most: number) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'stock'])
    .where('archived_at', 'is', null)
    .where('stock', '<=', lowStock)
    .orderBy('stock')
    .orderBy('id')
    .limit(most)
    .execute()

/** Beyond this a count says no more to a merchant, and would cost ever more. */
const mostCounted = 1000

/** How much there is to look at: products with few left and with none, orders with a mark, refunds that failed. */
export async function countWorries(db: Db) {
  const { rows } = await sql<Record<'low' | 'out' | 'marked' | 'failed', number>>`
    select
      (select count(*) from (select from products
        where archived_at is null and stock between 1 and ${lowStock} limit ${mostCounted}) as found) as low,
      (select count(*) from (select from products
        where archived_at is null and stock = 0 limit ${mostCounted}) as found) as out,
      (select count(*) from (select from orders
        where attention is not null limit ${mostCounted}) as found) as marked,
      (select count(*) from (select from refunds
        where status = 'failed' limit ${mostCounted}) as found) as failed`.execute(db)
  const { low = 0, out = 0, marked = 0, failed = 0 } = rows[0] ?? {}
  return { low, out, moneyMatters: Math.min(marked + failed, mostCounted) }
}
