import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'

/** The newest orders that are counted, and for how many days they say what sells. */
const [newestOrders, days] = [2000, 90]

/**
 * The products of which most units were ordered and paid lately, all on sale; none in a shop that has sold nothing.
 * Reads a bounded number of orders.
 */
export async function listSoldIds(db: Db, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select products.id from (
      select product_id, sum(quantity) as units from (
        select id, paid_at from orders order by id desc limit ${sql.lit(newestOrders)}
      ) as newest join order_items on order_items.order_id = newest.id join packs on packs.id = order_items.pack_id
      where paid_at > ${now}::timestamptz - ${sql.lit(days)} * interval '1 day'
      group by product_id
    ) as sold join products on products.id = product_id
    where archived_at is null order by units desc, products.id desc limit ${sql.lit(most)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The bestsellers, then the newest products; all are on sale. */
export async function listBestsellerIds(db: Db, now: Date, most: number): Promise<number[]> {
  const sold = await listSoldIds(db, now, most)
  if (sold.length >= most) return sold
  const newest = await db
    .selectFrom('products')
    .select('id')
    .where('archived_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return [...new Set([...sold, ...newest.map(({ id }) => id)])].slice(0, most)
}
